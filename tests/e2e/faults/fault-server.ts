import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEST_SITE } from '../../../scripts/test/test-site.ts';
import type { Answer } from './answer.ts';

/** One case: how the call is answered, and its outcome. */
export interface FaultyCall {
  answer: Answer;
  /** The body of a good answer; undefined is what the sandbox answers to the same request. */
  good: object | undefined;
}

export interface FaultServer {
  url: string;
  /** The call that is answered from now on. */
  current: FaultyCall | undefined;
  close: () => void;
}

/** Starts a server that answers as no backend should. Playwright's own routes cannot cut an answer, drip it, or break its bytes. */
export async function startFaultServer(): Promise<FaultServer> {
  const server = createServer({ keepAlive: false }, (request, response) => {
    // What cannot be answered any more ends by itself.
    response.on('error', () => undefined);
    void answerRequest(request, response);
  });
  // A browser sends a request again by itself when a connection that it uses for the second time is reset.
  server.maxRequestsPerSocket = 1;
  const running: FaultServer = {
    url: '',
    current: undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = running.current;
    if (!call) return void response.destroy();
    const body = Buffer.concat(await Array.fromAsync(request));
    const good = call.good ? JSON.stringify(call.good) : await sandboxAnswer(request, body);
    await call.answer({ response, good });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return running;
}

async function sandboxAnswer({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<string> {
  const { authorization, 'content-type': type } = headers;
  const answer = await fetch(new URL(url, TEST_SITE.apiUrl), {
    method,
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return answer.text();
}
