import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../domain/picture.ts';
import type { PictureWeights } from '../domain/saved-bytes.ts';
import { providers, settings } from './snapshot.ts';

const MEDIA = join(process.cwd(), 'src/content/site/media');

/** The size of a picture's file in the format that most browsers take; 0 for one that is not there. */
function sizeOf(picture: Picture & { kind: 'local' }, width: number): number {
  return statSync(join(MEDIA, `${picture.stem}-${width}.${picture.formats[0]}`), { throwIfNoEntry: false })?.size ?? 0;
}

function weighPictures(): PictureWeights {
  const groups = [
    settings.banners.map(({ image }) => image),
    settings.hotGames.flatMap(({ image }) => image ?? []),
    Object.values(providers).flatMap((group) => group.flatMap(({ image }) => image ?? [])),
  ];
  return groups.flatMap((pictures) => {
    const local = pictures.filter((picture) => picture.kind === 'local');
    const widths = local.find((picture) => picture.widths.length > 1)?.widths ?? [];
    const alike = local.filter((picture) => picture.widths.join() === widths.join());
    const averages = widths.map((width) => {
      const total = alike.reduce((sum, picture) => sum + sizeOf(picture, width), 0);
      return [width, Math.round(total / alike.length / 100) * 100] as const;
    });
    return averages.length > 0 ? [averages] : [];
  });
}

let weights: PictureWeights | undefined;

/**
 * How many bytes the site's banners, game tiles and provider cards have on average in each width, to the tenth of a kB. Promotions are left out,
 * since a page must not change because another promotion did (docs/architecture.md, What a publish makes again).
 */
export function pictureWeights(): PictureWeights {
  // Every page has them, and asking for hundreds of files took more than half of a page's time.
  weights ??= weighPictures();
  return weights;
}
