import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { MailServer } from "../lib/mail-server.ts"
import { withDatabase } from "../lib/database.ts"
import { addresses } from "../lib/environment.ts"
import { SetupError } from "../lib/errors.ts"
import { withShutdown } from "../lib/shutdown.ts"
import { type Failure, SteadyLoad } from "../lib/steady-load.ts"
import { type Cluster } from "./cluster.ts"
import { openOwnCluster } from "./own-cluster.ts"
import { SERVERS } from "./parts.ts"

/** Time before each fault, and the shortest time observed after it, in ms. */
const BEFORE_MS = 4_000
const AFTER_MS = 12_000
const REDIS_DOWN_MS = 20_000
const MAIL_DOWN_MS = 60_000
/**
 * Longest wait for mails, in ms: mails of a server that died wait until its lease on them ends, and then for the next
 * retry.
 */
const MAIL_WITHIN_MS = 240_000
const MAILS_EACH = 2

/** The effect of a fault, as docs/faults.md lists it. */
interface FaultResult {
  fault: string
  seconds: number
  pages: { asked: number; failed: number }
  searches: { asked: number; failed: number }
  submissions: { acknowledged: number; attemptsFailed: number; lost: number; doubled: number }
  /** ms from the fault to the last request that failed; 0 when none did */
  recoveredAfter: number
  /** reasons of failed requests, with their number */
  reasons: Record<string, number>
}

interface MailResult {
  expected: number
  missing: number
  doubled: number
}

type Fault = (cluster: Cluster, mail: MailServer) => Promise<void>

const killAndWait =
  (name: (typeof SERVERS)[number]): Fault =>
  async (cluster) => {
    await cluster.kill(name)
    await cluster.ready(name)
  }

/** Every fault by its name. */
const FAULTS: Record<string, Fault> = {
  none: () => pause(AFTER_MS),
  ...Object.fromEntries(SERVERS.map((name) => [`kill-${name}`, killAndWait(name)])),
  "kill-proxy": (cluster) => cluster.kill("proxy"),
  "redis-away": async (cluster) => {
    await cluster.rest("redis")
    await pause(REDIS_DOWN_MS)
    await cluster.wake("redis", true)
  },
  "kill-postgres": (cluster) => cluster.kill("postgres"),
  "mail-away": async (_cluster, mail) => {
    await mail.stop()
    await pause(MAIL_DOWN_MS)
    await mail.start()
  },
  "rolling-restart": (cluster) => cluster.restart(console.log),
}

function counted(failures: readonly Failure[]): Record<string, number> {
  const reasons: Record<string, number> = {}
  for (const { kind, why } of failures) {
    const reason = `${kind}: ${why}`
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  return reasons
}

/** Causes a fault in the middle of a steady load. */
async function measure(
  name: string,
  fault: Fault,
  cluster: Cluster,
  mail: MailServer,
  pages: string[],
  references: string[],
): Promise<FaultResult> {
  const { installation } = cluster.plan
  const load = new SteadyLoad(addresses(installation).storefront, pages)
  load.start()
  await pause(BEFORE_MS)
  const faultAt = load.now
  await fault(cluster, mail)
  await pause(AFTER_MS)
  await load.stop()
  const failuresOf = (kind: Failure["kind"]) => load.failures.filter((failure) => failure.kind === kind)
  const stored = await withDatabase(installation.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>("select id from form_submission where id = any($1)", [
      load.received.map(({ id }) => id),
    ])
    return new Set(rows.map(({ id }) => id))
  })
  const unique = new Set(load.received.map(({ id }) => id))
  references.push(...load.received.map(({ reference }) => reference))
  const last = load.failures.filter(({ at }) => at >= faultAt).at(-1)
  return {
    fault: name,
    seconds: Math.round(load.now / 1000),
    pages: { asked: load.sent.page, failed: failuresOf("page").length },
    searches: { asked: load.sent.search, failed: failuresOf("search").length },
    submissions: {
      acknowledged: load.received.length,
      attemptsFailed: failuresOf("submission").length,
      lost: [...unique].filter((id) => !stored.has(id)).length,
      doubled: load.received.length - unique.size,
    },
    recoveredAfter: last ? last.at - faultAt : 0,
    reasons: counted(load.failures),
  }
}

/** Waits for the mails of every acknowledged submission, and counts missing and duplicate ones. */
async function countMails(mail: MailServer, references: readonly string[]): Promise<MailResult> {
  const arrived = () => {
    const counts = new Map<string, number>()
    for (const { subject } of mail.mails) {
      const reference = references.find((each) => subject.includes(each))
      if (reference) counts.set(reference, (counts.get(reference) ?? 0) + 1)
    }
    return references.map((reference) => counts.get(reference) ?? 0)
  }
  const deadline = Date.now() + MAIL_WITHIN_MS
  while (arrived().some((count) => count < MAILS_EACH) && Date.now() < deadline) await pause(1_000)
  const counts = arrived()
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    expected: references.length * MAILS_EACH,
    missing: sum(counts.map((count) => Math.max(0, MAILS_EACH - count))),
    doubled: sum(counts.map((count) => Math.max(0, count - MAILS_EACH))),
  }
}

function line({ fault, pages, searches, submissions, recoveredAfter }: FaultResult): string {
  return [
    fault.padEnd(20),
    `pages ${pages.failed}/${pages.asked}`.padEnd(20),
    `searches ${searches.failed}/${searches.asked}`.padEnd(20),
    `submissions ${submissions.acknowledged} told, ${submissions.lost} lost, ${submissions.attemptsFailed} tries failed`.padEnd(
      52,
    ),
    `well after ${(recoveredAfter / 1000).toFixed(1)} s`,
  ].join(" ")
}

/**
 * `npm run cluster -- --faults [names]`: runs every fault, or the named ones, on a cluster of its own under a steady
 * load.
 * @returns 0 when no acknowledged submission was lost and no mail was missing or duplicated
 */
export async function runFaults(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in FAULTS))
  if (unknown.length > 0) {
    throw new SetupError(
      `Unknown fault: ${unknown.join(", ")}. There are: ${Object.keys(FAULTS).join(", ")}.`,
    )
  }
  const chosen = names.length > 0 ? names : Object.keys(FAULTS)
  return withShutdown(async (shutdown) => {
    const mail = new MailServer()
    const mailSettings = await mail.start()
    shutdown.onStop(() => mail.stop())
    const command = "npm run cluster -- --faults"
    const { cluster, directory, pages } = await openOwnCluster(
      shutdown,
      "cluster-faults",
      command,
      mailSettings,
    )
    const references: string[] = []
    const results: FaultResult[] = []
    for (const name of chosen) {
      const fault = FAULTS[name]
      if (!fault) continue
      const result = await measure(name, fault, cluster, mail, pages, references)
      results.push(result)
      console.log(line(result))
      for (const [reason, count] of Object.entries(result.reasons)) console.log(`    ${count} × ${reason}`)
    }
    const mails = await countMails(mail, references)
    console.log(`mails: ${mails.expected} expected, ${mails.missing} missing, ${mails.doubled} doubled`)
    const file = join(dirname(directory), "faults", `${new Date().toISOString().replaceAll(":", "-")}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify({ results, mails }, null, 2)}\n`)
    console.log(`Written to ${file}`)
    const lost = results.reduce((sum, { submissions }) => sum + submissions.lost + submissions.doubled, 0)
    return lost + mails.missing + mails.doubled === 0 ? 0 : 1
  })
}
