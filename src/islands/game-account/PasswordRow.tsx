import { useEffect, useState } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { onPageHidden } from '@/lib/browser/page/when';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { Icon } from '../ui/Icon';
import { CopyRow } from './CopyRow';

interface Props {
  password: string;
  messages: Messages['mobile-slots'];
  onCopied: (isCopied: boolean) => void;
}

const MASK = '••••••••';

/** A password, or a dash where there is none: masked until the player shows it, and masked again when the page is hidden. It can be copied without being shown. */
export function PasswordRow({ password, messages, onCopied }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => onPageHidden(() => setShown(false)), []);
  const row = { label: messages.password, action: messages.copyPassword, value: password, onCopied };
  // The mask and the button would promise a password that is not there.
  if (!password) return <CopyRow {...row}>{UNKNOWN_AMOUNT}</CopyRow>;
  return (
    <CopyRow {...row}>
      {isShown ? (
        <span>{password}</span>
      ) : (
        <span role="img" aria-label={messages.hidden}>
          {MASK}
        </span>
      )}
      <button
        type="button"
        aria-label={isShown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!isShown)}
        className="icon-button -my-2 text-accent"
      >
        <Icon path={isShown ? icons.hide : icons.show} />
      </button>
    </CopyRow>
  );
}
