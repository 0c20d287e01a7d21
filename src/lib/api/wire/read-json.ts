/** A text, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
/** Where a whole number may be too long to be exact; most answers have none. */
const LONG = /[:[,]\s*-?\d{16}/;
const LONG_WHOLE = /^-?\d{16,}$/;

/** Reads JSON, with long whole numbers as texts, of which `JSON.parse` would lose the last digits. @throws SyntaxError */
export function readJson(text: string): unknown {
  return JSON.parse(
    LONG.test(text)
      ? text.replace(TOKEN, (token) => (LONG_WHOLE.test(token) ? `"${token}"` : token))
      : text,
  );
}
