import type { ReactNode } from 'react';
import * as icons from '@/assets/icons';
import { Icon } from '../Icon';

interface Props {
  children: ReactNode;
  /** The value is taken all the same. */
  isWarning?: boolean;
}

/** What is wrong with a field, in the line under it. The icon says so too, for those who do not see the colour. */
export function FieldError({ children, isWarning = false }: Props) {
  return (
    <div className={`flex items-start gap-1 ${isWarning ? 'text-warning' : 'text-danger'}`}>
      <Icon path={isWarning ? icons.info : icons.alert} />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
