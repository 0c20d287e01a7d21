import { startSite } from '../../serve/site.ts';

/** Serves a built site as `npm run serve` does. Started as a process of its own by load.ts, so that its memory and processor time are its own. */
const { url } = await startSite({ folder: process.argv[2] ?? '', port: 0 });
process.send?.(url);
process.on('disconnect', () => process.exit());
