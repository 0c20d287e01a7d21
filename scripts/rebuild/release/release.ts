import * as v from 'valibot';

const Count = v.pipe(v.number(), v.minValue(0));
const Time = v.pipe(v.string(), v.isoTimestamp());

/** The description of a published site, in a file beside its folder. Times in ISO 8601. */
export const ReleaseSchema = v.object({
  id: v.string(),
  builtAt: Time,
  /** When the backend was last seen to hold what this release shows, except for lists that were kept. */
  contentAt: Time,
  /** These lists could not be read then, and were kept. */
  kept: v.optional(v.array(v.string()), []),
  /** A hash of content, code and settings. */
  fingerprint: v.string(),
  /** The site as one 'Under Maintenance' page. */
  maintenance: v.boolean(),
  pages: Count,
  /** Bytes of all pages, uncompressed. */
  pageBytes: Count,
  /** Bytes of all files. */
  bytes: Count,
  /** How many there are of each kind of content and page, by a name for messages: `promotions in bd`. */
  kinds: v.optional(v.record(v.string(), Count), {}),
  /** Files of earlier releases that open pages may still ask for, with the time at which they were last part of the live site. */
  carried: v.record(v.string(), Time),
  /** Rolled back by hand: the same content is not published again until it changes. */
  withdrawn: v.optional(v.boolean(), false),
});

export type Release = v.InferOutput<typeof ReleaseSchema>;

const ID = /^\d{8}T\d{9}Z-[\da-f]{8}$/;

/** A unique id that sorts after the newest release's, even if the clock was set back. */
export function newReleaseId(now: number, newest: Release | undefined): string {
  const time = Math.max(now, newest ? Date.parse(newest.builtAt) + 1 : 0);
  return `${new Date(time).toISOString().replace(/[-:.]/g, '')}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Whether a text is a release's id. Only such names are joined to paths. */
export function isReleaseId(text: string): boolean {
  return ID.test(text);
}
