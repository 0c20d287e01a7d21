import { expect, it } from 'vitest';
import { readBucketAddress } from '../../../../../scripts/rebuild/bucket/rclone.ts';

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
