import type { Browser } from 'puppeteer-core';
import { firstVisit } from './first-visit.ts';
import type { Figures } from './medians.ts';
import { nextPage } from './next-page.ts';
import type { SignedIn, Site } from './phone.ts';
import type { Measured } from './rounds.ts';
import { shiftsOfAMinute } from './shifts.ts';
import type { SlowNetwork } from './slow-network.ts';
import { touchHome } from './touches.ts';

export const SPEED_PARTS = ['guest', 'player', 'taps', 'touches', 'shifts'] as const;
export type SpeedPart = (typeof SPEED_PARTS)[number];

/** What the parts need. A floor has no player: nobody can sign in without script. */
interface Stage {
  browser: Browser;
  network: SlowNetwork;
  /** This one and the other. */
  sites: readonly Site[];
  floor: Site;
  playerOf: (site: Site) => SignedIn;
}

const PHONE_WIDTH = 412;
const WIDE = 1_280;

function name(...parts: string[]): string {
  return parts.join(', ');
}

/** What a part measures, and on which sites. */
export function measuredBy(part: SpeedPart, { browser, network, sites, floor, playerOf }: Stage): Measured<Site>[] {
  const thing = (label: string, of: readonly Site[], measure: (site: Site) => Promise<Figures>) => ({ name: label, sites: of, measure });
  /** The same as guest and as player. */
  const both = (measure: (who: 'guest' | 'player', playerFor: (site: Site) => SignedIn | undefined) => Measured<Site>[]) => [
    ...measure('guest', () => undefined),
    ...measure('player', playerOf),
  ];
  switch (part) {
    case 'guest':
      return (['home', 'slots', 'promotions', 'help', 'login'] as const).map((page) =>
        thing(page, [floor, ...sites], (site) => firstVisit(browser, site, { network, page })),
      );
    case 'player':
      return (['home', 'slots', 'promotions', 'help', 'deposit'] as const).map((page) =>
        thing(page, sites, (site) => firstVisit(browser, site, { network, page, player: playerOf(site) })),
      );
    case 'taps':
      return both((who, playerFor) => {
        const walks = [
          ['home', 'slots'],
          ['home', 'promotions'],
          ['slots', 'home'],
          ...(who === 'player' ? ([['home', 'deposit']] as const) : ([['home', 'login']] as const)),
        ] as const;
        return walks.map(([from, to]) =>
          thing(name(who, `${from} → ${to}`), sites, (site) => nextPage(browser, site, { network, from, to, player: playerFor(site) })),
        );
      });
    case 'touches':
      return both((who, playerFor) =>
        (['menu', 'search', ...(who === 'player' ? (['wallet'] as const) : [])] as const).map((touch) =>
          thing(name(who, touch), sites, (site) => touchHome(browser, site, { network, touch, player: playerFor(site) })),
        ),
      );
    case 'shifts':
      return both((who, playerFor) =>
        [PHONE_WIDTH, WIDE].map((width) =>
          thing(name(who, `${width} px`), sites, (site) =>
            shiftsOfAMinute(browser, site, {
              pages: ['home', 'slots', 'promotions', 'help', ...(who === 'player' ? (['deposit'] as const) : (['login'] as const))],
              width,
              player: playerFor(site),
            }),
          ),
        ),
      );
    default:
      return part satisfies never;
  }
}
