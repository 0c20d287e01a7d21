import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page-language';
import { readDecision } from '@/lib/domain/decision-words';
import { moneyText } from '@/lib/domain/money/amount';
import type { PushedNotice } from '@/lib/domain/pushed-notice';
import { fill } from '@/lib/domain/text/fill';
import { BackendWords, LongText } from '../ui/LongText';

interface Props {
  notice: PushedNotice;
  messages: Messages['player-frame'];
}

/**
 * A pushed decision in the player's language, and under it what the backend adds, in its own words. Words that are understood are
 * English, so whoever reads English reads the backend's own.
 */
export function PushedText({ notice: { kind, isSuccess, message: sent }, messages }: Props) {
  const { amount, id, message } = readDecision(sent, isSuccess);
  const outcome = isSuccess ? 'Approved' : 'Rejected';
  if (message !== sent && pageLanguage() === 'en') return <LongText text={sent} more={messages.more} />;
  return (
    <>
      <p className="font-bold">
        {amount ? fill(messages[`${kind}${outcome}`], { amount: moneyText(amount) }) : messages[`${kind}Just${outcome}`]}
      </p>
      {id && (
        <p className="text-sm text-muted" translate="no">
          {id}
        </p>
      )}
      {message && (
        <div className="text-sm">
          <BackendWords text={message} more={messages.more} />
        </div>
      )}
    </>
  );
}
