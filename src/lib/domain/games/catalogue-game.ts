import type { CatalogueGame } from './catalogue.ts';
import type { Game } from './game.ts';
import { pictureText } from './picture-text.ts';

/** A game as the catalogue has it; undefined without a code, since that is its provider's lobby. */
export function toCatalogueGame({ name, code, providerId, providerName, image }: Game): CatalogueGame | undefined {
  const picture = image && pictureText(image);
  return code ? { name, code, providerId, providerName, ...(picture && { picture }) } : undefined;
}
