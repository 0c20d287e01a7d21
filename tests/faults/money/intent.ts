import type { MoneyKind } from '../../../src/lib/domain/report/sent-request.ts';

/** What happens to a request between the page and the backend. */
export const FAULTS = [
  'none',
  /** It waits on the way, and is lost when the page is left meanwhile. */
  'stuck',
  /** It waits on the way, and arrives in any case. */
  'late',
  /** The backend is done long before the answer arrives. */
  'slowAnswer',
  'lostBefore',
  'lostAfter',
  /** The page hears that it is lost, and it arrives later. */
  'lostThenBooked',
  'slowThenLost',
  /** The access token expires just before. */
  'unauthorized',
  'gatewayBefore',
  'gatewayAfter',
  /** The backend itself says that it is under maintenance. */
  'maintenance',
  'halfAnswer',
] as const;
export type Fault = (typeof FAULTS)[number];

/** `done` and `notDone` are claims; after `unknown` both may be. */
export type Claim = 'done' | 'notDone' | 'unknown';

/** What a player wants once: one tap, or several on the same button before anything has happened. */
export interface Intent {
  kind: MoneyKind;
  /** Which of a few values is asked for; the same value twice is the same request. */
  value: 1 | 2;
  taps: number;
  isConfirmed: boolean;
  /** One for each time the request is sent; the rest go through. */
  faults: Fault[];
  /** When the page sent it, by the browser's clock. */
  sentAt: number[];
  /** How often the backend did it. */
  booked: number;
  /** What the page said, for each tap; fewer when the page was left. */
  claims: Claim[];
}

export function newIntent(
  wanted: Pick<Intent, 'kind' | 'value' | 'taps' | 'isConfirmed' | 'faults'>,
): Intent {
  return { ...wanted, faults: [...wanted.faults], sentAt: [], booked: 0, claims: [] };
}
