declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** As far as the tests use it. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    readonly store: {
      listObjects(
        bucket: string,
        options: { prefix: string },
      ): Promise<{ objects: { key: string; lastModifiedDate: Date; size: number; metadata: { etag: string } }[] }>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
