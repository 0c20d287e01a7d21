import type { ReportRow } from '@/lib/domain/report/report';
import type { SentRequest } from '@/lib/domain/report/sent-request';

/** A request that the backend has taken: what the result shows of it. */
export interface DoneRequest {
  playerId: string;
  /** A decimal in major units. */
  amount: string;
  /** The backend's message, or the form's own text. */
  text: string;
  /** What its row can be told by; undefined where the row is known. */
  sent?: SentRequest;
  row?: ReportRow;
  /** The address of its payment page; `unsafe` when the backend's must not be opened. */
  payment?: URL | 'unsafe' | undefined;
}
