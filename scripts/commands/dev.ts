import { pullContent } from '../content/pull/pull-content.ts';
import { localBackend } from '../local/local-backend.ts';
import { runCommand } from '../run/command.ts';
import { runTool } from '../run/tool.ts';
import { assertFree } from '../serve/listen.ts';
import { readEnv } from '../settings/env.ts';

await runCommand(async () => {
  const env = readEnv();
  await assertFree(env.port, 'PORT');
  const backend = await localBackend(env);
  try {
    await pullContent(env);
    console.log(`\n${backend.lines.map((line) => `  ${line}`).join('\n')}`);
    // Ctrl+C reaches Astro through the terminal; this process waits for it to end.
    process.on('SIGINT', () => undefined);
    await runTool('astro', ['dev', '--port', String(env.port)], { output: 'show' });
  } finally {
    await backend.close();
  }
});
