/** True for an address that only this machine reaches. */
export function isLoopback(url: URL): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(url.hostname);
}
