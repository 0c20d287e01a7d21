import { createHash } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucket-address.ts';
import { ConflictError, type ObjectStore, type Stored } from './object-store.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
/** One object is a few megabytes at most. */
const REQUEST_TIMEOUT_MS = 120_000;

interface S3Options extends BucketAddress {
  /** The bucket's name stands in the path and not in the host's name. */
  pathStyle: boolean;
  /** Tries of one request; the SDK's own number is 3 (`AWS_MAX_ATTEMPTS`). */
  maxAttempts?: number;
}

export interface S3Store extends ObjectStore {
  close(): void;
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/**
 * A folder of a bucket, by the S3 API. Endpoint, region and credentials are found as every AWS SDK finds them: `AWS_ENDPOINT_URL_S3`, `AWS_REGION`,
 * `AWS_ACCESS_KEY_ID`, profiles, roles.
 */
export function s3Store({ bucket, prefix, pathStyle, maxAttempts }: S3Options): S3Store {
  const client = new S3Client({
    forcePathStyle: pathStyle,
    // Every write carries an MD5, which all stores check; the newer checksums not all of them know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, throwOnRequestTimeout: true },
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    async list(start = '') {
      const found = new Map<string, Stored>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start || undefined })) {
        for (const { Key = '', ETag = '', LastModified, Size = 0 } of page.Contents ?? []) {
          found.set(Key.slice(prefix.length), { etag: ETag, modified: LastModified?.toISOString() ?? '', bytes: Size });
        }
      }
      return found;
    },

    async read(key) {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(key)));
        return { text: (await Body?.transformToString()) ?? '', etag: ETag };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },

    async write(key, body, { type, cache }, only) {
      const bytes = Buffer.from(body);
      const command = {
        ...at(key),
        Body: bytes,
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
        ContentType: type,
        CacheControl: cache,
      };
      const condition = only && (only === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: only.etag });
      try {
        return (await client.send(new PutObjectCommand({ ...command, ...condition }))).ETag ?? '';
      } catch (error) {
        const status = statusOf(error);
        // 409: two conditional writes at the same time. 404: the object that was to be replaced is gone.
        if (condition && (status === 412 || status === 409 || status === 404)) throw new ConflictError(key, { cause: error });
        // A store without conditional writes; bucket-lock.ts notices.
        if (condition && status === 501) return (await client.send(new PutObjectCommand(command))).ETag ?? '';
        throw error;
      }
    },

    async copy(from, to, { type, cache }) {
      const source = [bucket, ...(prefix + from).split('/')].map(encodeURIComponent).join('/');
      await client.send(
        new CopyObjectCommand({ ...at(to), CopySource: source, MetadataDirective: 'REPLACE', ContentType: type, CacheControl: cache }),
      );
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    close: () => client.destroy(),
  };
}
