import type { Messages } from '@/content/messages/messages';
import { reloadProfile } from '@/lib/stores/session';
import { RetryNotice } from '../ui/RetryNotice';
import { whyOf } from '../why';

/** Stands in place of a list of the player's that the backend did not send, since the player must not read that it is empty. */
export function MissingList({ messages }: { messages: Messages['gate'] }) {
  const why = whyOf(messages, messages.whyNotLoaded, 'page-does-not-load');
  return <RetryNotice text={messages.broken} label={messages.retry} why={why} onRetry={reloadProfile} />;
}
