import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { type AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"
import { errorCode } from "../lib/errors.ts"
import { LOOPBACK } from "../lib/ports.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** Serves the files of a folder on this machine. @returns its address and a function that stops it */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://folder")
    // `normalize` resolves every ".." of a path that begins with "/".
    const file = join(folder, normalize(decodeURIComponent(pathname)))
    readFile(file).then(
      (body) => {
        const type = types[extname(file)] ?? "application/octet-stream"
        response.writeHead(200, { "Content-Type": type, "Cache-Control": "max-age=3600" }).end(body)
      },
      (error: unknown) => {
        response.writeHead(errorCode(error) === "ENOENT" ? 404 : 500).end()
      },
    )
  })
  server.listen(0, LOOPBACK)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://${LOOPBACK}:${port}`, close }
}
