import { createHmac } from "node:crypto"

const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The code that an authenticator app shows for a key (RFC 6238). @param later number of periods of 30 seconds */
export function codeOf(key: string, later = 0): string {
  const bits = [...key.replaceAll(" ", "")].map((sign) => BASE_32.indexOf(sign).toString(2).padStart(5, "0"))
  const bytes = (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac("sha1", Buffer.from(bytes)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}
