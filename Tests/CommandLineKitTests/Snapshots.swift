/// What each page of the small program looks like.
enum Snapshots {
  static let help = #"""
    demo — does things to files

    Usage:
      demo [options] FILE…
      demo COMMAND [options]

    A paragraph that says at some length what the program does, so that it has to be
    wrapped.

    Arguments:
      FILE  a file

    Commands:
      check  only look
      man    print the manual

    Options:
      -o, --output DIR            where to
      -f, --force                 do it anyway
          --tag TAG               a tag (any [text])
          --color auto|always|never
                                  when to colour
          --help                  print this

    Exit codes:
      0  all is well

    """#

  static let checkHelp = #"""
    demo check — only look

    Usage:
      demo check [options] [FILE…]

    Arguments:
      FILE  a file

    Options:
          --strict                don't be kind
          --color auto|always|never
                                  when to colour
          --help                  print this

    """#

  static let manual = #"""
    .TH DEMO 1
    .SH NAME
    demo \- does things to files
    .SH SYNOPSIS
    .B demo
    [options] FILE...
    .SH DESCRIPTION
    .PP
    A paragraph that says at some length what the program does, so that it has to be wrapped.
    .TP
    .B FILE
    a file
    .SH OPTIONS
    .TP
    .B \-o, \-\-output DIR
    where to
    .TP
    .B \-f, \-\-force
    do it anyway
    .TP
    .B \-\-tag TAG
    a tag (any [text])
    .TP
    .B \-\-color auto|always|never
    when to colour
    .TP
    .B \-\-help
    print this
    .SH COMMANDS
    .SS check [FILE...]
    only look.
    .TP
    .B \-\-strict
    don't be kind
    .SS man
    print the manual.
    .SH EXIT STATUS
    .TP
    .B 0
    all is well

    """#

  static let bash = #"""
    _demo() {
      local word="${COMP_WORDS[COMP_CWORD]}"
      local previous="${COMP_WORDS[COMP_CWORD - 1]}"
      local options="" words=""
      case "${COMP_WORDS[1]}" in
        check) options="--strict --color --help" ;;
        man) options="--color --help" ;;
        *) options="--output -o --force -f --tag --color --help" ;;
      esac
      case "$previous" in
        --output | -o)
          COMPREPLY=($(compgen -d -- "$word"))
          return
          ;;
        --tag) return ;;
        --color)
          COMPREPLY=($(compgen -W "auto always never" -- "$word"))
          return
          ;;
      esac
      if [[ "$word" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
      fi
      ((COMP_CWORD == 1)) && words="check man"
      COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
    }
    complete -o filenames -F _demo demo

    """#

  static let zsh = #"""
    #compdef demo

    _demo() {
      local -a commands
      commands=(
        'check:only look'
        'man:print the manual'
      )
      case "$words[2]" in
        check)
          shift words
          ((CURRENT -= 1))
          _arguments \
            '--strict[don'\''t be kind]' \
            '--color[when to colour]:auto|always|never:(auto always never)' \
            '--help[print this]' \
            '*:FILE:_files'
          ;;
        man)
          shift words
          ((CURRENT -= 1))
          _arguments \
            '--color[when to colour]:auto|always|never:(auto always never)' \
            '--help[print this]'
          ;;
        *)
          ((CURRENT == 2)) && _describe command commands
          _arguments \
            '--output[where to]:DIR:_files -/' \
            '-o[where to]:DIR:_files -/' \
            '--force[do it anyway]' \
            '-f[do it anyway]' \
            '*--tag[a tag (any \[text\])]:TAG: ' \
            '--color[when to colour]:auto|always|never:(auto always never)' \
            '--help[print this]' \
            '*:FILE:_files'
          ;;
      esac
    }

    _demo "$@"

    """#

  static let fish = #"""
    complete -c demo -n __fish_use_subcommand -a check -d 'only look'
    complete -c demo -n __fish_use_subcommand -a man -d 'print the manual'
    complete -c demo -n 'not __fish_seen_subcommand_from check man' -l output -s o -x -a '(__fish_complete_directories)' -d 'where to'
    complete -c demo -n 'not __fish_seen_subcommand_from check man' -l force -s f -d 'do it anyway'
    complete -c demo -n 'not __fish_seen_subcommand_from check man' -l tag -x -d 'a tag (any [text])'
    complete -c demo -n 'not __fish_seen_subcommand_from check man' -l color -x -a 'auto always never' -d 'when to colour'
    complete -c demo -n 'not __fish_seen_subcommand_from check man' -l help -d 'print this'
    complete -c demo -n '__fish_seen_subcommand_from check' -l strict -d 'don\'t be kind'
    complete -c demo -n '__fish_seen_subcommand_from check' -l color -x -a 'auto always never' -d 'when to colour'
    complete -c demo -n '__fish_seen_subcommand_from check' -l help -d 'print this'
    complete -c demo -n '__fish_seen_subcommand_from man' -l color -x -a 'auto always never' -d 'when to colour'
    complete -c demo -n '__fish_seen_subcommand_from man' -l help -d 'print this'

    """#

}
