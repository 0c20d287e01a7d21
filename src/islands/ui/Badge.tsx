const TONES = { success: 'text-success', warning: 'text-warning', danger: 'text-danger', accent: 'text-accent' } as const;

/** A short status. Its colour only repeats what the word says. */
export function Badge({ text, tone }: { text: string; tone: keyof typeof TONES }) {
  return (
    <span className={`inline-block rounded-control border px-2 py-px text-xs font-bold whitespace-nowrap ${TONES[tone]}`}>{text}</span>
  );
}
