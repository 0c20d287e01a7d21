import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Where the islands under test find the backend (`PUBLIC_API_URL` of setup.ts). */
export const BACKEND = 'http://backend.test';

/** The network's edge. A call that no test expects fails it. */
export const backend = setupServer();

beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.resetHandlers());
afterAll(() => backend.close());

/** Sends a call and reads its answer: what was sent or answered before has arrived by then, and is shown. */
export async function laterCall(): Promise<void> {
  backend.use(http.get(`${BACKEND}/later`, () => HttpResponse.json({})));
  await act(async () => (await fetch(`${BACKEND}/later`)).json());
}
