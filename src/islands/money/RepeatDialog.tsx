import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { MoneyTexts } from './money-messages';

interface Props {
  messages: MoneyTexts;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the same is sent again (security.md, hazard 14). The button that sends nothing comes first, so that it has the focus. */
export function RepeatDialog({ messages, onConfirm, onClose }: Props) {
  return (
    <Dialog title={messages.repeatTitle} onClose={onClose}>
      <div className="flex flex-col gap-3 p-5">
        <p className="pb-2">{messages.repeatText}</p>
        <Button onClick={onClose}>{messages.repeatNo}</Button>
        <Button variant="secondary" onClick={onConfirm}>
          {messages.repeatYes}
        </Button>
      </div>
    </Dialog>
  );
}
