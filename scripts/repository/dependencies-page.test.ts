import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { formatPage } from "../docs/format.ts"
import { fromRoot } from "../lib/paths.ts"
import {
  dependenciesFile,
  dependenciesPage,
  directPackages,
  notice,
  noticeFile,
} from "./dependencies-page.ts"
import { newestIn } from "./newest-versions.ts"

const page = readFileSync(dependenciesFile, "utf8")

describe("after a change of packages run `npm run docs:dependencies`", () => {
  it("docs/dependencies.md lists every package with version, newest version and licence", async () => {
    expect(page).toBe(await formatPage(dependenciesFile, dependenciesPage(newestIn(page))))
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

  it.each([
    ["Medusa", "@medusajs/medusa", /^@medusajs\//],
    ["Next.js", "next", /^(next$|@next\/)/],
  ])("upgrades every package of %s's version, in every workspace that has it", (_what, leader, ours) => {
    const direct = directPackages().filter(({ name }) => ours.test(name))
    const version = direct.find(({ name }) => name === leader)?.version
    const wanted = direct
      .filter((one) => one.version === version)
      .flatMap(({ name, users }) => users.map((user) => `${user} ${name}`))
    expect(named.filter((one) => ours.test(one.split(" ")[1] ?? "")).sort()).toEqual(wanted.sort())
  })
})
