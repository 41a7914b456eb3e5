#compdef featuregen

_featuregen() {
  local -a commands
  commands=(
    'check:report what is wrong in specs, writing nothing'
    'fix:apply the mechanical changes that findings offer'
    'format:lay out specs in the one way that there is'
    'explain:say what a finding means, with a spec before and after'
    'generate:write Swift for specs; the same as without a command'
    'init:write a featuregen.json and a first spec into this folder'
    'watch:write Swift again whenever a spec changes, until interrupted'
    'template:show, explain and check the templates that make the output'
    'completions:print a script that completes this command line'
    'man:print the manual page'
  )
  case "$words[2]" in
    check)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--generated[also compare the output folder; needs --output]' \
        '--output[the folder of the generated files]:DIR:_files -/' \
        '-o[the folder of the generated files]:DIR:_files -/' \
        '--access[who can use what is generated; internal as it comes]:public|package|internal:(public package internal)' \
        '--runtime[write the runtime beside the features, as it comes, or import it as a module]:embed|import:(embed import)' \
        '--observation[how stores tell of changes\: by the Observation framework, as it comes, or by Combine, as it comes below iOS 17]:observation|combine:(observation combine)' \
        '--ios[the oldest iOS that the app runs on; 17 as it comes]:13|15|16|17:(13 15 16 17)' \
        '*--header[a comment line that stands first in each file]:LINE: ' \
        '--templates[a folder of your own templates, on top of the built-in ones]:DIR:_files -/' \
        '--qualify-all[spell every name of the standard library with its module]' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SPEC:_files'
      ;;
    fix)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--dry-run[print the difference, writing nothing]' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SPEC:_files'
      ;;
    format)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--check[name the specs that would change, writing nothing]' \
        '--diff[print the difference, writing nothing]' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SPEC:_files'
      ;;
    explain)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--list[print every id with its title]' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:ID: '
      ;;
    generate)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--output[the folder of the generated files]:DIR:_files -/' \
        '-o[the folder of the generated files]:DIR:_files -/' \
        '--access[who can use what is generated; internal as it comes]:public|package|internal:(public package internal)' \
        '--runtime[write the runtime beside the features, as it comes, or import it as a module]:embed|import:(embed import)' \
        '--observation[how stores tell of changes\: by the Observation framework, as it comes, or by Combine, as it comes below iOS 17]:observation|combine:(observation combine)' \
        '--ios[the oldest iOS that the app runs on; 17 as it comes]:13|15|16|17:(13 15 16 17)' \
        '*--header[a comment line that stands first in each file]:LINE: ' \
        '--templates[a folder of your own templates, on top of the built-in ones]:DIR:_files -/' \
        '--qualify-all[spell every name of the standard library with its module]' \
        '--force[overwrite files that featuregen did not write]' \
        '--stamp[also renew this empty file after each run, for make; the depfile then speaks of it]:FILE:_files' \
        '--list-outputs[print the paths of the files that would be written, and stop]' \
        '--depfile[also write which files depend on which, for make and Ninja]:FILE:_files' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SPEC:_files'
      ;;
    init)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]'
      ;;
    watch)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--output[the folder of the generated files]:DIR:_files -/' \
        '-o[the folder of the generated files]:DIR:_files -/' \
        '--access[who can use what is generated; internal as it comes]:public|package|internal:(public package internal)' \
        '--runtime[write the runtime beside the features, as it comes, or import it as a module]:embed|import:(embed import)' \
        '--observation[how stores tell of changes\: by the Observation framework, as it comes, or by Combine, as it comes below iOS 17]:observation|combine:(observation combine)' \
        '--ios[the oldest iOS that the app runs on; 17 as it comes]:13|15|16|17:(13 15 16 17)' \
        '*--header[a comment line that stands first in each file]:LINE: ' \
        '--templates[a folder of your own templates, on top of the built-in ones]:DIR:_files -/' \
        '--qualify-all[spell every name of the standard library with its module]' \
        '--force[overwrite files that featuregen did not write]' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SPEC:_files'
      ;;
    template)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--templates[a folder of your own templates, on top of the built-in ones]:DIR:_files -/' \
        '--built-in[print the built-in one]' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:COMMAND:(list which cat doc check)'
      ;;
    completions)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SHELL:(bash zsh fish)'
      ;;
    man)
      shift words
      ((CURRENT -= 1))
      _arguments \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]'
      ;;
    *)
      ((CURRENT == 2)) && _describe command commands
      _arguments \
        '--output[the folder of the generated files]:DIR:_files -/' \
        '-o[the folder of the generated files]:DIR:_files -/' \
        '--access[who can use what is generated; internal as it comes]:public|package|internal:(public package internal)' \
        '--runtime[write the runtime beside the features, as it comes, or import it as a module]:embed|import:(embed import)' \
        '--observation[how stores tell of changes\: by the Observation framework, as it comes, or by Combine, as it comes below iOS 17]:observation|combine:(observation combine)' \
        '--ios[the oldest iOS that the app runs on; 17 as it comes]:13|15|16|17:(13 15 16 17)' \
        '*--header[a comment line that stands first in each file]:LINE: ' \
        '--templates[a folder of your own templates, on top of the built-in ones]:DIR:_files -/' \
        '--qualify-all[spell every name of the standard library with its module]' \
        '--force[overwrite files that featuregen did not write]' \
        '--stamp[also renew this empty file after each run, for make; the depfile then speaks of it]:FILE:_files' \
        '--list-outputs[print the paths of the files that would be written, and stop]' \
        '--depfile[also write which files depend on which, for make and Ninja]:FILE:_files' \
        '--diagnostics[the form of findings; text as it comes; json and sarif go to standard output]:text|plain|json|sarif|github:(text plain json sarif github)' \
        '--config[read this file instead of featuregen.json]:FILE:_files' \
        '--no-config[read no featuregen.json]' \
        '--target[go by what featuregen.json says of this target]:NAME: ' \
        '--warnings-as-errors[let a warning count as an error]' \
        '*--suppress[leave out warnings of one kind, such as FG1204]:ID: ' \
        '--absolute-paths[show absolute paths, for editors that need them]' \
        '--color[when to colour findings]:auto|always|never:(auto always never)' \
        '--quiet[print errors only]' \
        '-q[print errors only]' \
        '--verbose[also print each file written or removed]' \
        '-v[also print each file written or removed]' \
        '--help[print this help]' \
        '-h[print this help]' \
        '--version[print the version]' \
        '*:SPEC:_files'
      ;;
  esac
}

_featuregen "$@"
