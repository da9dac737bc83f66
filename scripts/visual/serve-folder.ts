import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo } from "node:net"
import sirv from "sirv"
import { LOOPBACK } from "../lib/ports.ts"

/**
 * Serves the files that a folder has now on this machine.
 * @returns its address and a function that stops it
 */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(sirv(folder, { maxAge: 3600 }))
  server.listen(0, LOOPBACK)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://${LOOPBACK}:${port}`, close }
}
