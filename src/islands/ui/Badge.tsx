const TONES = { success: 'text-success', warning: 'text-warning', danger: 'text-danger', accent: 'text-accent' } as const;

/** Longer ones are the backend's own, and may have several lines. */
const MAX_ON_A_LINE = 20;

/** A short status. Its colour only repeats what the word says. */
export function Badge({ text, tone }: { text: string; tone: keyof typeof TONES }) {
  const wrap = text.length > MAX_ON_A_LINE ? 'wrap-anywhere' : 'whitespace-nowrap';
  return <span className={`inline-block rounded-control border px-2 py-px text-xs font-bold ${wrap} ${TONES[tone]}`}>{text}</span>;
}
