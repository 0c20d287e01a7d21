import type { Messages } from '@/content/messages/messages';
import type { PushedNotice } from '@/lib/domain/pushed-notice';

type Texts = Pick<
  Messages['player-frame'],
  'depositJustApproved' | 'depositJustRejected' | 'withdrawJustApproved' | 'withdrawJustRejected'
>;

/** The words of a pushed decision: the backend's own, or what was decided where it sent none (decisions, 37). */
export function pushedText({ kind, isSuccess, message }: PushedNotice, messages: Texts): string {
  return message || messages[`${kind}Just${isSuccess ? 'Approved' : 'Rejected'}`];
}
