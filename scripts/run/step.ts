/** Runs a named part of a command and prints how long it took; a failure prints too, then goes on to the caller. */
export async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  try {
    const value = await run();
    console.log(`✓ ${name} ${seconds()} s`);
    return value;
  } catch (error) {
    console.log(`✗ ${name} ${seconds()} s`);
    throw error;
  }
}
