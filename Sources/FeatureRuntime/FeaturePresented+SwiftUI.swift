#if canImport(SwiftUI)
  public import SwiftUI

  // These are found before SwiftUI's own members for any value, so `$store.editor` is one of them.

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension Bindable where Value: AnyObject {
    /// The channel of what a store presents, as `$store.editor`. Writing nil means what
    /// the channel gave when it was read last; where another thing is shown by then, it is dropped.
    @MainActor
    public subscript<Shown: FeaturePresented>(
      dynamicMember path: ReferenceWritableKeyPath<Value, Shown?>
    ) -> Binding<Shown?> {
      channel(path).remembering()
    }

    @MainActor
    private func channel<Member>(_ path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member>
    {
      self[dynamicMember: path]
    }
  }

  extension ObservedObject.Wrapper {
    /// The channel of what a store presents, before systems had `Bindable`.
    @MainActor
    public subscript<Shown: FeaturePresented>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Shown?>
    ) -> Binding<Shown?> {
      channel(path).remembering()
    }

    @MainActor
    private func channel<Member>(
      _ path: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      self[dynamicMember: path]
    }
  }

  extension Binding {
    /// The channel of what a store presents, where a view owns the store.
    @MainActor
    public subscript<Shown: FeaturePresented>(
      dynamicMember path: WritableKeyPath<Value, Shown?>
    ) -> Binding<Shown?> {
      channel(path).remembering()
    }

    @MainActor
    private func channel<Member>(_ path: WritableKeyPath<Value, Member>) -> Binding<Member> {
      self[dynamicMember: path]
    }

    /// The same channel, which drops a nil that is late.
    @MainActor
    func remembering<Shown: FeaturePresented>() -> Binding<Shown?> where Value == Shown? {
      let channel: Binding<Shown?> = self
      let memory = LastRead<Shown?>()
      return Binding<Shown?>(
        get: { memory.noting(channel.wrappedValue) },
        set: { shown, transaction in
          if shown == nil, memory.isOutdated(by: channel.wrappedValue) { return }
          channel.transaction(transaction).wrappedValue = shown
        })
    }
  }
#endif
