import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { startRedis } from "../lib/redis.ts"
import { MailServer } from "../lib/mail-server.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { soon } from "./soon.ts"
import { submitAll } from "../lib/submissions.ts"

const MAIL_WITHIN_MS = 60_000
const SIGN_IN_FAILURES = 10

const redis = process.env.REDIS_SERVER_PATH

describe.runIf(redis)("On Redis, with servers and a worker apart", () => {
  const mailServer = new MailServer()
  let shop: FaultShop
  let servers: Backend[] = []

  beforeAll(async () => {
    const mail = await mailServer.start()
    shop = await FaultShop.open()
    const { processes } = shop.installation
    const port = await freePort()
    await startRedis(redis ?? "", port, processes)
    const settings = {
      REDIS_URL: `redis://${LOOPBACK}:${port}`,
      ...mail,
    }
    await shop.startBackend("worker", { ...settings, MEDUSA_WORKER_MODE: "worker" })
    servers = [
      await shop.startBackend("server-1", { ...settings, MEDUSA_WORKER_MODE: "server" }),
      await shop.startBackend("server-2", { ...settings, MEDUSA_WORKER_MODE: "server" }),
    ]
  })

  afterAll(async () => {
    await shop.close()
    await mailServer.stop()
  })

  const server = (number: number): Backend => {
    const found = servers[number]
    if (!found) throw new Error(`server ${number} was not started`)
    return found
  }

  it("a submission taken by a server is mailed by the worker, once to staff and once to the sender", async () => {
    const [received] = await submitAll({ url: () => server(0).url, headers: shop.visitor }, 1, "on-redis")
    await soon(() => {
      const subjects = mailServer.mails.map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject.includes(received?.reference ?? "-"))).toHaveLength(2)
    }, MAIL_WITHIN_MS)
  })

  it("a price changed through one server is soon in the catalogue of both", async () => {
    const list = async (backend: Backend) => {
      const response = await fetch(`${backend.url}/store/catalogue?q=ds2208&limit=1`, {
        headers: shop.visitor,
      })
      const { products } = (await response.json()) as {
        products: { id: string; variant_id: string; price: number }[]
      }
      return products[0]
    }
    const product = await list(server(0))
    if (!product) throw new Error("the sample catalogue has no DS2208")
    const path = `/admin/products/${product.id}/variants/${product.variant_id}`
    const { status } = await fetch(`${server(0).url}${path}`, {
      method: "POST",
      headers: await shop.staff(server(0)),
      body: JSON.stringify({ prices: [{ currency_code: "gbp", amount: 77.5 }] }),
    })
    expect(status).toBe(200)
    await soon(async () => {
      expect([(await list(server(0)))?.price, (await list(server(1)))?.price]).toEqual([77.5, 77.5])
    })
  })

  it("failed sign-ins count on all servers together", async () => {
    const fail = async (backend: Backend) => {
      const response = await fetch(`${backend.url}/auth/user/emailpass`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "nobody@scanwright.example", password: "wrong" }),
      })
      return response.status
    }
    for (let attempt = 0; attempt < SIGN_IN_FAILURES; attempt += 1) {
      expect(await fail(server(attempt % 2))).toBe(401)
    }
    expect(await fail(server(0))).toBe(429)
    expect(await fail(server(1))).toBe(429)
  })
})
