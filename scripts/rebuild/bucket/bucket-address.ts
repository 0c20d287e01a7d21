/** Where a site is published: a bucket, and the folder in it that holds the site (`''` or `site/`). */
export interface BucketAddress {
  bucket: string;
  prefix: string;
}

/** Names that S3 allows: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.~-]+)*)\/?$/;

/** Reads `s3://bucket/folder`; undefined when it is something else. */
export function readBucketAddress(text: string): BucketAddress | undefined {
  const [, bucket, folder = ''] = ADDRESS.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix: folder === '' ? '' : `${folder.slice(1)}/` };
}
