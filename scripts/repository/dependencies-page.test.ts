import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { formatPage } from "../docs/format.ts"
import { fromRoot } from "../lib/paths.ts"
import {
  dependenciesFile,
  dependenciesPage,
  directPackages,
  NO_REASON,
  notice,
  noticeFile,
} from "./dependencies-page.ts"
import { newestIn } from "./newest-versions.ts"
import { REASONS, reasonFor } from "./older-versions.ts"

const page = readFileSync(dependenciesFile, "utf8")

describe("after a change of packages run `npm run docs:dependencies`", () => {
  it("docs/dependencies.md lists every package with version, newest version and licence", async () => {
    expect(page).toBe(await formatPage(dependenciesFile, dependenciesPage(newestIn(page))))
    expect(newestIn(page).day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it("docs/dependencies.md gives the reason of every package that is not the newest", () => {
    const { versions } = newestIn(page)
    const older = directPackages().filter(
      ({ name, version }) => (versions.get(`${name}@${version}`) ?? version) !== version,
    )
    expect(older.filter((one) => !reasonFor(one)).map(({ name, version }) => `${name}@${version}`)).toEqual(
      [],
    )
    expect(page).not.toContain(NO_REASON)
    const behind = new Set(older.flatMap(({ name, version }) => [name, `${name}@${version}`]))
    const needless = REASONS.flatMap(({ packages }) => packages).filter((one) => !behind.has(one))
    expect(needless, "reasons of packages that are the newest").toEqual([])
  })

  it("NOTICE names what is shipped", () => expect(readFileSync(noticeFile, "utf8")).toBe(notice()))
})

describe("docs/guides/upgrade.md", () => {
  const guide = readFileSync(fromRoot("docs", "guides", "upgrade.md"), "utf8")
  /** Packages that a heading's commands install, by workspace: "backend @medusajs/medusa". */
  const named = [
    ...guide.matchAll(/^ *npm install --save-exact (?:--save-dev )?(?:-w (\S+) )?(.+)$/gm),
  ].flatMap(([, workspace = "tools", list = ""]) =>
    list.split(" ").map((one) => `${workspace} ${one.replace(/@VERSION$/, "")}`),
  )
  const together = (name: string) => {
    const direct = directPackages()
    const version = direct.find((one) => one.name === name)?.version
    return { direct, version }
  }

  it("upgrades every package of Medusa's version, in every workspace that has it", () => {
    const { direct, version } = together("@medusajs/medusa")
    const wanted = direct
      .filter((one) => one.name.startsWith("@medusajs/") && one.version === version)
      .flatMap(({ name, users }) => users.map((user) => `${user} ${name}`))
    expect(named.filter((one) => one.includes("@medusajs/")).sort()).toEqual(wanted.sort())
  })

  it("upgrades every package of Next.js's version", () => {
    const { direct, version } = together("next")
    const wanted = direct
      .filter(({ name, version: own }) => (name === "next" || name.startsWith("@next/")) && own === version)
      .flatMap(({ name, users }) => users.map((user) => `${user} ${name}`))
    expect(named.filter((one) => / (next|@next\/.+)$/.test(one)).sort()).toEqual(wanted.sort())
  })
})
