import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Where the islands under test find the backend; a test file stubs `PUBLIC_API_URL` with it before anything is imported. */
export const BACKEND = 'http://backend.test';

/** The network's edge. A call that no test expects fails it. */
export const backend = setupServer();

beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  backend.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => backend.close());
