import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../src/lib/config.ts';
import { takeJourney } from '../../tests/browsers/take-journey.ts';
import { buildPages } from '../build/build-pages.ts';
import { runCommand } from '../run/command.ts';
import { takeAppScreenshots } from '../screenshots/app-screenshots.ts';
import { PLAYER_SHOTS } from '../screenshots/player-shots.ts';
import { GUEST_SHOTS, MAINTENANCE_SHOT, type Shot } from '../screenshots/shots.ts';
import { takeSheets } from '../screenshots/take-sheets.ts';
import { startSite } from '../serve/site.ts';
import { withTestSite } from '../test/built-test-site.ts';
import { demoSession } from '../test/demo-session.ts';
import { TEST_SITE } from '../test/test-site.ts';

const MAINTENANCE_FOLDER = '.cache/test/maintenance';
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'boolean' },
    site: { type: 'string' },
    width: { type: 'string', multiple: true, default: ['360', '768', '1440'] },
    language: { type: 'string', multiple: true, default: [...LANGUAGES] },
  },
});
const isWanted = ({ name }: Shot) => names.length === 0 || names.includes(name);
const sizes = { widths: options.width.map(Number), languages: options.language };

await runCommand(async () => {
  if (names[0] === 'journey') return takeJourney();
  if (names[0] === 'app' && options.site) return takeAppScreenshots(options.site);
  await withTestSite(
    async ({ build, serve }) => {
      if (!options.built) await build('whole');
      const stop = await serve();
      const baseURL = TEST_SITE.siteUrl;
      if (names[0] === 'app') {
        await takeAppScreenshots(baseURL);
        await stop();
        return;
      }
      await takeSheets({ baseURL, ...sizes, shots: GUEST_SHOTS.filter(isWanted) });
      const shots = PLAYER_SHOTS.filter(isWanted);
      if (shots.length > 0) await takeSheets({ baseURL, ...sizes, shots, session: await demoSession() });
      await stop();
      if (!isWanted(MAINTENANCE_SHOT)) return;
      process.env['MAINTENANCE'] = 'on';
      await buildPages(MAINTENANCE_FOLDER);
      const site = await startSite({ folder: MAINTENANCE_FOLDER, port: 0, maintenance: true });
      await takeSheets({ baseURL: site.url, ...sizes, shots: [MAINTENANCE_SHOT] });
      await site.close();
    },
    { isBuilt: options.built === true },
  );
  console.log(`They are in ${names[0] === 'app' ? 'src/content/screenshots/' : 'screenshots/'}`);
});
