import { games } from '../seed/catalogue/games.ts';
import { providers } from '../seed/catalogue/providers.ts';
import { promotions } from '../seed/content/promotions.ts';
import { settings } from '../seed/content/settings.ts';
import { banner } from './banner.ts';
import { favicon, logo } from './brand.ts';
import { markPicture } from './marks/mark.ts';
import { poster } from './poster.ts';
import { promotionDetail, promotionPicture } from './promotion-picture.ts';
import { providerCard } from './provider-card.ts';
import { type Drawn, png, transparentWebp, webp } from './render.ts';

/** Draws the picture at a path such as `games/shp-001.webp`, always the same; undefined when there is none. */
export async function drawPicture(path: string): Promise<Drawn | undefined> {
  if (path === 'brand/favicon.png') return png(favicon());
  const [, folder = '', name = ''] = /^([a-z]+)\/(.+)\.webp$/.exec(path) ?? [];
  const svg = drawings[folder]?.(name);
  if (svg === undefined) return;
  return TRANSPARENT.has(folder) ? transparentWebp(svg) : webp(svg);
}

const TRANSPARENT: ReadonlySet<string> = new Set(['brand', 'partners', 'payments']);

const drawings: Record<string, (name: string) => string | undefined> = {
  brand: (name) => (name === 'logo' ? logo(settings.brandName) : undefined),
  banners(name) {
    const shown = settings.banners.find(({ n }) => String(n) === name);
    return shown && banner(shown.n, shown.title);
  },
  games(name) {
    const game = games.find(({ code }) => code === name);
    const manner = providers.find(({ id }) => id === game?.providerId)?.manner;
    return game && manner && poster({ ...game, manner });
  },
  providers(name) {
    const provider = providers.find(({ id }) => String(id) === name);
    return provider && providerCard(provider);
  },
  promotions(name) {
    const [, id, detail] = /^(\d+)(-detail)?$/.exec(name) ?? [];
    const promotion = promotions.find((row) => String(row.id) === id);
    return promotion && (detail ? promotionDetail(promotion) : promotionPicture(promotion));
  },
  partners: (name) => markPicture('partners', name),
  payments: (name) => markPicture('payments', name),
};
