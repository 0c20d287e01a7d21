import { loadNewestRows } from '../api/report/report-rows.ts';
import type { ReportType } from '../domain/report/report.ts';
import { call } from '../session/client.ts';
import { $session, playerIdOf, startSession } from '../stores/session.ts';

/**
 * Loads what a message to support can name of a player: who is logged in, and the newest transactions of a kind as far as it is given and they can be
 * loaded. Undefined without a player, and where another one has logged in meanwhile.
 */
export async function loadSupportDetails(kind: ReportType | undefined) {
  await startSession();
  const session = $session.get();
  if (session.status !== 'player') return undefined;
  const rows = kind && (await loadNewestRows(call, kind));
  return playerIdOf($session.get()) === session.player.id ? { player: session.player, rows } : undefined;
}
