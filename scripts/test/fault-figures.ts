import { existsSync, readFileSync } from 'node:fs';

interface Spec {
  /** `addDeposit, status-502, bd`. */
  title: string;
  ok: boolean;
  tests: { results: { duration: number }[] }[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

/** What came of a call, or of a kind of bad answer. */
interface Row {
  passed: number;
  failed: number;
  seconds: number;
}

export interface FaultFigures {
  byRoute: Record<string, Row>;
  byKind: Record<string, Row>;
}

/** Adds up Playwright's JSON results of the test of faults, by call and by kind. */
export function faultFigures(file: string): FaultFigures {
  const figures: FaultFigures = { byRoute: {}, byKind: {} };
  if (!existsSync(file)) return figures;
  for (const { title, ok, tests } of specsIn(JSON.parse(readFileSync(file, 'utf8')) as Suite)) {
    const [route = '', kind] = title.split(', ');
    if (!kind) continue;
    const seconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1_000, 0);
    for (const [table, name] of [
      [figures.byRoute, route],
      [figures.byKind, kind],
    ] as const) {
      const row = table[name] ?? { passed: 0, failed: 0, seconds: 0 };
      table[name] = {
        passed: row.passed + Number(ok),
        failed: row.failed + Number(!ok),
        seconds: Math.round((row.seconds + seconds) * 10) / 10,
      };
    }
  }
  return figures;
}

function specsIn({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
