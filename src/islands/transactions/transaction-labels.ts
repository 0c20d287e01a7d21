import type { Messages } from '@/content/messages/messages';
import { type ReportRow, typeOfRow } from '@/lib/domain/report/report';

export type TransactionTexts = Messages['transaction'];

/** A row's type in the player's language; a type that only the backend knows stays as it was sent. */
export function typeLabel({ type }: ReportRow, messages: TransactionTexts): string {
  const known = typeOfRow(type);
  return known ? messages[known] : type;
}
