/** Splits a text into lines that fit: between words, and inside of a word that fits on no line. */
export function wrapLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of charactersOf(word)) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

/** What a reader takes for one character: a Bengali letter keeps its signs. Older browsers see code points. */
function charactersOf(word: string): string[] {
  if (!('Segmenter' in Intl)) return [...word];
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
}
