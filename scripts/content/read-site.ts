import * as v from 'valibot';
import { bankReply } from '../../src/lib/api/replies/bank-reply.ts';
import { type GameRow, gameListReply } from '../../src/lib/api/replies/game-list-reply.ts';
import { type InitData, initReply } from '../../src/lib/api/replies/init-reply.ts';
import { type PromotionRow, promotionReply } from '../../src/lib/api/replies/promotion-reply.ts';
import { type Complain, issueText } from '../../src/lib/api/wire/issues.ts';
import type { Bank } from '../../src/lib/domain/site/site-settings.ts';
import { CommandError } from '../run/command.ts';
import { type ReadApi, ReadError } from './network/api-reader.ts';
import type { Report } from './report.ts';

interface Reply {
  success: boolean;
}
interface GamePage {
  games: GameRow[];
  total: number;
  pageSize: number;
}

/** The backend's content as it was sent, checked row by row. */
export interface ReadSite {
  init: InitData;
  promotions: PromotionRow[];
  banks: Bank[];
  /** By provider id; undefined where the list could not be read. */
  gamePages: Map<string, GamePage | undefined>;
}

/** @throws ReadError if the answer does not fit, or says it is no success */
function checked<Schema extends v.GenericSchema<unknown, Reply>>(path: string, schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new ReadError(issueText(path, result.issues));
  if (!result.output.success) throw new ReadError(`${path}.success: expected true, got false`);
  return result.output;
}

async function readInit(readApi: ReadApi, complain: Complain): Promise<InitData> {
  try {
    return checked('init', initReply(complain), await readApi('init')).data;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new CommandError(`The site settings (init) could not be read: ${error.message}. The last good snapshot is untouched.`, {
      cause: error,
    });
  }
}

/** What `read` brings, or `fallback` with a warning that says so. */
async function orElse<Value>(read: () => Promise<Value>, fallback: Value, consequence: string, report: Report): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    report.warn(`${error.message}; ${consequence}`);
    return fallback;
  }
}

/**
 * Reads everything the site is made of.
 * @throws CommandError if the site settings cannot be had; anything else missing is a warning
 */
export async function readSite(readApi: ReadApi, report: Report): Promise<ReadSite> {
  const complain: Complain = (complaint) => report.warn(complaint);
  const init = await readInit(readApi, complain);
  const named = (name: string, read: () => Promise<unknown>) => async () => {
    try {
      return await read();
    } catch (error) {
      throw error instanceof ReadError ? new ReadError(`${name}: ${error.message}`, { cause: error }) : error;
    }
  };

  const readPromotions = async () => {
    const body = await named('promotion', () => readApi('promotion'))();
    return checked('promotion', promotionReply('promotion', complain), body).data;
  };
  const readBanks = async () => {
    const body = await named('bank', () => readApi('bank'))();
    return checked('bank', bankReply('bank', complain), body).data;
  };
  const readGames = (id: string) => async (): Promise<GamePage | undefined> => {
    const path = `game-list[provider_id=${id}]`;
    const body = await named(path, () => readApi('game-list', { provider_id: id, page: '0' }))();
    return checked(path, gameListReply(path, complain), body);
  };

  const slots = new Set(init.provider.slot.map(({ id }) => id));
  const all = [...slots, ...Object.values(init.provider).flatMap((group) => group.map(({ id }) => id))];
  const ids = [...new Set(all)];
  let done = 0;
  const [promotions, banks, pages] = await Promise.all([
    orElse(readPromotions, init.promotion, 'the promotions of the site settings are used', report),
    init.bank.length > 0 ? init.bank : orElse(readBanks, [], 'the bank list is empty', report),
    Promise.all(
      ids.map(async (id) => {
        const page = await orElse(readGames(id), undefined, 'the games of the last good snapshot are used, if it has any', {
          ...report,
          // Only slots must have a list; what the others have is for the search.
          warn: (line) => slots.has(id) && report.warn(line),
        });
        done += 1;
        report.progress(done, ids.length, 'game lists');
        return [id, page] as const;
      }),
    ),
  ]);
  return { init, promotions, banks, gamePages: new Map(pages) };
}
