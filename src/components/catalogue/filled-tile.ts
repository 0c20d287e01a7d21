import { type CatalogueGame, gameKey } from '@/lib/domain/games/catalogue';
import { pictureFromText } from '@/lib/domain/games/picture-text';
import { GAME_FRAME, pictureFit, pictureSources } from '@/lib/domain/picture';

/** Shows games in a list, whose tiles stay where their games do. */
export function showTiles(
  list: Element,
  games: readonly CatalogueGame[],
  makeTile: (game: CatalogueGame) => HTMLLIElement,
): void {
  const before = new Map([...list.children].map((tile) => [tile.getAttribute('data-key'), tile]));
  const tiles = games.map((game) => before.get(gameKey(game)) ?? makeTile(game));
  // A tile that is put where it is already would lose the focus.
  if (
    tiles.length !== list.children.length ||
    tiles.some((tile, index) => tile !== list.children[index])
  )
    list.replaceChildren(...tiles);
}

/** A copy of a template's list item (islands/games/GameTile.tsx) for one game, for lists without React; `sizes` is how wide its picture is drawn. */
export function filledTile(
  template: HTMLLIElement,
  game: CatalogueGame,
  sizes: string,
): HTMLLIElement {
  const { name, code, providerId, providerName, picture } = game;
  const tile = template.cloneNode(true) as HTMLLIElement;
  tile.dataset['key'] = gameKey(game);
  const link = tile.querySelector('a') as HTMLAnchorElement;
  link.dataset['provider'] = providerId;
  link.dataset['game'] = code;
  write(link, '.tile-name', name);
  write(link, '.tile-provider', providerName);
  const frame = link.querySelector('picture') as HTMLPictureElement;
  if (picture) {
    link.dataset['picture'] = picture;
    showPicture(frame, picture, sizes);
  } else {
    delete link.dataset['picture'];
    frame.replaceChildren();
  }
  return tile;
}

function showPicture(frame: HTMLPictureElement, text: string, sizes: string): void {
  const picture = pictureFromText(text);
  const { sources, img } = pictureSources(picture);
  const image = frame.querySelector('img') as HTMLImageElement;
  for (const known of sources)
    image.before(Object.assign(document.createElement('source'), { ...known, sizes }));
  Object.assign(image, img);
  image.style.objectFit = pictureFit(picture, GAME_FRAME);
}

function write(link: HTMLElement, selector: string, text: string): void {
  const element = link.querySelector(selector);
  if (element) element.textContent = text;
}
