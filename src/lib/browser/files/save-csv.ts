import { saveFile } from './save-file.ts';

/** Downloads a CSV file that was made in the page. */
export function saveCsv(name: string, csv: string): void {
  saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }));
}
