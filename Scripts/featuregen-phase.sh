#!/usr/bin/env bash
# Runs featuregen in a build.
#
# As an Xcode run-script phase it takes its specs from the phase's input files and input file
# lists and writes beside the first output file, named or listed, or into DERIVED_FILE_DIR:
#
#     "$SRCROOT/Scripts/featuregen-phase.sh"
#
# From make and other build systems it takes the output folder and the specs as arguments:
#
#     featuregen-phase.sh OUTPUT SPEC...
#
# FEATUREGEN names the tool (featuregen from PATH as it comes); FEATUREGEN_FLAGS holds more
# options, separated by spaces.
set -euo pipefail

tool=${FEATUREGEN:-featuregen}
specs=()
flags=()
if [[ -n "${FEATUREGEN_FLAGS:-}" ]]; then read -r -a flags <<<"$FEATUREGEN_FLAGS"; fi

# add_list FILE: adds the specs that a file list names, one a line.
add_list() {
  local line
  while IFS= read -r line || [[ -n "$line" ]]; do
    [[ "$line" == *.feature ]] && specs+=("$line")
  done <"$1"
  return 0
}

if (($# > 0)); then
  output=$1
  shift
  specs=("$@")
else
  for ((i = 0; i < ${SCRIPT_INPUT_FILE_COUNT:-0}; i++)); do
    name="SCRIPT_INPUT_FILE_$i"
    if [[ "${!name}" == *.feature || -d "${!name}" ]]; then specs+=("${!name}"); fi
  done
  for ((i = 0; i < ${SCRIPT_INPUT_FILE_LIST_COUNT:-0}; i++)); do
    name="SCRIPT_INPUT_FILE_LIST_$i"
    add_list "${!name}"
  done
  if ((${SCRIPT_OUTPUT_FILE_COUNT:-0} > 0)); then
    output=$(dirname "$SCRIPT_OUTPUT_FILE_0")
  elif ((${SCRIPT_OUTPUT_FILE_LIST_COUNT:-0} > 0)); then
    first=
    read -r first <"$SCRIPT_OUTPUT_FILE_LIST_0" || [[ -n "$first" ]]
    output=$(dirname "$first")
  else
    output=${DERIVED_FILE_DIR:-}
  fi
  # Xcode shows what is wrong beside the spec where the path is absolute.
  flags+=(--diagnostics plain --absolute-paths)
fi

if [[ -z "$output" ]]; then
  echo "featuregen-phase.sh: error: there is no output folder: name output files for the phase" >&2
  exit 64
fi
if ((${#specs[@]} == 0)); then
  echo "featuregen-phase.sh: error: there are no specs: name them as the phase's input files" >&2
  exit 64
fi
if ! command -v "$tool" >/dev/null; then
  echo "featuregen-phase.sh: error: '$tool' is not there: install it or set FEATUREGEN" >&2
  exit 74
fi
exec "$tool" "${specs[@]}" --output "$output" ${flags[@]+"${flags[@]}"}
