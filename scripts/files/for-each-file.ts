/** Runs a task for each file, for at most `limit` of them at once. Rejects with the first failure. */
export async function forEachFile(paths: readonly string[], limit: number, task: (path: string) => Promise<void>): Promise<void> {
  const left = paths.values();
  const work = async () => {
    for (const path of left) await task(path);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
