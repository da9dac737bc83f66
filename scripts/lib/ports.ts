import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"
import { errorCode, SetupError } from "./errors.ts"

/** Address on which the parts listen: this machine only, since they serve plain HTTP. */
export const LOOPBACK = "127.0.0.1"

async function canListen(port: number, host?: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, "listening")
    server.close()
    await once(server, "close")
    return true
  } catch (error) {
    // A machine without IPv6 cannot check an IPv6 port.
    if (errorCode(error) === "EAFNOSUPPORT" || errorCode(error) === "EADDRNOTAVAIL") return true
    return false
  }
}

/** Whether no process listens on the port, neither on the loopback address nor on all of them. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, LOOPBACK)) && (await canListen(port))
}

/** Ports that no system gives to outgoing connections: one that is free now is still free when a server takes it minutes later. */
const [FIRST_FREE, LAST_FREE] = [20_000, 32_000]

/** A port on which no process listens, chosen by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_FREE, LAST_FREE)
    if (await isPortFree(port)) return port
  }
}

/**
 * @param part name of the part in the message ("the shop")
 * @param remedy how to choose another port, as the end of a sentence
 * @throws SetupError when another process listens on the port
 */
export async function assertPortFree(port: number, part: string, remedy: string): Promise<void> {
  if (await isPortFree(port)) return
  throw new SetupError(
    `Port ${port} is taken by another program, and ${part} needs it.`,
    `Stop that program, or choose another port ${remedy}`,
  )
}
