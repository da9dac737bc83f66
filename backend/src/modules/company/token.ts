import { createHash, randomBytes } from "node:crypto"

/** Length of a token in bytes: 256 bits. */
const TOKEN_BYTES = 32

/** @returns a new token for a link in a mail, in base64url (43 characters) */
export const newCompanyToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url")

/**
 * What is stored of a token. It has too many bits to be guessed, so that a plain hash suffices.
 *
 * @returns its SHA-256 in hexadecimal
 */
export const companyTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex")
