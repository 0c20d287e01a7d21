import { asVariables, parseEnv } from '../settings/env.ts';
import { CACHE, HASHED_FOLDERS } from './rules.ts';

/** Every setting that a build reads. */
const VARIABLES = Object.keys(asVariables(parseEnv({})));

const value = (kind: 'vars' | 'secrets', name: string) => `\${{ ${kind}.${name} }}`;

/** A GitHub workflow that builds the site when the backend's content changes and publishes it to a bucket or to GitHub Pages. */
export function workflowFile(): string {
  return `# Made by the build from scripts/hosts: copy it to .github/workflows/deploy.yml.
# Set the settings of .env.example as repository variables, and PUBLISH_TO: bucket, or pages (with a domain of its own: the site stands at the root).
# For a bucket also BUCKET, BUCKET_REGION and, where it is not the usual one, BUCKET_ENDPOINT as variables; BUCKET_KEY_ID and BUCKET_KEY as secrets.
# To follow content, let the backend's webhook reach something that calls the API's "create a repository dispatch event" with content-changed.
name: deploy

on:
  repository_dispatch:
    types: [content-changed]
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

# One at a time and one waiting, whose turn brings the content of them all.
concurrency:
  group: deploy
  cancel-in-progress: false

env:
${VARIABLES.map((name) => `  ${name}: ${value('vars', name)}`).join('\n')}

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 26
          cache: npm
      - uses: actions/cache@v4
        with:
          path: |
            .cache/pictures
            .cache/list-times.json
            src/content/site
          key: content-\${{ github.run_id }}
          restore-keys: content-
      # Without it the site would name this machine as its address.
      - run: ': "\${SITE_URL:?is not set}"'
      - run: npm ci
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true

  bucket:
    needs: build
    if: vars.PUBLISH_TO == 'bucket'
    runs-on: ubuntu-latest
    env:
      AWS_ACCESS_KEY_ID: ${value('secrets', 'BUCKET_KEY_ID')}
      AWS_SECRET_ACCESS_KEY: ${value('secrets', 'BUCKET_KEY')}
      AWS_DEFAULT_REGION: ${value('vars', 'BUCKET_REGION')}
      AWS_ENDPOINT_URL: ${value('vars', 'BUCKET_ENDPOINT')}
      TARGET: s3://${value('vars', 'BUCKET')}
    steps:
      - uses: actions/download-artifact@v4
        with:
          name: site
          path: dist
      # An empty endpoint is not the usual one.
      - run: '[ -n "$AWS_ENDPOINT_URL" ] || echo "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS=true" >> "$GITHUB_ENV"'
      # Before the pages that ask for them. Nothing is deleted: open tabs go on with the files of their own release.
      - name: Files named after their content
        run: |
          for folder in ${HASHED_FOLDERS.join(' ')}; do
            for type in ${['avif:image/avif', 'webp:image/webp', 'jpg:image/jpeg', 'png:image/png', 'svg:image/svg+xml', 'js:text/javascript', 'css:text/css', 'woff2:font/woff2'].join(' ')}; do
              aws s3 sync "dist/$folder" "$TARGET/$folder" --size-only --exclude '*' --include "*.\${type%%:*}" \\
                --content-type "\${type#*:}" --cache-control '${CACHE.hashed}'
            done
          done
      - name: Other files
        run: |
          aws s3 sync dist "$TARGET" ${HASHED_FOLDERS.map((folder) => `--exclude '${folder}/*'`).join(' ')} \\
            --exclude '*.html' --exclude '*.br' --exclude '*.gz' --exclude '_*' --cache-control '${CACHE.file}'
      # A page's address has no ending, so neither has its name in the bucket, where slots may stand beside slots/Lotus: a disk wants each depth in a
      # folder of its own. The bucket's index document is index.html, its error document 404.html.
      - name: Pages
        run: |
          find dist -name '*.html' -printf '%d/%P\\0' | while IFS= read -r -d '' page; do
            mkdir -p "pages/\${page%/*}"
            cp "dist/\${page#*/}" "pages/\${page%.html}"
          done
          mkdir -p pages/0
          cp dist/index.html dist/404.html pages/0/
          for folder in pages/*; do
            aws s3 cp "$folder" "$TARGET" --recursive --only-show-errors \\
              --content-type 'text/html;charset=utf-8' --cache-control '${CACHE.page}'
          done

  pages:
    needs: build
    if: vars.PUBLISH_TO == 'pages'
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment: github-pages
    steps:
      - uses: actions/download-artifact@v4
        with:
          name: site
          path: dist
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist
      - uses: actions/deploy-pages@v4
`;
}
