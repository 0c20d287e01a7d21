import { startSite } from '../../serve/site.ts';
import { circumstances } from '../report/circumstances.ts';
import { writeMeasurements } from '../report/measurements.ts';
import { comparison, OURS } from './comparison.ts';
import { makeFloor } from './floor.ts';
import { measuredBy, type SpeedPart } from './parts.ts';
import { PHONE, type SignedIn, type Site, signIn, startBrowser } from './phone.ts';
import { OUR_PLACES } from './places.ts';
import { playRounds } from './rounds.ts';
import { startSlowNetwork } from './slow-network.ts';

interface Options {
  /** The built site and the address it is served at. */
  folder: string;
  url: string;
  /** Where the floor is made. */
  floorFolder: string;
  /** Another site to compare with. */
  other?: Site;
  parts: readonly SpeedPart[];
  rounds: number;
  /** Writes the tables into the document, too. */
  writes: boolean;
}

/** Compares a site with its floor and another site, prints the medians and ratios of each part. */
export async function compare({ folder, url, floorFolder, other, parts, rounds, writes }: Options): Promise<void> {
  await makeFloor(folder, floorFolder);
  const floorServer = await startSite({ folder: floorFolder, port: 0 });
  const floor: Site = { name: 'floor', url: floorServer.url, places: OUR_PLACES };
  const sites: Site[] = [{ name: OURS, url, places: OUR_PLACES }, ...(other ? [other] : [])];
  const network = await startSlowNetwork(PHONE);
  const browser = await startBrowser();
  try {
    const players = new Map<Site, SignedIn>();
    // Anew in each round: a login ends when its token has been renewed in one visit and the next begins with the old one.
    const signInAll = async () => {
      for (const site of sites) players.set(site, await signIn(browser, site));
    };
    const playerOf = (site: Site) => players.get(site) as SignedIn;
    for (const part of parts) {
      // A minute's shifts do not depend on what else the machine does.
      const results = await playRounds(measuredBy(part, { browser, network, sites, floor, playerOf }), {
        rounds: part === 'shifts' ? 1 : rounds,
        // A guest's part needs none, so that any site can be compared.
        ...(part !== 'guest' && { beforeRound: signInAll }),
        onVisit: (done, all, what) => showProgress(`${part}: ${done} of ${all} visits${what && `, ${what}`}`),
      });
      const table = comparison(results);
      console.log(`\n${part}, medians of ${part === 'shifts' ? 1 : rounds}`);
      console.table(table);
      if (writes) writeMeasurements(part, circumstances(await browser.version()), table);
    }
  } finally {
    await browser.close();
    await network.close();
    await floorServer.close();
  }
}

/** One line that is written over in a terminal; elsewhere a line for each. */
function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  else console.log(text);
}
