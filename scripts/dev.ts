import { pullContent } from './build/site.ts';
import { readEnv } from './env.ts';
import { runCommand } from './run/command.ts';
import { localBackend } from './run/local-backend.ts';
import { runTool } from './run/tool.ts';
import { assertFree } from './serve/listen.ts';

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
