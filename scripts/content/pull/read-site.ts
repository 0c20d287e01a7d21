import type { GameRow } from '../../../src/lib/api/replies/game-list-reply.ts';
import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import { bank, gameList, init, promotion } from '../../../src/lib/api/routes/site.ts';
import type { OnIssue } from '../../../src/lib/api/wire/issues.ts';
import { CommandError } from '../../run/command.ts';
import { type ReadApi, ReadError } from '../network/api-reader.ts';
import type { Warn } from '../pull-log.ts';
import type { LastGood } from '../snapshot/last-good.ts';
import { readList, readReply } from './read-reply.ts';

interface GamePage {
  games: GameRow[];
  total: number;
  pageSize: number;
}

/** The backend's content as it was sent, each row checked. A list that could not be read is undefined, which is not the same as an empty one. */
export type ReadSite = Awaited<ReturnType<typeof readSite>>;

/** The name of a provider's list of games, in messages and metrics. */
export function gameListName(providerId: string): string {
  return `game-list[provider_id=${providerId}]`;
}

async function readInit(readApi: ReadApi, onIssue: OnIssue): Promise<InitData> {
  try {
    return (await readReply(readApi, init, { path: 'init', onIssue })).reply.data;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new CommandError(
      `The site settings could not be read: ${error.message}. The last good snapshot is untouched.`,
      { cause: error },
    );
  }
}

interface Kept {
  /** What the list holds, in messages. */
  what: string;
  /** The last good snapshot has it. */
  isThere: boolean;
  /** The backend need not have this list. */
  isOptional?: boolean;
}

/**
 * Reads everything the site is made of, with the same calls and schemas as the browser.
 * @throws CommandError if the site settings cannot be read; anything else that is missing is a warning
 */
export async function readSite(readApi: ReadApi, warn: Warn, old: LastGood) {
  const onIssue: OnIssue = warn;
  const settings = await readInit(readApi, onIssue);
  const kept: string[] = [];

  /** The list that was read. Undefined, with a warning, where the last good one has to stand in for it. */
  async function readOrKeep<Value>(
    list: string,
    { what, isThere, isOptional = false }: Kept,
    read: () => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      if (!isThere && isOptional) return undefined;
      const instead = isThere
        ? `the ${what} of the last good snapshot are used`
        : `there are no earlier ${what}`;
      kept.push(list);
      warn(`${error.message}; ${instead}`);
      return undefined;
    }
  }

  const readPromotions = async () =>
    (await readList(readApi, promotion, { path: 'promotion', onIssue }, ({ data }) => data)).data;
  const readBanks = async () => {
    // The settings may have them; there is a call for those that have none.
    if (settings.bank.length > 0) return settings.bank;
    return (await readList(readApi, bank, { path: 'bank', onIssue }, ({ data }) => data)).data;
  };
  const readGames = (path: string, id: string) => (): Promise<GamePage> =>
    readList(
      readApi,
      gameList,
      { path, onIssue, input: { provider_id: id, page: 0 } },
      ({ games }) => games,
    );

  const slots = settings.provider.slot.map(({ id }) => id);
  const others = Object.values(settings.provider).flatMap((group) => group.map(({ id }) => id));
  const [promotions, banks, pages] = await Promise.all([
    readOrKeep(
      'promotion',
      { what: 'promotions', isThere: old.promotions !== undefined },
      readPromotions,
    ),
    readOrKeep('bank', { what: 'banks', isThere: old.banks !== undefined }, readBanks),
    Promise.all(
      Array.from(new Set([...slots, ...others]), async (id) => {
        const list = gameListName(id);
        // Only slots must have a list of games; those of other providers serve the search.
        const isOptional = !slots.includes(id);
        const isThere = (old.page(id)?.games.length ?? 0) > 0;
        const read = readGames(list, id);
        return [id, await readOrKeep(list, { what: 'games', isThere, isOptional }, read)] as const;
      }),
    ),
  ]);
  return { init: settings, promotions, banks, gamePages: new Map(pages), kept: kept.sort() };
}
