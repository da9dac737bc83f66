import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MailServer } from "../lib/mail-server.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { soon } from "./soon.ts"
import { type Acknowledged, submitAll } from "../lib/submissions.ts"

const SUBMISSIONS = 500
const KILL_AFTER = 150
/** Longest wait for mails, in ms: a killed process's lease on its mails must end first. */
const MAIL_WITHIN_MS = 180_000

describe("500 submissions while a part dies", () => {
  const mailServer = new MailServer()
  let shop: FaultShop
  let backend: Backend
  let settings: Record<string, string>

  beforeAll(async () => {
    settings = { ...(await mailServer.start()), RATE_LIMIT_FORMS: "1000000" }
    shop = await FaultShop.open()
    backend = await shop.startBackend("backend", settings)
  })

  afterAll(async () => {
    await shop.close()
    await mailServer.stop()
  })

  /** Runs the load, kills a part in the middle of it, and returns the response of every visitor. */
  async function submitAndKill(prefix: string, die: () => Promise<void>): Promise<Acknowledged[]> {
    let death: Promise<void> | undefined
    const entry = { url: () => backend.url, headers: shop.visitor }
    const received = await submitAll(entry, SUBMISSIONS, prefix, (done) => {
      if (done >= KILL_AFTER) death ??= die()
    })
    await death
    return received
  }

  async function expectStoredOnce(prefix: string, received: Acknowledged[]): Promise<void> {
    const rows = await shop.rows<Acknowledged>(
      `select id, reference from form_submission where idempotency_key like '${prefix}-%' order by idempotency_key`,
    )
    expect(rows).toEqual(received.map(({ id, reference }) => ({ id, reference })))
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(SUBMISSIONS)
  }

  async function expectMailed(received: Acknowledged[]): Promise<void> {
    const ours = () =>
      mailServer.mails.filter(({ subject }) => received.some((one) => subject.includes(one.reference)))
    await soon(() => {
      expect(new Set(ours().map(({ messageId }) => messageId)).size).toBe(2 * SUBMISSIONS)
    }, MAIL_WITHIN_MS)
    await soon(async () => {
      const open = await shop.rows(
        "select id from post_mail where subject_type = 'form_submission' and status <> 'sent'",
      )
      expect(open).toEqual([])
    }, MAIL_WITHIN_MS)
    // A mail that was accepted but not yet recorded as sent when its sender died is sent again with the same Message-ID.
    const copies = ours().length - 2 * SUBMISSIONS
    expect(copies).toBeLessThanOrEqual(10)
  }

  it("kill -9 of Medusa: every acknowledged submission is stored once and mailed after the restart", async () => {
    const received = await submitAndKill("medusa", async () => {
      await shop.kill(backend.running)
      backend = await shop.startBackend("backend-again", settings)
    })
    await expectStoredOnce("medusa", received)
    await expectMailed(received)
  })

  it("kill -9 of PostgreSQL: every acknowledged submission is stored once and mailed after the restart", async () => {
    const received = await submitAndKill("postgres", async () => {
      await shop.kill(shop.postgres)
      await shop.restartPostgres()
    })
    await expectStoredOnce("postgres", received)
    await expectMailed(received)
    expect((await fetch(`${backend.url}/ready`)).status).toBe(200)
  })
})
