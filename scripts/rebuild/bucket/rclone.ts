import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import * as v from 'valibot';
import { CommandError } from '../../run/command.ts';
import type { Env } from '../../settings/env.ts';
import { opensBucket, withoutSecrets } from '../../settings/secrets.ts';

/** Names that S3 allows: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.~-]+)*)\/?$/;
/** Folder of the bucket with the lock and the note of what was published. The Worker shows nothing that begins with a dot. */
const NOTES = '.site';
export const LOCK = `${NOTES}/lock.json`;
export const STATE = `${NOTES}/state.json`;
/** Files of one rclone: one that outlives a killed publisher is done before the lock can be taken over. */
const BATCH = 500;
/** What a store says of a condition that does not hold, or of two conditional writes at the same time (409). */
const REFUSED = /status code: (412|409|404)\b/;

// A file that somebody else has put there in parts has no MD5.
const Listing = v.array(v.object({ Path: v.string(), Hashes: v.optional(v.object({ md5: v.optional(v.string(), '') }), {}) }));

/** Reads `s3://bucket/folder`; undefined when it is something else. */
export function readBucketAddress(text: string): { bucket: string; prefix: string } | undefined {
  const [, bucket, folder = ''] = ADDRESS.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix: folder === '' ? '' : `${folder.slice(1)}/` };
}

export const md5Of = (bytes: Buffer | string) => createHash('md5').update(bytes).digest('hex');

/** A folder of a bucket. Names are those of files below it. */
export interface Remote {
  /** All files with the MD5 of their bytes, but for `LOCK` and `STATE`. */
  list(): Promise<Map<string, string>>;
  /** Sends files of a folder, each whole or not at all, and checks what arrived. */
  send(folder: string, names: readonly string[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<string | undefined>;
  /**
   * @param only writes only if there is no such file, or only over one with this text
   * @returns false when that does not hold
   */
  write(name: string, text: string, only?: 'absent' | { text: string }): Promise<boolean>;
  /** The same folder; what runs for it is killed when the signal aborts. */
  until(signal: AbortSignal): Remote;
}

/** rclone's settings for the bucket, from those that every AWS SDK reads. */
function environment({ pathStyle }: Pick<Env['bucket'], 'pathStyle'>): NodeJS.ProcessEnv {
  const { AWS_CA_BUNDLE, ...all } = process.env;
  const own = withoutSecrets(all, opensBucket);
  const endpoint = own['AWS_ENDPOINT_URL_S3'] || own['AWS_ENDPOINT_URL'];
  const region = own['AWS_REGION'] || own['AWS_DEFAULT_REGION'];
  return {
    ...own,
    // Without the file that a person may have for rclone.
    RCLONE_CONFIG: '',
    RCLONE_S3_ENV_AUTH: 'true',
    RCLONE_S3_PROVIDER: endpoint ? 'Other' : 'AWS',
    ...(endpoint && { RCLONE_S3_ENDPOINT: endpoint }),
    ...(region && { RCLONE_S3_REGION: region }),
    RCLONE_S3_FORCE_PATH_STYLE: String(pathStyle ?? Boolean(endpoint)),
    RCLONE_S3_NO_CHECK_BUCKET: 'true',
    RCLONE_S3_LIST_VERSION: '2',
    RCLONE_FAST_LIST: 'true',
    RCLONE_TRANSFERS: '16',
    RCLONE_CHECKERS: '16',
    RCLONE_CONTIMEOUT: '10s',
    RCLONE_TIMEOUT: '30s',
    // rclone knows that file by a setting of its own.
    ...(AWS_CA_BUNDLE && { RCLONE_CA_CERT: AWS_CA_BUNDLE }),
  };
}

function batches(names: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(names.length / BATCH) }, (_, place) => names.slice(place * BATCH, (place + 1) * BATCH).join('\n'));
}

/**
 * The folder of an address such as `s3://bucket/folder`.
 * @throws CommandError when the address is malformed, or rclone is not installed
 */
export function openRemote(address: string, settings: Pick<Env['bucket'], 'pathStyle'>): Remote {
  const found = readBucketAddress(address);
  if (!found) throw new CommandError(`${address} is no bucket: write s3://bucket or s3://bucket/folder`);
  if (spawnSync('rclone', ['version']).error) throw new CommandError('A bucket needs rclone: apt-get install rclone (docs/deploying.md)');
  return remoteAt(`:s3:${found.bucket}/${found.prefix}`, environment(settings));
}

function remoteAt(root: string, env: NodeJS.ProcessEnv, signal?: AbortSignal): Remote {
  /** @throws CommandError with what rclone says */
  async function rclone(args: readonly string[], input = ''): Promise<string> {
    signal?.throwIfAborted();
    const child = spawn('rclone', args, { env, stdio: ['pipe', 'pipe', 'pipe'], ...(signal && { signal }), killSignal: 'SIGKILL' });
    child.stdin.on('error', () => undefined).end(input);
    const ended = once(child, 'close').catch(() => {
      throw signal?.reason ?? new CommandError('rclone does not start');
    });
    const [[code], output, said] = await Promise.all([ended, textOf(child.stdout), textOf(child.stderr)]);
    if (code !== 0) throw new CommandError(`rclone ${args[0]}: ${said.slice(-2_000).trim()}`);
    return output;
  }

  return {
    async list() {
      const flags = ['--recursive', '--files-only', '--hash', '--hash-type', 'MD5', '--no-modtime', '--no-mimetype'];
      const text = await rclone(['lsjson', ...flags, '--exclude', `/${NOTES}/**`, root]);
      return new Map(v.parse(Listing, JSON.parse(text)).map(({ Path, Hashes }) => [Path, Hashes.md5]));
    },
    async send(folder, names) {
      for (const batch of batches(names)) await rclone(['copy', '--no-check-dest', '--files-from-raw', '-', folder, root], batch);
    },
    async remove(names) {
      for (const batch of batches(names)) await rclone(['delete', '--files-from-raw', '-', root], batch);
    },
    // The first call of a publish. With rclone's own thirty tries a mistyped endpoint or key is named only after minutes.
    read: async (name) => (await rclone(['cat', '--retries', '2', '--low-level-retries', '3', root + name])) || undefined,
    async write(name, text, only) {
      // A header of each request: the write is the only one.
      const condition = only === 'absent' ? 'If-None-Match: *' : only && `If-Match: "${md5Of(only.text)}"`;
      const single = ['--s3-no-head', '--retries', '1', '--low-level-retries', '1'];
      try {
        await rclone(
          ['rcat', ...(condition ? [...single, '--header', condition] : []), '--streaming-upload-cutoff', '100M', root + name],
          text,
        );
        return true;
      } catch (error) {
        if (condition && error instanceof CommandError && REFUSED.test(error.message)) return false;
        throw error;
      }
    },
    until: (end) => remoteAt(root, env, end),
  };
}
