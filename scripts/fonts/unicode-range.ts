const hex = (code: number) => code.toString(16).toUpperCase();

/** Characters this near stand in one range, since every page carries the ranges; one that a file lacks is looked for in the next font. */
const NEAR = 0x40;

const codesOf = (characters: Iterable<string>) =>
  Array.from(new Set(characters), (character) => character.codePointAt(0) ?? 0).sort(
    (one, other) => one - other,
  );

/**
 * Characters as a short `unicode-range` of CSS: `U+20-7E, U+2013`. It may cover some that are not among them.
 * @param others characters that it must not cover, because another file has them
 */
export function unicodeRange(characters: Iterable<string>, others: Iterable<string> = []): string {
  const foreign = codesOf(others);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codesOf(characters)) {
    const open = ranges.at(-1);
    const joins =
      open &&
      code - open.last <= NEAR &&
      !foreign.some((other) => other > open.last && other < code);
    if (joins) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
