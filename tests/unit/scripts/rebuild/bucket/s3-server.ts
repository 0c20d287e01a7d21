import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openRemote, type Remote } from '../../../../../scripts/rebuild/bucket/rclone.ts';
import { atEnd } from '../../at-end.ts';
import { folderOf } from '../../folder.ts';

/** Whether the tests of the bucket can run on this machine. */
export const hasRclone = !spawnSync('rclone', ['version']).error;
export const leftOut = hasRclone ? '' : ' (left out: rclone is not installed, apt-get install rclone)';

/**
 * An S3 server: s3rver, a package that keeps objects in a folder and checks signatures. It lacks conditional writes, which are put before it here as
 * S3 documents them, and writes that no reader sees half of.
 */
export interface S3Server {
  /** Address of a bucket's objects. */
  objects(bucket: string): string;
  /** `bucket` or `bucket/folder`, as a publisher has it. */
  remote(address: string): Remote;
  /** Makes a bucket that is like another. */
  copy(bucket: string, to: string): Promise<void>;
  /** Answers so many more writes and then none: what the store sees of a publisher that is killed. */
  dieAfter(writes: number): void;
  /** Writes that came since, in order: `PUT slots.html`. */
  readonly writes: string[];
  /** Leaves conditions out, as stores do that do not know them. */
  isUnconditional: boolean;
}

const ENVIRONMENT = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
  RCLONE_RETRIES: '1',
  RCLONE_LOW_LEVEL_RETRIES: '1',
};

export async function startS3(buckets: readonly string[]): Promise<S3Server> {
  const directory = await folderOf();
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
  const s3rver = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, vhostBuckets: false, configureBuckets });
  const { port } = await s3rver.run();
  let writesLeft = Number.POSITIVE_INFINITY;
  const last = new Map<string, Promise<void>>();

  const etagOf = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD' });
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
  const forwardIf = async (incoming: IncomingMessage, response: ServerResponse, path: string) => {
    const { 'if-match': match, 'if-none-match': noneMatch } = incoming.headers;
    const etag = await etagOf(path);
    if ((!match || match === etag) && (noneMatch !== '*' || etag === undefined)) return forward(incoming, response);
    incoming.resume();
    response.writeHead(412, { 'Content-Type': 'application/xml' });
    response.end('<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code><Message>At least one</Message></Error>');
  };

  const front = createServer((incoming, response) => {
    const [path = '/'] = (incoming.url ?? '/').split('?', 1);
    const isWrite = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    if (isWrite) {
      writesLeft -= 1;
      const [, , ...key] = path.split('/');
      if (writesLeft >= 0) server.writes.push(`${incoming.method} ${decodeURIComponent(key.join('/'))}`);
    }
    if (writesLeft < 0) {
      incoming.socket.destroy();
      return;
    }
    const hasCondition = isWrite && Boolean(incoming.headers['if-match'] ?? incoming.headers['if-none-match']);
    const answer = hasCondition && !server.isUnconditional ? forwardIf : forward;
    // One request for an object after the other: s3rver lets a reader see half of what is being written.
    const turn = (last.get(path) ?? Promise.resolve()).then(() => answer(incoming, response, path)).catch(() => void response.destroy());
    last.set(path, turn);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  Object.assign(process.env, ENVIRONMENT, { AWS_ENDPOINT_URL_S3: url });

  const server: S3Server = {
    objects: (bucket) => `${url}/${bucket}`,
    remote: (address) => openRemote(`s3://${address}`, { pathStyle: undefined }),
    copy: (bucket, to) => cp(join(directory, bucket), join(directory, to), { recursive: true, preserveTimestamps: true }),
    dieAfter(writes) {
      writesLeft = writes;
      server.writes.length = 0;
    },
    writes: [],
    isUnconditional: false,
  };
  atEnd(async () => {
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
    await s3rver.close();
  });
  return server;
}
