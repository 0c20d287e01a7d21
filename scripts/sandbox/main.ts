import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { startBackend } from './server/backend.ts';
import { readSettings } from './settings.ts';

const { log: logFile, ...settings } = readSettings();
if (logFile !== undefined) mkdirSync(dirname(logFile), { recursive: true });
const logStream = logFile === undefined ? process.stdout : createWriteStream(logFile);
const sandbox = await startBackend({ ...settings, log: (line) => logStream.write(`${line}\n`) });
console.log(`Sandbox backend at ${sandbox.url}, operator desk at ${sandbox.url}/desk`);

// Another Node process that started this one has a channel, which closes however that process ends: the sandbox never outlives it.
const isChild = process.connected !== undefined;
if (process.connected) process.send?.({ url: sandbox.url });
await new Promise<void>((resolve) => {
  // The other process may have ended while this one started.
  if (process.connected === false) resolve();
  process.once('disconnect', resolve);
  process.once('SIGTERM', () => resolve());
  // In a terminal Ctrl+C reaches parent and child alike; the parent decides when its backend goes.
  process.on('SIGINT', () => isChild || resolve());
});
if (process.connected) process.disconnect?.();
await sandbox.close();
