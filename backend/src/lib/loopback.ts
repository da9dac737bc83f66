const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"])

/**
 * Tells whether a host name means this machine itself.
 *
 * @param host as in an address; empty is not
 */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host.toLowerCase())
}
