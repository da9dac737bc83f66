import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readBackup, restoreBackup, writeBackup } from "../lib/backup.ts"
import { install, migrate } from "../lib/database-setup.ts"
import { startDatabase } from "../lib/installation.ts"
import { sandbox } from "../lib/sandbox.ts"
import { type Backend, FaultShop } from "./shop.ts"
import { submitAll } from "../lib/submissions.ts"

const PICTURE = "kept by the backup"

interface Served {
  catalogue: unknown
  submissions: unknown
}

/** Sorts submissions, because those of one moment are in any order. */
function inOrder(response: unknown): unknown {
  const { form_submissions: submissions } = response as { form_submissions: { id: string }[] }
  return submissions.toSorted((one, other) => one.id.localeCompare(other.id))
}

describe("A backup", () => {
  const place = sandbox()
  const folder = join(place.directory, "backup")
  let first: FaultShop
  let second: FaultShop | undefined
  let before: Served

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

  beforeAll(async () => {
    first = await FaultShop.open()
    const backend = await first.startBackend("backend", {})
    await submitAll({ url: () => backend.url, headers: first.visitor }, 5, "backup")
    mkdirSync(first.installation.paths.uploads, { recursive: true })
    writeFileSync(join(first.installation.paths.uploads, "picture.txt"), PICTURE)
    before = await served(first, backend)
    await writeBackup(first.installation, folder)
    await first.kill(backend.running)
  })

  afterAll(async () => {
    await first.close()
    await second?.close()
    place.remove()
  })

  it("restored in a fresh place serves the same catalogue, submissions and uploads", async () => {
    const restored = await FaultShop.openEmpty(async (installation) => {
      await startDatabase(installation, console.log)
      await migrate(installation)
      await restoreBackup(installation, folder, readBackup(folder))
      await install(installation)
    })
    second = restored
    const backend = await restored.startBackend("backend", {})
    expect(await served(restored, backend)).toEqual(before)
    const picture = join(restored.installation.paths.uploads, "picture.txt")
    expect(readFileSync(picture, "utf8")).toBe(PICTURE)
  })

  it("that was damaged is refused", () => {
    appendFileSync(join(folder, "tables", "public.product.ndjson.gz"), "x")
    expect(() => readBackup(folder)).toThrow(/damaged.*public\.product/)
  })
})
