import { performance } from 'node:perf_hooks';

// Node's timeline, since jsdom's `performance` keeps none. Other tests of this worker may have left marks in it.
performance.clearMarks();
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true });
