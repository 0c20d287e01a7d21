import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { MoneyTexts } from './money-messages';

interface Props {
  messages: MoneyTexts;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before the same is sent again (security.md, hazard 14). The way back stands first: a hasty Enter sends nothing. */
export function RepeatDialog({ messages, onConfirm, onClose }: Props) {
  return (
    <Dialog title={messages.repeatTitle} onClose={onClose}>
      <div className="flex flex-col gap-3 p-5">
        <p className="pb-2">{messages.repeatText}</p>
        <Button onClick={onClose}>{messages.repeatNo}</Button>
        <Button look="quiet" onClick={onConfirm}>
          {messages.repeatYes}
        </Button>
      </div>
    </Dialog>
  );
}
