import { cp, mkdtemp, rm, utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type S3Store, s3Store } from '../../../../../scripts/rebuild/bucket/s3-store.ts';

const WEBSITE = `<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`;

/**
 * An S3 server with static websites: s3rver, a package that keeps objects in a folder and checks signatures. It lacks conditional writes, which
 * are put before it here as S3 documents them, writes that no reader sees half of, and listings in pages and in order. It does not check
 * `Content-MD5`.
 */
export interface S3Server {
  /** Address of a bucket's website. */
  website(bucket: string): string;
  store(bucket: string, prefix?: string): S3Store;
  /** Makes a bucket that is like another. */
  copy(bucket: string, to: string): Promise<void>;
  /** Says that an object was written at another time. */
  setTime(bucket: string, key: string, time: Date): Promise<void>;
  /** Answers so many more writes and then none: what the store sees of a publisher that is killed. */
  dieAfter(writes: number): void;
  /** Writes that came since, in order: `PUT slots`. */
  readonly writes: string[];
  /** Leaves conditions out, as stores do that do not know them. */
  isUnconditional: boolean;
  close(): Promise<void>;
}

/** Few, so that small sites have several pages of them. */
const KEYS_IN_PAGE = 10;
const ENVIRONMENT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' };

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export async function startS3(buckets: readonly string[]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const configureBuckets = buckets.map((name) => ({ name, configs: [WEBSITE] }));
  const s3rver = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, vhostBuckets: false, configureBuckets });
  const { port } = await s3rver.run();
  let writesLeft = Number.POSITIVE_INFINITY;
  const last = new Map<string, Promise<void>>();

  const etagOf = async (path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path.split('?', 1)[0]}`, { method: 'HEAD', headers: { 'x-amz-probe': '1' } });
    return answer.ok ? answer.headers.get('etag') : undefined;
  };
  const forward = (incoming: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      const outgoing = request({ port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      outgoing.once('error', () => response.destroy());
      response.once('close', resolve);
      incoming.pipe(outgoing);
    });
  const refuse = (incoming: IncomingMessage, response: ServerResponse) => {
    incoming.resume();
    response.writeHead(412, { 'Content-Type': 'application/xml' });
    response.end('<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code><Message>At least one</Message></Error>');
  };
  const listObjects = async (bucket: string, query: URLSearchParams, response: ServerResponse) => {
    const { objects } = await s3rver.store.listObjects(bucket, { prefix: query.get('prefix') ?? '' });
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url');
    const rest = objects
      .map((object) => ({ ...object, bytes: Buffer.from(object.key), size: object.size, modified: object.lastModifiedDate.toISOString() }))
      .filter(({ bytes }) => Buffer.compare(bytes, after) > 0)
      .sort((one, other) => Buffer.compare(one.bytes, other.bytes));
    const page = rest.slice(0, KEYS_IN_PAGE);
    const contents = page.map(
      ({ key, modified, size, metadata }) =>
        `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(metadata.etag)}</ETag><Size>${size}</Size></Contents>`,
    );
    const isTruncated = rest.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.bytes.toString('base64url')}</NextContinuationToken>` : '';
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(`<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
  };
  const forwardIf = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { 'if-match': match, 'if-none-match': noneMatch } = incoming.headers;
    const etag = await etagOf(incoming.url);
    const holds = (!match || match === etag) && (noneMatch !== '*' || etag === undefined);
    if (holds) await forward(incoming, response);
    else refuse(incoming, response);
  };

  const front = createServer((incoming, response) => {
    const isWrite = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    if (isWrite) {
      writesLeft -= 1;
      const [, , ...key] = (incoming.url ?? '').split('?', 1)[0]?.split('/') ?? [];
      if (writesLeft >= 0) server.writes.push(`${incoming.method} ${decodeURIComponent(key.join('/'))}`);
    }
    if (writesLeft < 0) {
      incoming.socket.destroy();
      return;
    }
    const listed = /^\/([^/]+)\/\?(.*\blist-type=2.*)$/.exec(incoming.url ?? '');
    if (incoming.method === 'GET' && listed) {
      void listObjects(listed[1] ?? '', new URLSearchParams(listed[2]), response).catch(() => response.destroy());
      return;
    }
    const hasCondition = isWrite && Boolean(incoming.headers['if-match'] ?? incoming.headers['if-none-match']);
    const answer = hasCondition && !server.isUnconditional ? forwardIf : forward;
    // One request for an object after the other: s3rver lets a reader see half of what is being written.
    const [path = '/'] = (incoming.url ?? '/').split('?', 1);
    const turn = (last.get(path) ?? Promise.resolve()).then(() => answer(incoming, response)).catch(() => void response.destroy());
    last.set(path, turn);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  Object.assign(process.env, ENVIRONMENT, { AWS_ENDPOINT_URL_S3: url });

  const server: S3Server = {
    website: (bucket) => `${url}/${bucket}`,
    store: (bucket, prefix = '') => s3Store({ bucket, prefix, pathStyle: true, maxAttempts: 1 }),
    copy: (bucket, to) => cp(join(directory, bucket), join(directory, to), { recursive: true, preserveTimestamps: true }),
    setTime: (bucket, key, time) => utimes(join(directory, bucket, `${key}._S3rver_object`), time, time),
    dieAfter(writes) {
      writesLeft = writes;
      server.writes.length = 0;
    },
    writes: [],
    isUnconditional: false,
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await s3rver.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return server;
}
