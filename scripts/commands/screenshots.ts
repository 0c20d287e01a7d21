import { takeJourney } from '../../tests/browsers/take-journey.ts';
import { runCommand } from '../run/command.ts';
import { runningSite } from '../screenshots/running-site.ts';
import { takeScreenshots } from '../screenshots/take-screenshots.ts';
import { readEnv } from '../settings/env.ts';

await runCommand(async () => {
  if (process.argv[2] === 'journey') return takeJourney();
  const site = await runningSite(readEnv());
  try {
    await takeScreenshots(site.url);
  } finally {
    await site.close();
  }
});
