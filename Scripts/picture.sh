#!/usr/bin/env bash
# Makes Documentation/picture.png, the picture in README.md, of the pages that the host gives as HTML for
# the counter and the alert, in a browser without a window: chromium (apt-get install chromium), or
# another one of its family, named by BROWSER. The tests keep the pages as they are
# (Tests/Snapshots/Pictures; FEATUREGEN_RECORD=1 swift test --filter PictureTests writes them anew).
set -euo pipefail
cd "$(dirname "$0")/.."

browser=${BROWSER:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cp Tests/Snapshots/Pictures/*.html "$work"
cat > "$work/index.html" <<'HTML'
<!DOCTYPE html>
<meta charset="utf-8">
<style>
  body { margin: 0; padding: 20px; display: flex; gap: 20px; background: #fff }
  iframe { width: 340px; height: 260px; border: 1px solid #d1d1d6; border-radius: 18px }
</style>
<iframe src="counter.html"></iframe>
<iframe src="alert.html"></iframe>
HTML

"$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
  --user-data-dir="$work/profile" --window-size=744,302 --force-device-scale-factor=2 \
  --virtual-time-budget=2000 --screenshot="$work/picture.png" "file://$work/index.html" \
  2> "$work/said.txt" || { cat "$work/said.txt"; exit 1; }
mv "$work/picture.png" Documentation/picture.png
echo "wrote Documentation/picture.png"
