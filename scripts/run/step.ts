/** Runs a part of a command and prints its name and how long it took. A failure is printed and thrown again. */
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
