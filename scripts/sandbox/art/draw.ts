import { banner } from './banner.ts';
import { favicon, logo } from './brand.ts';
import { type Drawn, png, transparentWebp, webp } from './canvas/render.ts';
import { type MarkSubject, markPicture } from './marks/mark.ts';
import { type PosterSubject, poster } from './poster.ts';
import { type PromotionSubject, promotionDetail, promotionPicture } from './promotion-picture.ts';
import { type ProviderSubject, providerCard } from './provider-card.ts';

/** Everything that pictures are drawn from. */
export interface Subjects {
  brandName: string;
  banners: readonly { n: number }[];
  games: readonly (Omit<PosterSubject, 'style'> & { providerId: number })[];
  providers: readonly ProviderSubject[];
  promotions: readonly PromotionSubject[];
  partners: readonly MarkSubject[];
  payments: readonly MarkSubject[];
}

const TRANSPARENT: ReadonlySet<string> = new Set(['brand', 'partners', 'payments']);

/** Draws the picture at a path such as `games/shp-001.webp`, always the same; undefined when there is none. */
export function pictureArtist(subjects: Subjects): (path: string) => Promise<Drawn | undefined> {
  const { brandName, banners, games, providers, promotions } = subjects;
  const mark = (kind: 'partners' | 'payments') => (name: string) => {
    const subject = subjects[kind].find((one) => one.name === name);
    return subject && markPicture(subject);
  };
  const drawings: Record<string, (name: string) => string | undefined> = {
    brand: (name) => (name === 'logo' ? logo(brandName) : undefined),
    banners(name) {
      const subject = banners.find(({ n }) => String(n) === name);
      return subject && banner(subject.n);
    },
    games(name) {
      const game = games.find(({ code }) => code === name);
      const style = providers.find(({ id }) => id === game?.providerId)?.style;
      return game && style && poster({ ...game, style });
    },
    providers(name) {
      const provider = providers.find(({ id }) => String(id) === name);
      return provider && providerCard(provider);
    },
    promotions(name) {
      const [, id, detail] = /^(\d+)(-detail)?$/.exec(name) ?? [];
      const promotion = promotions.find((one) => String(one.id) === id);
      return promotion && (detail ? promotionDetail(promotion) : promotionPicture(promotion));
    },
    partners: mark('partners'),
    payments: mark('payments'),
  };

  return async (path) => {
    if (path === 'brand/favicon.png') return png(favicon());
    const [, folder = '', name = ''] = /^([a-z]+)\/(.+)\.webp$/.exec(path) ?? [];
    const svg = drawings[folder]?.(name);
    if (svg === undefined) return;
    return TRANSPARENT.has(folder) ? transparentWebp(svg) : webp(svg);
  };
}
