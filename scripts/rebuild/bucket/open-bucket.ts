import type { Env } from '../../settings/env.ts';
import { SettingError } from '../../settings/setting-error.ts';
import { readBucketAddress } from './bucket-address.ts';
import { type S3Store, s3Store } from './s3-store.ts';
import { indexNow, type Listeners, purgeBy } from './tell.ts';

/** An empty variable, which CI makes of one that is not set, is none: the SDK would take it for an address. */
const OPTIONAL = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL', 'AWS_REGION', 'AWS_SESSION_TOKEN', 'AWS_PROFILE'];

type Settings = Pick<Env, 'siteUrl' | 'bucket'>;

/**
 * The bucket of an address such as `s3://bucket/folder`, and who is told of what changes in it, as the settings say.
 * @throws SettingError when the address is malformed
 */
export function openBucket(address: string, env: Settings): { store: S3Store; listeners: Listeners } {
  const found = readBucketAddress(address);
  if (!found) throw new SettingError(`${address} is no bucket: write s3://bucket or s3://bucket/folder`);
  for (const name of OPTIONAL) if (process.env[name] === '') delete process.env[name];
  // Stores other than Amazon's have their buckets in the path; all of them understand it there.
  const hasEndpoint = Boolean(process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL']);
  const { siteUrl: site } = env;
  const { purgeCommand, indexNowKey, pathStyle = hasEndpoint } = env.bucket;
  return {
    store: s3Store({ ...found, pathStyle }),
    listeners: {
      site,
      purge: purgeCommand ? purgeBy(purgeCommand) : undefined,
      search: indexNowKey ? indexNow(indexNowKey, site) : undefined,
    },
  };
}
