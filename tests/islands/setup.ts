import { performance } from 'node:perf_hooks';
import * as webStreams from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What jsdom lacks: the browser's own timeline, the streams that msw needs, dialogs, and a page that scrolls.
Object.defineProperty(globalThis, 'performance', {
  value: performance,
  configurable: true,
  writable: true,
});
Object.assign(globalThis, webStreams);
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView = () => {};
// What is waited for comes in milliseconds; on a busy machine the whole test may stand still for more than the usual second.
configure({ asyncUtilTimeout: 10_000 });
// Where the islands find the backend (`BACKEND` in backend.ts), before anything of theirs is imported.
vi.stubEnv('PUBLIC_API_URL', 'http://backend.test');

beforeEach(() => {
  // Failures are logged, and many tests make some.
  vi.spyOn(console, 'error').mockReturnValue();
  delete document.documentElement.dataset['language'];
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
