import type { GameRow } from '../../../src/lib/api/replies/game-list-reply.ts';
import type { Game } from '../../../src/lib/domain/games/game.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { compact } from './compact.ts';
import { oneLine } from './texts.ts';

/**
 * A row as a game of the site.
 * @param owner the provider whose list the row is from, for rows that do not name one
 */
export async function gameOf(
  row: GameRow,
  owner: { id: string; name: string },
  where: string,
  pictures: Pictures,
): Promise<Game> {
  return compact({
    name: oneLine(row.name),
    code: row.code,
    providerId: row.providerId ?? owner.id,
    providerName: oneLine(row.providerName ?? owner.name),
    image: await pictures.picture(row.image, 'game', where),
  });
}
