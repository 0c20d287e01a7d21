/** Makes a signal end this process in order, which takes the tools that it started along (tool.ts). */
export function exitOnSignals(): void {
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
}
