import { runCommand } from '../run/command.ts';
import { runningSite } from '../screenshots/running-site.ts';
import { takeScreenshots } from '../screenshots/take-screenshots.ts';
import { readEnv } from '../settings/env.ts';

await runCommand(async () => {
  const site = await runningSite(readEnv());
  try {
    await takeScreenshots(site.url);
  } finally {
    await site.close();
  }
});
