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
