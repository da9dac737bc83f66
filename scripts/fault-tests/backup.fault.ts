import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type BackupManifest, readBackup, restoreBackup, writeBackup } from "../lib/backup.ts"
import { withDatabase } from "../lib/database.ts"
import { install, migrate } from "../lib/database-setup.ts"
import { startDatabase } from "../lib/installation.ts"
import { sandbox } from "../lib/sandbox.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { submitAll } from "../lib/submissions.ts"

const PICTURE = "kept by the backup"

/** A table beside the shop's, with values that no format of text has plainly. */
const ODD_TABLE = `create table public.backup_odd (
  id int generated always as identity, doubled int generated always as (id * 2) stored,
  words text, bytes bytea, list text[], document jsonb, big numeric, at timestamptz)`
const ODD_ROWS = `insert into public.backup_odd (words, bytes, list, document, big, at) values
  (null, null, null, null, null, null),
  ('', '', '{}', 'null', 0, 'infinity'),
  (E'tab\\t line\\n \\\\N "quote" 条码 Łódź', decode('00ff0a5c', 'hex'), array['a,b', null, '"', E'\\\\'],
   '{"a": "\\u0022"}', 12345678901234567890.123456789, '2026-11-23 07:00:00.123456+00')`
const readOdd = (url: string) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query<{ row: string }>(
      "select o::text as row from public.backup_odd o order by id",
    )
    return rows.map(({ row }) => row)
  })

interface Served {
  catalogue: unknown
  submissions: unknown
}

/** Sorts submissions, because those of one moment are in any order. */
function inOrder(response: unknown): unknown {
  const { form_submissions: submissions } = response as { form_submissions: { id: string }[] }
  return submissions.toSorted((one, other) => one.id.localeCompare(other.id))
}

describe("A backup", { retry: 1 }, () => {
  const place = sandbox()
  const streamed = join(place.directory, "streamed")
  const dumped = join(place.directory, "dumped")
  let first: FaultShop
  const restored: FaultShop[] = []
  let before: Served
  let odd: string[]

  /** Responses to a visitor and to a member of staff. */
  async function served(shop: FaultShop, backend: Backend): Promise<Served> {
    const read = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(backend.url + path, { headers })
      expect(response.status, path).toBe(200)
      return (await response.json()) as unknown
    }
    return {
      catalogue: await read("/store/catalogue?limit=100", shop.visitor),
      // The restored accounts are those of the first shop.
      submissions: inOrder(
        await read("/admin/form-submissions?limit=100", await shop.staff(backend, first.admin)),
      ),
    }
  }

  /** Writes a backup table by table, as where no pg_dump is on PATH. */
  async function writeStreamed(): Promise<void> {
    const empty = join(place.directory, "no-programs")
    mkdirSync(empty)
    vi.stubEnv("PATH", empty)
    try {
      await writeBackup(first.installation, streamed)
    } finally {
      vi.unstubAllEnvs()
    }
  }

  /** Restores a backup in a fresh place, and compares what is served there with what was served before. */
  async function expectRestored(folder: string, backup: BackupManifest): Promise<void> {
    const shop = await FaultShop.openEmpty(async (installation) => {
      await startDatabase(installation, console.log)
      await migrate(installation)
      await withDatabase(installation.databaseUrl, (client) => client.query(ODD_TABLE))
      await restoreBackup(installation, folder, backup)
      await install(installation)
    })
    restored.push(shop)
    const backend = await shop.startBackend("backend", {})
    expect(await served(shop, backend)).toEqual(before)
    expect(odd).toHaveLength(3)
    expect(await readOdd(shop.installation.databaseUrl)).toEqual(odd)
    const picture = join(shop.installation.paths.uploads, "picture.txt")
    expect(readFileSync(picture, "utf8")).toBe(PICTURE)
  }

  beforeAll(async () => {
    first = await FaultShop.open()
    const backend = await first.startBackend("backend", {})
    await submitAll({ url: () => backend.url, headers: first.visitor }, 5, "backup")
    mkdirSync(first.installation.paths.uploads, { recursive: true })
    // As the backend stores uploads.
    writeFileSync(join(first.installation.paths.uploads, "picture.txt"), PICTURE, { mode: 0o600 })
    await withDatabase(first.installation.databaseUrl, async (client) => {
      await client.query(ODD_TABLE)
      await client.query(ODD_ROWS)
    })
    before = await served(first, backend)
    odd = await readOdd(first.installation.databaseUrl)
    await writeStreamed()
    await writeBackup(first.installation, dumped)
    await first.kill(backend.running)
  })

  afterAll(async () => {
    await first.close()
    for (const shop of restored) await shop.close()
    place.remove()
  })

  it("table by table serves the same catalogue, submissions and uploads in a fresh place", async () => {
    const backup = await readBackup(streamed)
    expect(backup.dump).toBeUndefined()
    expect(backup.tables.length).toBeGreaterThan(0)
    await expectRestored(streamed, backup)
  })

  it("by pg_dump does so, too", async ({ skip }) => {
    const backup = await readBackup(dumped)
    skip(!backup.dump, "no pg_dump on PATH that can save the database")
    await expectRestored(dumped, backup)
  })

  it.skipIf(process.platform === "win32")(
    "is readable by its owner only, the folder and every file of it",
    () => {
      for (const folder of [streamed, dumped]) {
        expect(statSync(folder).mode & 0o777).toBe(0o700)
        const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile())
        expect(files.length).toBeGreaterThan(1)
        for (const { parentPath, name } of files)
          expect(statSync(join(parentPath, name)).mode & 0o777, name).toBe(0o600)
      }
    },
  )

  it("that was damaged is refused", async () => {
    const { tables } = await readBackup(streamed)
    const { file } = tables.find(({ name }) => name === "product") ?? { file: "none" }
    appendFileSync(join(streamed, file), "x")
    await expect(readBackup(streamed)).rejects.toThrow(`damaged: ${file}`)
  })
})
