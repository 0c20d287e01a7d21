import type { Failure } from '../publish/outcome.ts';

/** What did not work although the release is live in the bucket. */
export interface Untold {
  /** Why the CDN was not purged; the next publish tries again. */
  purge?: string;
  /** Why the search engines were not notified; the next publish tries again. */
  search?: string;
}

/** How publishing to a bucket ended. */
export type BucketOutcome =
  | ({ kind: 'sent'; id: string /** Objects written and removed. */; written: number; removed: number } & Untold)
  /** The bucket shows this release already. */
  | ({ kind: 'unchanged'; id: string } & Untold)
  | Failure;

function untoldText({ purge, search }: Untold): string {
  return [purge && `; the CDN was not purged: ${purge}`, search && `; the search engines were not told: ${search}`]
    .filter(Boolean)
    .join('');
}

/** The outcome in one line, for a terminal or a log. */
export function describeBucketOutcome(outcome: BucketOutcome): string {
  if (outcome.kind === 'sent') {
    return `${outcome.id} is live in the bucket, ${outcome.written} objects written, ${outcome.removed} removed${untoldText(outcome)}`;
  }
  if (outcome.kind === 'unchanged') return `Nothing has changed in the bucket: ${outcome.id} stays live${untoldText(outcome)}`;
  return `Not published to the bucket: ${outcome.reason}`;
}
