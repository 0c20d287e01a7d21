/** Makes an address under which the page can show a file, until it is revoked. */
export function createFilePreview(file: File): { address: string; revoke: () => void } {
  const address = URL.createObjectURL(file);
  return { address, revoke: () => URL.revokeObjectURL(address) };
}
