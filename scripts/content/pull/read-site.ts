import * as v from 'valibot';
import type { GameRow } from '../../../src/lib/api/replies/game-list-reply.ts';
import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import type { PromotionRow } from '../../../src/lib/api/replies/promotion-reply.ts';
import type { ContentRoute, Fields } from '../../../src/lib/api/route.ts';
import { bank, gameList, init, promotion } from '../../../src/lib/api/routes/site.ts';
import { issueText, kindOf, type OnIssue } from '../../../src/lib/api/wire/issues.ts';
import { isRecord, listOf } from '../../../src/lib/api/wire/list.ts';
import type { Bank } from '../../../src/lib/domain/site/site-settings.ts';
import { CommandError } from '../../run/command.ts';
import { type ReadApi, ReadError } from '../network/api-reader.ts';
import type { Report } from '../report.ts';

interface GamePage {
  games: GameRow[];
  total: number;
  pageSize: number;
}

/** The backend's content as it was sent, each row checked. A list that could not be read is undefined, which is not the same as an empty one. */
export interface ReadSite {
  init: InitData;
  promotions: PromotionRow[] | undefined;
  banks: Bank[] | undefined;
  /** By provider id. */
  gamePages: Map<string, GamePage | undefined>;
}

interface Read {
  /** The answer's name in messages. */
  path: string;
  onIssue: OnIssue;
  input?: Fields;
}

/**
 * Makes a call of the routes table and checks its answer with the row's schema.
 * @throws ReadError if there is no answer, it does not fit the schema, or it reports a failure
 */
async function readReply<Row extends ContentRoute>(readApi: ReadApi, row: Row, { path, onIssue, input }: Read) {
  const body = await readApi(row, input).catch((error: unknown) => {
    throw error instanceof ReadError ? new ReadError(`${path}: ${error.message}`, { cause: error }) : error;
  });
  const result = v.safeParse(row.replyFor(path, onIssue), body);
  if (!result.success) throw new ReadError(issueText(path, result.issues));
  if (!result.output.success) throw new ReadError(`${path}.success: expected true, got false`);
  return { body, reply: result.output as v.InferOutput<ReturnType<Row['replyFor']>> };
}

/**
 * The same for an answer with a list in `data`.
 * @throws ReadError also when there is no list, or no row of it can be read: that is not an empty list
 */
async function readList<Row extends ContentRoute>(
  readApi: ReadApi,
  row: Row,
  read: Read,
  rowsOf: (reply: v.InferOutput<ReturnType<Row['replyFor']>>) => readonly unknown[],
) {
  const { body, reply } = await readReply(readApi, row, read);
  const sent = isRecord(body) && 'data' in body ? listOf(body['data']) : undefined;
  if (!sent) throw new ReadError(`${read.path}.data: expected a list, got ${kindOf(isRecord(body) ? body['data'] : undefined)}`);
  if (sent.length > 0 && rowsOf(reply).length === 0) throw new ReadError(`${read.path}.data: no row can be read`);
  return reply;
}

async function readInit(readApi: ReadApi, onIssue: OnIssue): Promise<InitData> {
  try {
    return (await readReply(readApi, init, { path: 'init', onIssue })).reply.data;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new CommandError(`The site settings could not be read: ${error.message}. The last good snapshot is untouched.`, {
      cause: error,
    });
  }
}

/** The value that was read, or undefined with a warning. */
async function readOrWarn<Value>(
  read: () => Promise<Value>,
  consequence: string,
  warn: (line: string) => void,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    warn(`${error.message}; ${consequence}`);
    return undefined;
  }
}

/**
 * Reads everything the site is made of, with the same calls and schemas as the browser.
 * @throws CommandError if the site settings cannot be read; anything else that is missing is a warning
 */
export async function readSite(readApi: ReadApi, report: Report): Promise<ReadSite> {
  const onIssue: OnIssue = (issue) => report.warn(issue);
  const settings = await readInit(readApi, onIssue);

  const readPromotions = async () => (await readList(readApi, promotion, { path: 'promotion', onIssue }, ({ data }) => data)).data;
  const readBanks = async () => (await readList(readApi, bank, { path: 'bank', onIssue }, ({ data }) => data)).data;
  const readGames = (id: string) => (): Promise<GamePage> => {
    const path = `game-list[provider_id=${id}]`;
    return readList(readApi, gameList, { path, onIssue, input: { provider_id: id, page: 0 } }, ({ games }) => games);
  };

  const slots = new Set(settings.provider.slot.map(({ id }) => id));
  const ids = [...new Set([...slots, ...Object.values(settings.provider).flatMap((group) => group.map(({ id }) => id))])];
  let done = 0;
  const [promotions, banks, pages] = await Promise.all([
    readOrWarn(readPromotions, 'the promotions of the last good snapshot are used', report.warn),
    settings.bank.length > 0 ? settings.bank : readOrWarn(readBanks, 'the banks of the last good snapshot are used', report.warn),
    Promise.all(
      ids.map(async (id) => {
        // Only slots must have a list of games; those of other providers serve the search.
        const warn = (line: string) => slots.has(id) && report.warn(line);
        const page = await readOrWarn(readGames(id), 'the games of the last good snapshot are used, if it has any', warn);
        done += 1;
        report.progress(done, ids.length, 'game lists');
        return [id, page] as const;
      }),
    ),
  ]);
  return { init: settings, promotions, banks, gamePages: new Map(pages) };
}
