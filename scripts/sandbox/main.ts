import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './command/run-command.ts';
import { readSettings } from './command/settings.ts';
import { untilStopped } from './command/until-stopped.ts';
import { business } from './seed/business.ts';
import { startBackend } from './server/backend.ts';

await runCommand(async () => {
  const { log: logFile, ...settings } = readSettings(process.argv.slice(2));
  const logStream = logFile === undefined ? process.stdout : openLog(logFile);
  const sandbox = await startBackend({ ...settings, log: (line) => logStream.write(`${line}\n`) });
  console.log(`Sandbox backend at ${sandbox.url}, operator desk at ${sandbox.url}/desk`);
  console.log(`Log in as ${business.players.map(({ username, password }) => `${username} with ${password}`).join(', or ')}`);
  const stopped = untilStopped();
  // Tells the process that started this one, if it opened a channel, that every address answers.
  if (process.connected) process.send?.({ url: sandbox.url });
  await stopped;
  await sandbox.close();
});

/** A log begins anew with each start. */
function openLog(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  return createWriteStream(file);
}
