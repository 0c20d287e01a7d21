/** An address under which the page can show a file, until it is let go. */
export function previewOf(file: File): { address: string; letGo: () => void } {
  const address = URL.createObjectURL(file);
  return { address, letGo: () => URL.revokeObjectURL(address) };
}
