import type { ReactNode } from 'react';
import * as icons from '@/assets/icons';
import { Icon } from './Icon';

interface Props {
  label: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that opens to more; it may stand in another one. */
export function Disclosure({ label, isOpen = false, children }: Props) {
  return (
    <details open={isOpen} className="group/disclosure">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-bold">
        {label}
        <span className="group-open/disclosure:rotate-180">
          <Icon path={icons.expand} />
        </span>
      </summary>
      {children}
    </details>
  );
}
