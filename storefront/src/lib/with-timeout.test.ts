import { AsyncLocalStorage } from "node:async_hooks"
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo } from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import { promisify } from "node:util"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { withTimeout } from "./with-timeout"

const MINUTE = 60_000
const server = createServer(({ url }, response) => {
  if (url === "/never") return
  // A connection that stays open belongs to the request that opened it, or used it last.
  response.setHeader("connection", "close")
  response.write("something")
  if (url !== "/unfinished") response.end()
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

it("A task within its time resolves to its value", async () => {
  expect(await withTimeout(MINUTE, (signal) => read("/", signal))).toBe("something")
})

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

it("What belongs to a request is free as soon as its task is done", async () => {
  setFlagsFromString("--expose-gc")
  const collectGarbage = runInNewContext("gc") as () => void
  const requests = new AsyncLocalStorage<object>()
  const handle = async () => {
    const request = { rendered: "a page" }
    await requests.run(request, () => withTimeout(MINUTE, (signal) => read("/", signal)))
    return new WeakRef(request)
  }
  const held: WeakRef<object>[] = []
  for (let count = 0; count < 20; count += 1) held.push(await handle())
  const connections = promisify<number>((done) => server.getConnections(done))
  await expect.poll(() => connections()).toBe(0)
  await turn()
  collectGarbage()
  // The collector may take the last ones for something in use.
  expect(held.filter((request) => request.deref() !== undefined).length).toBeLessThanOrEqual(3)
})
