/** Header in which the proxy passes the requested address on: Next.js does not give it to pages. */
export const PATH_HEADER = "x-session-path"
