import * as icons from '@/assets/icons';
import { Icon } from './Icon';
import type { Elements } from './jsx/jsx-runtime';

/** A line that opens to more; it may stand in another one. */
export function Disclosure({ label, children }: { label: string; children: Elements }) {
  return (
    <details className="group/disclosure">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-bold">
        <span>{label}</span>
        <span className="group-open/disclosure:rotate-180">
          <Icon path={icons.expand} />
        </span>
      </summary>
      {children}
    </details>
  );
}
