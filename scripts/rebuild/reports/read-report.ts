import * as v from 'valibot';
import { ROUTES } from '../../../src/lib/api/routes/every-route.ts';
import {
  type FailureKind,
  MAX_FAILURES,
  PAGE_KINDS,
  SESSIONS,
  VITALS,
} from '../../../src/lib/domain/visit/visit-beacon.ts';

const CALL_PATHS = Object.values(ROUTES).map(({ path }) => path);

/** The directives that our policies have, and those that browsers name in their place. */
const DIRECTIVES = [
  ...['default-src', 'base-uri', 'object-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...['script-src', 'script-src-elem', 'script-src-attr', 'worker-src', 'manifest-src'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'media-src'],
  ...['connect-src', 'require-trusted-types-for', 'trusted-types'],
];

/** Where each kind of failure can be, as it is counted: a `script` of ours is named in the log alone. */
export const PLACES: Record<FailureKind, readonly string[]> = {
  error: ['script', 'page'],
  rejection: ['script'],
  broken: ['page'],
  offline: CALL_PATHS,
  timeout: CALL_PATHS,
  unreadable: CALL_PATHS,
  maintenance: CALL_PATHS,
  serverError: CALL_PATHS,
  policy: DIRECTIVES,
};
const KINDS = Object.keys(PLACES) as FailureKind[];

const SCRIPT = /^\/_astro\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;

/** Seconds, or a score. A page in a forgotten tab would say hours. */
const MAX_VITAL = 600;

/** A text out of a list; any other is `other`, so that nobody can make up labels. */
const known = <Word extends string>(words: readonly Word[]) =>
  v.pipe(v.string(), v.fallback(v.picklist([...words, 'other']), 'other'));

/** A figure outside the bounds is left out, and the rest of its report counts. */
const Vital = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VITAL))),
  undefined,
);

/** `place` is what is counted; for a script of ours `at` says where, for the log. */
const Failure = v.pipe(
  v.object({ kind: known(KINDS), at: v.string() }),
  v.transform(({ kind, at }) => {
    const place = SCRIPT.test(at) ? 'script' : at;
    const isKnown = kind !== 'other' && PLACES[kind].includes(place);
    return isKnown ? { kind, at, place } : { kind, at: 'other', place: 'other' };
  }),
);

const Report = v.object({
  page: known(PAGE_KINDS),
  session: known(SESSIONS),
  vitals: v.optional(v.object(v.entriesFromList(VITALS, Vital)), {}),
  failures: v.optional(v.pipe(v.array(Failure), v.maxLength(MAX_FAILURES)), []),
});

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
