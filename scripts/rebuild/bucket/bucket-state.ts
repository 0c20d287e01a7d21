import * as v from 'valibot';
import { CommandError } from '../../run/command.ts';
import { ReleaseSchema } from '../release/release.ts';
import { type Remote, STATE } from './rclone.ts';

const Names = v.array(v.string());
const StateSchema = v.object({
  /** The release that was last sent whole. */
  release: v.optional(ReleaseSchema),
  /** What publishes have written and nobody has removed: nothing else in the bucket is ever removed. */
  files: Names,
  /** Hashed files that are no longer part of the release, with the time at which they were last. */
  left: v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())),
  /** Changed files for which the CDN is still to be purged, and search engines to be notified. */
  untold: v.object({ purge: Names, search: Names }),
});
/** The state file in the bucket. */
export type BucketState = v.InferOutput<typeof StateSchema>;

const NONE: BucketState = { files: [], left: {}, untold: { purge: [], search: [] } };

export async function readState(remote: Remote): Promise<BucketState> {
  const text = await remote.read(STATE);
  try {
    return text === undefined ? NONE : v.parse(StateSchema, JSON.parse(text));
  } catch (error) {
    throw new CommandError(`${STATE} in the bucket cannot be read: ${(error as Error).message}. Remove it to publish everything anew`);
  }
}

export const writeState = (remote: Remote, state: BucketState) => remote.write(STATE, JSON.stringify(state));
