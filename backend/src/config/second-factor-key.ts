import { createHmac } from "node:crypto"

/**
 * The key with which the secrets of second factors are encrypted in the database.
 *
 * @param secret the setting JWT_SECRET: with another one every second factor has to be set up again
 */
export const secondFactorKey = (secret: string): string =>
  createHmac("sha256", secret).update("second factors of staff").digest("base64url")
