import * as v from 'valibot';
import { ROUTES } from '../../../src/lib/api/routes/every-route.ts';
import {
  BEACON_LIMITS,
  CALL_PROBLEMS,
  ERROR_KINDS,
  PAGE_KINDS,
  SESSIONS,
} from '../../../src/lib/domain/visit/visit-beacon.ts';

/** The calls of the backend as reports name them. */
export const CALL_PATHS: readonly string[] = Object.values(ROUTES).map(({ path }) => path);

/** The directives that our policies have, and those that browsers name in their place. */
export const DIRECTIVES: readonly string[] = [
  ...[
    'default-src',
    'base-uri',
    'object-src',
    'form-action',
    'img-src',
    'font-src',
    'manifest-src',
    'connect-src',
    'frame-src',
  ],
  ...[
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
    'media-src',
    'worker-src',
  ],
  ...['frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
];

const SCRIPT = /^\/_astro\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;

const Text = v.pipe(v.string(), v.maxLength(BEACON_LIMITS.text));

/** A text out of a list; any other is `other`, so that nobody can make up labels. */
function known<Word extends string>(words: readonly Word[]) {
  return v.pipe(
    Text,
    v.transform((text): Word | 'other' => words.find((word) => word === text) ?? 'other'),
  );
}

const upTo = (most: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));
const few = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(BEACON_LIMITS.problems)), []);
const { durationMs, layoutShift } = BEACON_LIMITS;

const Source = v.pipe(
  Text,
  v.transform((text) => (text === 'page' || SCRIPT.test(text) ? text : 'other')),
);

const Report = v.pipe(
  v.object({
    page: known(PAGE_KINDS),
    session: known(SESSIONS),
    vitals: v.optional(
      v.object({
        lcp: upTo(durationMs),
        inp: upTo(durationMs),
        ttfb: upTo(durationMs),
        cls: upTo(layoutShift),
      }),
      {},
    ),
    errors: few(v.object({ kind: known(ERROR_KINDS), source: Source })),
    calls: few(v.object({ path: known(CALL_PATHS), problem: known(CALL_PROBLEMS) })),
    policy: few(known(DIRECTIVES)),
  }),
  v.check(
    ({ errors, calls, policy }) =>
      errors.length + calls.length + policy.length <= BEACON_LIMITS.problems,
  ),
);

/** A report in which every label is one that we know. */
export type KnownReport = v.InferOutput<typeof Report>;

/** Reads a body; undefined when it is no report. Nothing of it is kept but what the schema names. */
export function readReport(body: Buffer): KnownReport | undefined {
  try {
    const result = v.safeParse(Report, JSON.parse(body.toString()), { abortEarly: true });
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
