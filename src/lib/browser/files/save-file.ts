/** Some browsers read the file only some time after the click. */
const REVOKE_DELAY_MS = 10_000;

/** Downloads a file that was made in the page. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
