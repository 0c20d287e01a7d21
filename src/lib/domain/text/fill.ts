/** Puts values into a message: `fill('© {from}', { from: 2019 })`. A name without a value stays, so that the mistake is seen. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
