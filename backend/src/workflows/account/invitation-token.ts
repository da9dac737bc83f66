import { createHmac, randomUUID } from "node:crypto"

/**
 * Names one link of an invitation. It is stored with the pending mail, and opens nothing without the installation's
 * secret.
 */
export const newLinkName = (): string => randomUUID()

/**
 * The token of a link of an invitation. It is made whenever it is needed and stored nowhere but for its hash, so that
 * every try to send a mail has the same link.
 *
 * @param secret of this installation
 * @param name of the link
 * @returns 256 bits in base64url
 */
export const invitationToken = (secret: string, name: string): string =>
  createHmac("sha256", secret).update(`company-invitation ${name}`).digest("base64url")
