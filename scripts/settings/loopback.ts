/** Whether only this machine can reach an address. */
export function isLoopback(url: URL): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(url.hostname);
}
