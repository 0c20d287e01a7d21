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
