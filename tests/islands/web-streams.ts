import * as webStreams from 'node:stream/web';

// jsdom has none, and msw needs them.
Object.assign(globalThis, webStreams);
