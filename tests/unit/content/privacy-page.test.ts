import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, OFFLINE_CACHES } from '../../../src/lib/config.ts';

const sources = globSync('src/{lib,islands}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const KEYS = [
  ...sources.flatMap((text) => [...text.matchAll(/\b(?:[A-Z_]*KEY|PREFIX) = '([\w ]+)'/g)].map(([, key = '']) => key.trim())),
  ...sources.flatMap((text) => [...text.matchAll(/useResendCountdown\('(\w+)'\)/g)].map(([, key = '']) => key)),
  'draft_',
  ...Object.values(OFFLINE_CACHES),
];

test.each(LANGUAGES)(
  'the privacy page in %s says what a page reports, how to refuse it, and all that is kept on the device',
  (language) => {
    const page = readFileSync(`scripts/sandbox/data/help/${language}/privacy-policy.html`, 'utf8');
    const rows = [...page.matchAll(/<table>(.*?)<\/table>/gs)].map(([table]) => table.split('<tr>').length - 2);
    // The page, the visit, its speed, its failures: all that a report has (src/lib/domain/visit/visit-report.ts).
    expect(rows).toEqual([6, expect.any(Number), 4]);
    expect(page).toContain({ en: 'Do Not Track', ms: 'Do Not Track', bd: '‘ট্র্যাক করবেন না’', cn: '“请勿跟踪”' }[language]);
    const names = [...page.matchAll(/<td>([a-z_, …]+)<\/td>/g)].flatMap(([, cell = '']) => cell.split(', '));
    const isNamed = (key: string) => names.some((name) => name.replace(/[ …]+$/, '') === key);
    expect(KEYS.length).toBeGreaterThan(18);
    expect(KEYS.filter((key) => !isNamed(key))).toEqual([]);
  },
);
