import { once } from "node:events"
import { createServer, type Server } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { assertPortFree, freePort, isPortFree } from "./ports.ts"

let server: Server | undefined

afterEach(() => {
  server?.close()
})

async function occupy(port: number, host: string): Promise<void> {
  server = createServer().listen(port, host)
  await once(server, "listening")
}

describe("a port", () => {
  it("is free when nobody listens", async () => {
    expect(await isPortFree(await freePort())).toBe(true)
  })

  it.each(["127.0.0.1", "0.0.0.0"])("is taken when somebody listens on %s", async (host) => {
    const port = await freePort()
    await occupy(port, host)
    expect(await isPortFree(port)).toBe(false)
    await expect(assertPortFree(port, "the shop", "with STOREFRONT_PORT")).rejects.toMatchObject({
      message: `Port ${port} is taken by another program, and the shop needs it.`,
      details: ["Stop that program, or choose another port with STOREFRONT_PORT"],
    })
  })
})
