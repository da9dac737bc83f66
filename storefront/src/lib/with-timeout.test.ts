import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { withTimeout } from "./with-timeout"

const server = createServer(({ url }, response) => {
  if (url === "/unfinished") response.write("something")
})
let origin = ""

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = async (path: string, signal: AbortSignal) => (await fetch(origin + path, { signal })).text()

it("A task is aborted after its time, also while it reads a response", async () => {
  for (const path of ["/never", "/unfinished"]) {
    await expect(withTimeout(20, (signal) => read(path, signal))).rejects.toThrow("Not done within 20 ms")
  }
})

it("The body of a response that a task resolves to is read within the task's time", async () => {
  const readLater = async () => {
    const response = await withTimeout(200, (signal) => fetch(`${origin}/unfinished`, { signal }))
    return response.text()
  }
  await expect(readLater()).rejects.toThrow("Not done within 200 ms")
})
