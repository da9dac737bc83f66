import { createHash } from "node:crypto"

/** The source by which a content security policy allows one inline script. @param script its text */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`
