const tones = { success: 'text-success', warning: 'text-warning', danger: 'text-danger', accent: 'text-accent' } as const;

/** A word that says how things stand; its colour only repeats it. */
export function Badge({ text, tone }: { text: string; tone: keyof typeof tones }) {
  return <span className={`badge ${tones[tone]}`}>{text}</span>;
}
