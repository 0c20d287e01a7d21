import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as keys from '../../../src/lib/browser/storage/storage-keys.ts';
import { CACHE_TIMES_DATABASE, LANGUAGES, OFFLINE_CACHES } from '../../../src/lib/config.ts';

/** Keys that begin alike are named together: `draft_…`. */
const withoutEllipsis = (name: string) => name.replace(/[ …]+$/, '');
const STORED = [...Object.values(keys), ...Object.values(OFFLINE_CACHES), CACHE_TIMES_DATABASE].map(withoutEllipsis);

test.each(LANGUAGES)(
  'the privacy page in %s says what a page reports, how to refuse it, and all that is kept on the device',
  (language) => {
    const page = readFileSync(`scripts/sandbox/data/help/${language}/privacy-policy.html`, 'utf8');
    const tables = [...page.matchAll(/<table>(.*?)<\/table>/gs)].map(([table]) => [...table.matchAll(/<tr><td>(.*?)<\/td>/g)]);
    // The page, the visit, its speed, its failures: all that a report has (src/lib/domain/visit/visit-report.ts).
    expect(tables.map(({ length }) => length)).toEqual([6, expect.any(Number), 4]);
    expect(page).toContain({ en: 'Do Not Track', ms: 'Do Not Track', bd: '‘ট্র্যাক করবেন না’', cn: '“请勿跟踪”' }[language]);
    const named = tables[1]?.flatMap(([, cell = '']) => cell.split(', ')).map(withoutEllipsis);
    expect(named?.toSorted()).toEqual(STORED.toSorted());
  },
);
