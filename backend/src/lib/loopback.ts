const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"])

/**
 * Whether a host name is this machine itself.
 *
 * @param host of an address; false for an empty one
 */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host.toLowerCase())
}
