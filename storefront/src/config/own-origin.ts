import { env } from "./env"

/** Address at which this server reaches itself. */
export function ownOrigin(): string {
  const { HOSTNAME, PORT } = env()
  const isAnyInterface = HOSTNAME === "0.0.0.0" || HOSTNAME === "::"
  return `http://${isAnyInterface ? "127.0.0.1" : HOSTNAME}:${PORT}`
}
