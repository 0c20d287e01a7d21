import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import type { ReportRow, ReportType } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import { blankMessage, fillMessage } from '@/lib/domain/site/support-message';
import { loadSupportDetails } from '@/lib/stores/help/support-details';
import { $session, playerIdOf } from '@/lib/stores/session/session';

let stopWaiting: (() => void) | undefined;

/** Once another player, or nobody, is logged in, nothing of this one stays in the page's message. */
function forgetWhenGone(playerId: string, forget: () => void): void {
  stopWaiting?.();
  stopWaiting = $session.listen((session) => {
    if (playerIdOf(session) === playerId) return;
    stopWaiting?.();
    forget();
  });
}

function transactionDetails({ id, amount, createdAt }: ReportRow) {
  return { id, amount: moneyText(amount), time: timeText(createdAt, pageLocale()) };
}

/** Fills a player's name and newest transaction into the message, on the device alone. Resolves with what to say about it. */
export async function fillFromAccount(place: HTMLElement, field: HTMLTextAreaElement, onWrite: () => void): Promise<keyof SpokenTexts> {
  const message = place.dataset['supportMessage'] ?? '';
  const kind = place.dataset['transaction'] as ReportType | undefined;
  const details = await loadSupportDetails(kind);
  if (!details) return 'fillFailed';
  const { player, rows } = details;
  const [row] = rows ?? [];
  const write = (text: string) => {
    field.value = text;
    onWrite();
  };
  const filled = fillMessage(message, field.value, { username: player.username, ...(row && transactionDetails(row)) });
  if (filled === undefined) return 'rewritten';
  write(filled);
  forgetWhenGone(player.id, () => write(blankMessage(message)));
  if (kind && !rows) return 'fillFailed';
  return kind && !row ? 'filledName' : 'filled';
}

/** What the page says of a message to support: `SupportMessage.astro` writes them into it. */
export type SpokenTexts = Record<'filling' | 'filled' | 'filledName' | 'rewritten' | 'fillFailed' | 'copied' | 'copyFailed', string>;
