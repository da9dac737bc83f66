import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"
import { errorCode, SetupError } from "./errors.ts"

/** Address on which the parts listen: this machine only, since they serve plain HTTP. */
export const LOOPBACK = "127.0.0.1"

async function listen(port: number, host?: string): Promise<number> {
  const server = createServer()
  server.listen({ port, host, exclusive: true })
  await once(server, "listening")
  const { port: bound } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return bound
}

async function canListen(port: number, host?: string): Promise<boolean> {
  try {
    await listen(port, host)
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

/** A port on which no process listens at present. */
export async function freePort(): Promise<number> {
  return listen(0, LOOPBACK)
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
