import { loadNewestRows } from '../../api/report/report-rows.ts';
import type { ReportType } from '../../domain/report/report.ts';
import { call } from '../session/client.ts';
import { $session, playerIdOf, startSession } from '../session/session.ts';

/** Loads what a message to support can name: the player and the newest transactions. Undefined where no player has stayed logged in. */
export async function loadSupportDetails(kind: ReportType | undefined) {
  await startSession();
  const session = $session.get();
  if (session.status !== 'player') return undefined;
  const rows = kind && (await loadNewestRows(call, kind));
  return playerIdOf($session.get()) === session.player.id ? { player: session.player, rows } : undefined;
}
