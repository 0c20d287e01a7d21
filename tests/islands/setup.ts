import * as webStreams from 'node:stream/web';
import { configure } from '@testing-library/react';

// jsdom has none, and msw needs them.
Object.assign(globalThis, webStreams);
// What is waited for comes in milliseconds; on a busy machine the whole test may stand still for more than the usual second.
configure({ asyncUtilTimeout: 10_000 });
