import { loadNewestRows } from '../api/report/report-rows.ts';
import type { Player } from '../domain/player.ts';
import type { ReportRow, ReportType } from '../domain/report/report.ts';
import { call } from '../session/client.ts';
import { $session, playerIdOf, startSession } from '../stores/session.ts';

/** What a message to support can name of a player. */
interface SupportDetails {
  player: Player;
  /** The newest transactions of the kind that was asked for; undefined without one, and where they could not be loaded. */
  rows: readonly ReportRow[] | undefined;
}

/** Loads who is logged in, with the newest transactions of a kind. Undefined without a player, and where another one has logged in meanwhile. */
export async function loadSupportDetails(kind: ReportType | undefined): Promise<SupportDetails | undefined> {
  await startSession();
  const session = $session.get();
  if (session.status !== 'player') return undefined;
  const rows = kind && (await loadNewestRows(call, kind));
  return playerIdOf($session.get()) === session.player.id ? { player: session.player, rows } : undefined;
}
