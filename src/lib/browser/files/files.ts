/** Makes an address under which the page can show a file, until it is revoked. */
export function createFilePreview(file: Blob): { address: string; revoke: () => void } {
  const address = URL.createObjectURL(file);
  return { address, revoke: () => URL.revokeObjectURL(address) };
}

/** Loads a picture of the backend; undefined where it cannot be read. Other hosts' are not asked for, since the page's policy forbids it. */
export async function loadPicture(address: string, backend: string): Promise<Blob | undefined> {
  if (new URL(address).origin !== new URL(backend).origin) return undefined;
  try {
    // The copy that the page has shown may lack the header that lets a script read it.
    // biome-ignore lint/style/noRestrictedGlobals: a picture is no call of the API.
    const answer = await fetch(address, { cache: 'reload' });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** Some browsers read the file only some time after the click. */
const REVOKE_DELAY_MS = 10_000;

/** Downloads a CSV file that was made in the page. */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
