/** Keeps a Bengali ending (`{provider}-এর`) on the line of its name, which its hyphen would let go. */
const JOINER = '\u2060';

/** Puts values into a message: `fill('© {from}', { from: 2019 })`. A name without a value stays, so that the mistake is seen. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(
    /\{(\w+)\}(-(?=[\u0980-\u09ff]))?/g,
    (whole, name: string, hyphen?: string) => {
      const value = values[name];
      return value === undefined ? whole : `${value}${hyphen ? hyphen + JOINER : ''}`;
    },
  );
}
