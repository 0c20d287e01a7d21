import * as icons from '@/assets/icons';
import { Icon } from '../Icon';
import type { Content, Elements } from '../jsx/jsx-runtime';

export interface FrameTexts {
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown in place of the hint, for a value that is taken. */
  warning?: string | undefined;
  /** Shown under the hint, also beside an error. */
  advice?: Elements;
  /** The label stands before the control, in one line. */
  isRow?: boolean;
}

interface Props extends FrameTexts {
  /** The id of the control inside. The ids of the other parts start with it. */
  id: string;
  children: Elements;
}

/** The value of `aria-describedby` for a control inside a frame. */
export function describedBy(id: string, has: { prefix?: boolean; advice?: boolean } = {}): string {
  return [has.prefix && `${id}-prefix`, `${id}-line`, has.advice && `${id}-advice`]
    .filter(Boolean)
    .join(' ');
}

/** A control with its label and a place for the hint or error, which is always in the page, since a live region has to exist before its text. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  warning,
  advice,
  isRow = false,
  children,
}: Props) {
  return (
    <div className={isRow ? 'flex flex-wrap items-center gap-x-3' : 'flex flex-col'}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isRow ? 'text-sm text-muted' : 'pb-1 text-sm'}
      >
        <span className={isRow ? undefined : 'font-bold'} suppressHydrationWarning>
          {label}
        </span>
        {optional && <span className="text-muted" suppressHydrationWarning>{` ${optional}`}</span>}
      </label>
      {children}
      <div
        id={`${id}-line`}
        aria-live="polite"
        className={`text-xs *:pt-1 ${isRow ? 'basis-full text-end not-empty:pb-2' : ''}`}
      >
        {error || warning ? (
          <FieldError isWarning={!error}>{error || warning}</FieldError>
        ) : (
          hint && (
            <p className="text-muted" suppressHydrationWarning>
              {hint}
            </p>
          )
        )}
      </div>
      {advice && (
        <div id={`${id}-advice`} className="text-xs text-muted">
          {advice}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field, in the line under it. The icon says so too, for those who do not see the colour. */
export function FieldError({
  children,
  isWarning = false,
}: {
  children: Content;
  isWarning?: boolean;
}) {
  return (
    <div className={`flex items-start gap-1 ${isWarning ? 'text-warning' : 'text-danger'}`}>
      <Icon path={isWarning ? icons.info : icons.alert} />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
