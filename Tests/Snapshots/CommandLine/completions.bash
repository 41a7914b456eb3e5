_featuregen() {
  local word="${COMP_WORDS[COMP_CWORD]}"
  local previous="${COMP_WORDS[COMP_CWORD - 1]}"
  local options="" words=""
  case "${COMP_WORDS[1]}" in
    check) options="--generated --output -o --access --runtime --observation --ios --header --templates --qualify-all --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    fix) options="--dry-run --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    format) options="--check --diff --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    explain) options="--list --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    generate) options="--output -o --access --runtime --observation --ios --header --templates --qualify-all --force --stamp --list-outputs --depfile --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    init) options="--diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    watch) options="--output -o --access --runtime --observation --ios --header --templates --qualify-all --force --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    template)
      options="--templates --built-in --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version"
      ((COMP_CWORD == 2)) && words="list which cat doc check"
      ;;
    completions)
      options="--diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version"
      ((COMP_CWORD == 2)) && words="bash zsh fish"
      ;;
    man) options="--diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
    *) options="--output -o --access --runtime --observation --ios --header --templates --qualify-all --force --stamp --list-outputs --depfile --diagnostics --config --no-config --target --warnings-as-errors --suppress --absolute-paths --color --quiet -q --verbose -v --help -h --version" ;;
  esac
  case "$previous" in
    --output | -o)
      COMPREPLY=($(compgen -d -- "$word"))
      return
      ;;
    --access)
      COMPREPLY=($(compgen -W "public package internal" -- "$word"))
      return
      ;;
    --runtime)
      COMPREPLY=($(compgen -W "embed import" -- "$word"))
      return
      ;;
    --observation)
      COMPREPLY=($(compgen -W "observation combine" -- "$word"))
      return
      ;;
    --ios)
      COMPREPLY=($(compgen -W "13 15 16 17" -- "$word"))
      return
      ;;
    --header) return ;;
    --templates)
      COMPREPLY=($(compgen -d -- "$word"))
      return
      ;;
    --stamp)
      COMPREPLY=($(compgen -f -- "$word"))
      return
      ;;
    --depfile)
      COMPREPLY=($(compgen -f -- "$word"))
      return
      ;;
    --diagnostics)
      COMPREPLY=($(compgen -W "text plain json sarif github" -- "$word"))
      return
      ;;
    --config)
      COMPREPLY=($(compgen -f -- "$word"))
      return
      ;;
    --target) return ;;
    --suppress) return ;;
    --color)
      COMPREPLY=($(compgen -W "auto always never" -- "$word"))
      return
      ;;
  esac
  if [[ "$word" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
    return
  fi
  ((COMP_CWORD == 1)) && words="check fix format explain generate init watch template completions man"
  COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
}
complete -o filenames -F _featuregen featuregen
