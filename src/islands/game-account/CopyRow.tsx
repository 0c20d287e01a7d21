import * as icons from '@/assets/icons';
import { Icon } from '../ui/Icon';
import type { Content } from '../ui/jsx/jsx-runtime';

interface Props {
  label: string;
  /** Accessible name of the button. */
  action: string;
  /** What is copied; the button is disabled while it is empty. */
  value: string;
  onCopy: (value: string) => void;
  children: Content;
}

/** One line of an account, with a button that copies it. */
export function CopyRow({ label, action, value, onCopy, children }: Props) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center py-2 ps-4 pe-1 not-first:border-t not-first:border-line">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className="flex min-h-7 items-center gap-2 font-bold wrap-anywhere select-all"
        translate="no"
      >
        {children}
      </dd>
      <button
        type="button"
        aria-label={action}
        disabled={!value}
        onClick={() => onCopy(value)}
        className="icon-button col-start-2 row-span-2 row-start-1 text-accent disabled:opacity-40"
      >
        <Icon path={icons.copy} />
      </button>
    </div>
  );
}
