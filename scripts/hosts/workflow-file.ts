import { asVariables, parseEnv } from '../settings/env.ts';

/** Every setting that a build reads. */
const VARIABLES = Object.keys(asVariables(parseEnv({})));

const value = (kind: 'vars' | 'secrets', name: string) => `\${{ ${kind}.${name} }}`;

/** The sources, Node, the content and pictures of the run before, and the packages. */
const PREPARE = `      - uses: actions/checkout@v4
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
      - run: npm ci`;

/** A GitHub workflow that builds the site when the backend's content changes and publishes it to a bucket or to GitHub Pages. */
export function workflowFile(): string {
  return `# Made by the build from scripts/hosts: copy it to .github/workflows/deploy.yml.
# Set the settings of .env.example as repository variables, and PUBLISH_TO: s3://your-bucket, or pages (with a domain of its own: the site stands at
# the root). For a bucket also BUCKET_REGION and, where it is not Amazon's, BUCKET_ENDPOINT as variables; BUCKET_KEY_ID and BUCKET_KEY as secrets.
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
  bucket:
    if: startsWith(vars.PUBLISH_TO, 's3://')
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
${PREPARE}
      # Whole pages at any moment, and only what has changed: docs/deploying.md, "A bucket".
      - run: npm run rebuild -- --to "$TARGET"
        env:
          TARGET: ${value('vars', 'PUBLISH_TO')}
          AWS_ACCESS_KEY_ID: ${value('secrets', 'BUCKET_KEY_ID')}
          AWS_SECRET_ACCESS_KEY: ${value('secrets', 'BUCKET_KEY')}
          AWS_REGION: ${value('vars', 'BUCKET_REGION')}
          AWS_ENDPOINT_URL_S3: ${value('vars', 'BUCKET_ENDPOINT')}
          PURGE_COMMAND: ${value('vars', 'PURGE_COMMAND')}
          INDEXNOW_KEY: ${value('vars', 'INDEXNOW_KEY')}

  build:
    if: vars.PUBLISH_TO == 'pages'
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
${PREPARE}
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true

  pages:
    needs: build
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
