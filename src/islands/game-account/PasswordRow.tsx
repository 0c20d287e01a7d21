import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { onPageHidden } from '@/lib/browser/page/visibility';
import { Icon } from '../ui/Icon';
import { CopyRow } from './CopyRow';

interface Props {
  password: string;
  messages: Messages['mobile-slots'];
  onCopied: (isCopied: boolean) => void;
}

const MASK = '••••••••';

/** A password: masked until the player shows it, and masked again when the page is hidden. It can be copied without being shown (security.md, hazard 10). */
export function PasswordRow({ password, messages, onCopied }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => onPageHidden(() => setShown(false)), []);
  return (
    <CopyRow label={messages.password} action={messages.copyPassword} value={password} onCopied={onCopied}>
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
        <Icon name={isShown ? 'hide' : 'show'} />
      </button>
    </CopyRow>
  );
}
