import { useHydrated } from './use-hydrated';

interface Props {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button that looks like a link, for less important actions. */
export function TextButton({ label, disabled = false, onClick }: Props) {
  const isHydrated = useHydrated();
  return (
    <button type="button" disabled={disabled || !isHydrated} onClick={onClick} className="text-button text-sm">
      {label}
    </button>
  );
}
