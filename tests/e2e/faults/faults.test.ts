import { DEMO, logIn, type Tokens } from '../fixtures/players.ts';
import { storeTokens } from '../fixtures/storage.ts';
import { test as base } from '../fixtures/test.ts';
import { allCases, sampleCases } from './cases.ts';
import { OLD_TOKEN, playCase } from './fault-case.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';

/** `npm run test:all -- faults` sets them. */
const { FAULTS_SEED = '1', FAULTS_ALL, FAULTS_ROUTE, FAULTS_KIND } = process.env;

const seed = Number(FAULTS_SEED);
const cases = (FAULTS_ALL ? allCases(seed) : sampleCases(seed)).filter(
  ({ route, kind }) => (!FAULTS_ROUTE || route === FAULTS_ROUTE) && (!FAULTS_KIND || kind === FAULTS_KIND),
);

if (cases.length === 0) {
  const [routes, kinds] = (['route', 'kind'] as const).map((key) => [...new Set(allCases(seed).map((one) => one[key]))].join(', '));
  throw new Error(`There is no such case. Calls of pages: ${routes}. Kinds: ${kinds}`);
}

const test = base.extend<{ tokens: Tokens }, { server: FaultServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const server = await startFaultServer();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  // For each case anew: a token of the sandbox is good for five minutes, and all cases take half an hour.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  tokens: async ({}, use) => use(await logIn(DEMO)),
});

/** What the browser itself writes about an answer or a redirect, and the word of the session about a profile that did not come. */
const EXPECTED = [
  /^(answer \d|failed request)/,
  /^console error: (Failed to load resource|Access to (fetch|XMLHttpRequest) at|Connecting to|Profile: \w+ on)/,
  /^policy violation: connect-src/,
];

test.use({ reuseContext: true, trace: 'off', expectedFaults: new RegExp(EXPECTED.map(({ source }) => source).join('|')) });

for (const one of cases) {
  const { route, kind, language, scenario } = one;
  test(`${route}, ${kind}, ${language}`, async ({ page, context, server, tokens }) => {
    if (scenario.as === 'player') await storeTokens(context, scenario.hasOldToken ? { ...tokens, token: OLD_TOKEN } : tokens);
    await playCase(one, { page, server, tokens });
  });
}
