/** Kinds that are listed, and places of each: enough to find the editor's habit. */
const MOST = { kinds: 20, places: 3 };

/** What texts lose in a pull, by kind: `link to "http://old.example" in promotion 7, in help deposit (en) and 3 more`. */
export type LeftOut = ReturnType<typeof leftOutOfTexts>;

const andMore = (all: readonly string[], most: number) =>
  all.length > most ? ` and ${all.length - most} more` : '';

/** Collects it: a habit of an editor is in every text, and is named once. */
export function leftOutOfTexts() {
  const placesByKind = new Map<string, Set<string>>();
  return {
    add(where: string, all: readonly string[]): void {
      // What is left out may name itself behind its kind, in quotes.
      for (const [kind = '', detail] of all.map((what) => what.split(/ (?=")/))) {
        const places = placesByKind.get(kind) ?? new Set();
        placesByKind.set(kind, places.add(`${detail ? `${detail} ` : ''}in ${where}`));
      }
    },
    /** One line a kind, in an order that does not depend on which text was read first. */
    lines(): string[] {
      const lines = [...placesByKind].sort().map(([kind, set]) => {
        const places = [...set].sort();
        return `${kind} ${places.slice(0, MOST.places).join(', ')}${andMore(places, MOST.places)}`;
      });
      const more = andMore(lines, MOST.kinds);
      return more ? [...lines.slice(0, MOST.kinds), more.trim()] : lines;
    },
  };
}
