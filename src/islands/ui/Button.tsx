import { useEffect, useRef } from 'react';
import { Diamond } from './Diamond';
import { useHydrated } from './use-hydrated';

const VARIANTS = {
  primary: 'button-primary',
  secondary: 'button-outline',
  danger: 'button-outline text-danger',
} as const;

interface Props {
  children: string;
  variant?: keyof typeof VARIANTS;
  type?: 'button' | 'submit';
  /** An action is pending: the button keeps its focus, but does nothing. */
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

/** Disabled until hydration, since a form that the browser submits by itself would write the password into the address. */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  busy = false,
  disabled = false,
  onClick,
}: Props) {
  const isHydrated = useHydrated();
  const ref = useRef<HTMLButtonElement>(null);
  // React writes only what changes, and does not know that `client-touched.ts` has enabled the button before.
  useEffect(() => {
    if (isHydrated && ref.current) ref.current.disabled = disabled;
  }, [isHydrated, disabled]);
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled || !isHydrated}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.())}
      className={`button min-h-12 w-full ${VARIANTS[variant]}`}
    >
      {busy && <Diamond className="size-5 shrink-0 animate-spin motion-reduce:animate-none" />}
      <span suppressHydrationWarning>{children}</span>
    </button>
  );
}

/** A button that looks like a link, for less important actions. */
export function TextButton({
  label,
  disabled = false,
  onClick,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={disabled || !isHydrated}
      onClick={onClick}
      className="text-button text-sm"
      suppressHydrationWarning
    >
      {label}
    </button>
  );
}
