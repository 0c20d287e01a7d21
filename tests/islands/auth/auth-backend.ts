import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import { BACKEND, backend } from '../backend';

/** The bodies that were sent to the backend in this test, by path. */
export const sent: Record<string, URLSearchParams[]> = {};

beforeEach(() => {
  for (const path of Object.keys(sent)) delete sent[path];
});

/** Answers a call with this body, or with a network failure. */
export function answer(path: string, body: object | 'nothing'): void {
  backend.use(
    http.post(`${BACKEND}/api/v1/${path}`, async ({ request }) => {
      sent[path] = [...(sent[path] ?? []), new URLSearchParams(await request.text())];
      return body === 'nothing' ? HttpResponse.error() : HttpResponse.json(body);
    }),
  );
}
