struct Article: Identifiable { let id: Int; var title = "" }
struct Page { var articles: Identified<Article> = []; var next: Int? }

client ArticleClient {
  func page(_ number: Int, size: Int) async throws -> Page
  func pageSize() -> Int
}

/// A list that loads further pages as it is scrolled.
feature Pagination {
  uses articles: ArticleClient
  state {
    var items: Identified<Article> = []
    var next: Int? = 1
    var size = 20
    var failure: String?
    var isEmpty: Bool { items.isEmpty && !more.isRunning && !refresh.isRunning }
    init {
      size = articles.pageSize()
      run more(1, size: size)
    }
  }

  effect more = articles.page(_ number, size size) {
    success(page) {
      for article in page.articles { items[id: article.id] = article }
      next = page.next
    }
    failure(message) { failure = message }
    policy first
  }
  effect refresh = articles.page(_ number, size size) {
    success(page) {
      items = page.articles
      next = page.next
    }
    failure ignored
    policy latest
  }

  action rowAppeared(_ id: Article.ID) when id == items.last?.id {
    guard let next else { return }
    failure = nil
    run more(next, size: size)
  }
  action refreshed {
    cancel more
    run refresh(1, size: size)
  }
}
