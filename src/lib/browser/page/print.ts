/** Opens the browser's own dialog for printing or saving the page. */
export function printPage(): void {
  print();
}
