import { expect, it, vi } from 'vitest';
import { openRemote, readBucketAddress } from '../../../../../scripts/rebuild/bucket/rclone.ts';
import { hasRclone, leftOut } from './s3-server.ts';

it.each([
  ['s3://my-site', { bucket: 'my-site', prefix: '' }],
  ['s3://my-site/', { bucket: 'my-site', prefix: '' }],
  ['s3://my.site/casino/live', { bucket: 'my.site', prefix: 'casino/live/' }],
  ['s3://my.site/casino/', { bucket: 'my.site', prefix: 'casino/' }],
])('reads %s', (text, expected) => expect(readBucketAddress(text)).toEqual(expected));

it.each(['my-site', 's3://', 's3:///folder', 's3://My_Site', 'https://my-site', 's3://my-site//a', 's3://my-site/a?b'])(
  'refuses %s',
  (text) => expect(readBucketAddress(text)).toBeUndefined(),
);

it.skipIf(!hasRclone)(`soon says why an endpoint cannot be read${leftOut}`, async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  await expect(openRemote('s3://my-site', { pathStyle: undefined }).read('lock.json')).rejects.toThrow('connection refused');
});
