const TONES = {
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
  accent: 'text-accent',
} as const;

/** Longer ones are the backend's own, and may have several lines. */
const MAX_ON_A_LINE = 20;

interface Props {
  text: string;
  tone: keyof typeof TONES;
  /** A dot before the word in place of an edge around it, in a list of many. */
  isPlain?: boolean;
}

/** A short status. Its colour only repeats what the word says. */
export function Badge({ text, tone, isPlain = false }: Props) {
  const wrap = text.length > MAX_ON_A_LINE ? 'wrap-anywhere' : 'whitespace-nowrap';
  if (isPlain) {
    const dot =
      'before:me-1.5 before:inline-block before:size-2 before:rounded-full before:bg-current';
    return <span className={`text-sm ${dot} ${wrap} ${TONES[tone]}`}>{text}</span>;
  }
  return (
    <span
      className={`inline-block rounded-control border px-2 py-px text-xs font-bold ${wrap} ${TONES[tone]}`}
    >
      {text}
    </span>
  );
}
