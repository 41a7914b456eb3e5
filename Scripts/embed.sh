#!/usr/bin/env bash
# Writes the Swift files anew that carry the templates, the runtime's source and the pages of the
# findings in the binary. Run it after a change to Templates, Sources/FeatureRuntime or
# Documentation/diagnostics; a test says so where it was forgotten.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=$(mktemp -d)
trap 'rm -rf "$tool"' EXIT
swiftc Sources/embedtool/*.swift -o "$tool/embedtool"
"$tool/embedtool" .
