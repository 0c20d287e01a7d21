/** What browsers tell of a connection (https://wicg.github.io/netinfo/); undefined where they do not. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;

/** Whether data is scarce: the visitor has asked the browser to save it, or the connection is slow. */
export function isScarce(connection: Connection): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
