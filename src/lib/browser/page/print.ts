/** Opens the browser's dialog for printing or saving the page. */
export function printPage(): void {
  print();
}
