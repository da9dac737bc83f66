const isDevelopment = process.env.NODE_ENV === "development"

/**
 * What public pages may load. They are static, so no nonce can reach the scripts that Next.js writes into them: inline
 * scripts are allowed, foreign ones are not. Hot reload evaluates code and speaks over a socket.
 */
const DIRECTIVES: Record<string, string[]> = {
  "default-src": ["'self'"],
  "script-src": ["'self'", "'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "https:"],
  "connect-src": ["'self'", ...(isDevelopment ? ["ws:"] : [])],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
}

/** The content security policy of public pages. `frame-ancestors` works in a header only: see next.config.ts. */
export const contentSecurityPolicy = Object.entries(DIRECTIVES)
  .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
  .join("; ")
