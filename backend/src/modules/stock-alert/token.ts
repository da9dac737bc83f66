import { createHmac, timingSafeEqual } from "node:crypto"
import { STOCK_ALERT_CONFIRM_DAYS, STOCK_ALERT_RETENTION_DAYS } from "../../contract"

/** What a link in a mail does. */
export type StockAlertLink = "confirm" | "remove"

const DAY_S = 24 * 60 * 60

/** Seconds for which each link works. */
const VALID_S: Readonly<Record<StockAlertLink, number>> = {
  confirm: STOCK_ALERT_CONFIRM_DAYS * DAY_S,
  remove: STOCK_ALERT_RETENTION_DAYS * DAY_S,
}

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`stock-alert ${text}`).digest("base64url")

/**
 * The token of a link: `id.end.signature`. It names no address, and is of use for its purpose only.
 *
 * @param secret of this installation
 * @param now epoch ms
 */
export function makeToken(secret: string, link: StockAlertLink, id: string, now: number): string {
  const end = Math.floor(now / 1_000) + VALID_S[link]
  return `${id}.${end}.${sign(secret, `${link} ${id} ${end}`)}`
}

/**
 * Reads a token.
 *
 * @param now epoch ms
 * @returns id of the request; null for a token that is forged, for another purpose, or expired
 */
export function readToken(secret: string, link: StockAlertLink, token: string, now: number): string | null {
  const [id = "", end = "", signature = "", ...rest] = token.split(".")
  if (rest.length > 0 || !/^\d{1,12}$/.test(end) || Number(end) * 1_000 < now) return null
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, `${link} ${id} ${end}`))
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}
