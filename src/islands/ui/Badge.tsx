const TONES = { success: 'text-success', warning: 'text-warning', danger: 'text-danger', accent: 'text-accent' } as const;

/** A short status. Its colour only repeats what the word says. */
export function Badge({ text, tone }: { text: string; tone: keyof typeof TONES }) {
  return <span className={`badge ${TONES[tone]}`}>{text}</span>;
}
