import type { Browser } from 'puppeteer-core';
import type { Figures } from './medians.ts';
import { openPhone, type SignedIn, type Site } from './phone.ts';
import type { SlowNetwork, Transfer } from './slow-network.ts';
import { blockingTime } from './watch-page.ts';

type PageName = keyof Site['places']['paths'];

interface Visit {
  network: SlowNetwork;
  page: PageName;
  player?: SignedIn | undefined;
}

/** A page has come to rest when the line was silent for so long; one that never does is left after the limit. */
const REST_MS = 1_500;
const LIMIT_MS = 30_000;

const KINDS: readonly { kind: string; types: RegExp }[] = [
  { kind: 'HTML', types: /html/ },
  { kind: 'script', types: /javascript/ },
  { kind: 'styles', types: /css/ },
  { kind: 'fonts', types: /font/ },
  { kind: 'pictures', types: /^image/ },
  { kind: 'data', types: /json/ },
];

/** Kilobytes and requests by kind; what was fetched ahead for other pages stands apart. */
export function weighed(transfers: readonly Transfer[]): Figures {
  const kB = (some: readonly Transfer[]) => Number((some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toFixed(1));
  const own = transfers.filter(({ isAhead }) => !isAhead);
  const kinds = KINDS.flatMap(({ kind, types }) => {
    const some = own.filter(({ type }) => types.test(type));
    return [[`${kind}, kB`, kB(some)] as const, [`${kind}, requests`, some.length] as const];
  });
  return {
    'all, kB': kB(own),
    'all, requests': own.length,
    ...Object.fromEntries(kinds),
    'fetched ahead, kB': kB(transfers.filter(({ isAhead }) => isAhead)),
  };
}

/** Opens a page in an empty browser of a slow phone, and gives what was seen and what it took. */
export async function firstVisit(browser: Browser, site: Site, { network, page: name, player }: Visit): Promise<Figures> {
  const opened = await openPhone(browser, { site, network, player, triesForm: name === 'deposit' });
  try {
    await opened.page.goto(site.url + site.places.paths[name], { waitUntil: 'load' });
    await network.quiet(REST_MS, LIMIT_MS);
    const watched = await opened.watched();
    return {
      'first paint, ms': watched.firstPaint,
      'largest paint, ms': watched.largestPaint,
      'blocked after it, ms': blockingTime(watched),
      ...(player && { 'balance seen, ms': watched.balance }),
      ...(player && name === 'deposit' && { 'form usable, ms': watched.form }),
      'layout shift': watched.shift,
      ...weighed(network.transfers()),
    };
  } finally {
    await opened.close();
  }
}
