import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { parse } from "yaml"
import { fromRoot } from "../lib/paths.ts"
import { sandbox, type Sandbox } from "../lib/sandbox.ts"

interface Step {
  name?: string
  uses?: string
  run?: string
}
interface Job {
  "timeout-minutes"?: number
  steps: Step[]
}
interface Workflow {
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const folder = (...names: string[]) => fromRoot(".github", ...names)
const files = readdirSync(folder("workflows"))
const textOf = (file: string) => readFileSync(folder("workflows", file), "utf8")
const stepsOf = (file: string) =>
  Object.values((parse(textOf(file)) as Workflow).jobs).flatMap(({ steps }) => steps)

describe("The workflows", () => {
  it.each(files)("%s runs each action by its hash, with the version beside it", (file) => {
    const lines = textOf(file).match(/^.*\buses:.*$/gm) ?? []
    expect(lines.length).toBe(stepsOf(file).filter(({ uses }) => uses).length)
    for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it("name one version of each action", () => {
    const uses = files.flatMap(stepsOf).flatMap((step) => step.uses ?? [])
    const actions = new Set(uses.map((use) => use.split("@")[0]))
    expect(new Set(uses).size).toBe(actions.size)
  })

  it.each(files)("%s may write nothing unless a job says so, and ends when it hangs", (file) => {
    const { permissions, jobs } = parse(textOf(file)) as Workflow
    expect(permissions).toEqual({ contents: "read" })
    for (const [name, job] of Object.entries(jobs)) expect(job["timeout-minutes"], name).toBeGreaterThan(0)
  })

  it.each(files)("%s puts no text of strangers into a shell's line", (file) => {
    for (const { run = "" } of stepsOf(file)) expect(run).not.toMatch(/\$\{\{/)
  })
})

// The step is a script of bash, which Windows has not.
describe.skipIf(process.platform === "win32")("The notes of a release", () => {
  const step = stepsOf("release.yml").find(({ name }) => name === "Tag, with what changed")
  let place: Sandbox
  const at = (...names: string[]) => join(place.directory, ...names)
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      [
        "-c",
        "user.name=Test",
        "-c",
        "user.email=test@scanwright.example",
        "-c",
        "commit.gpgsign=false",
        ...args,
      ],
      { cwd: place.directory, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    )
  const log = (folder: string, ...sections: [version: string, change: string][]) => {
    mkdirSync(at(folder), { recursive: true })
    const text = sections.map(([version, change]) => `\n## ${version}\n\n### Minor Changes\n\n- ${change}\n`)
    writeFileSync(at(folder, "CHANGELOG.md"), `# @scanwright/${folder}\n${text.join("")}`)
  }
  const commit = () => {
    git("add", "--all")
    git("commit", "--quiet", "--message", "Release")
  }

  /** Runs the step with a stand-in for GitHub's program. @returns the notes, without empty lines */
  const notes = () => {
    const gh = at("bin", "gh")
    mkdirSync(dirname(gh), { recursive: true })
    writeFileSync(gh, '#!/bin/sh\necho "$@" > called\n')
    chmodSync(gh, 0o755)
    execFileSync("bash", ["-e", "-o", "pipefail", "-c", step?.run ?? ""], {
      cwd: place.directory,
      env: {
        ...process.env,
        PATH: [dirname(gh), process.env.PATH].join(delimiter),
        VERSION: "0.2.0",
        GITHUB_SHA: "abc",
      },
    })
    expect(readFileSync(at("called"), "utf8")).toContain("release create v0.2.0 --target abc")
    return readFileSync(at("notes.md"), "utf8").split("\n").filter(Boolean)
  }

  beforeEach(() => {
    place = sandbox()
    git("init", "--quiet")
    log("backend", ["0.1.0", "An import."])
    log("packages/url-seo", ["0.1.0", "A plugin."])
    log("packages/search-columns", ["0.1.0", "A provider."])
    commit()
  })
  afterEach(() => place.remove())

  it("are of all parts and packages in the first one", () => {
    const all = notes()
    for (const change of ["# backend", "- An import.", "# packages/url-seo", "- A plugin.", "- A provider."])
      expect(all).toContain(change)
    expect(all.join()).not.toContain("@scanwright")
  })

  it("name what is new since the last one: every version of a package, and no package that is as it was", () => {
    git("tag", "v0.1.0")
    log("backend", ["0.2.0", "A report."], ["0.1.0", "An import."])
    log("packages/url-seo", ["0.1.2", "A key."], ["0.1.1", "A field."], ["0.1.0", "A plugin."])
    commit()
    expect(notes()).toEqual([
      ...["# backend", "### 0.2.0", "#### Minor Changes", "- A report."],
      ...["# packages/url-seo", "### 0.1.2", "#### Minor Changes", "- A key."],
      ...["### 0.1.1", "#### Minor Changes", "- A field."],
    ])
  })
})

describe("The repository", () => {
  it("has what people look for who want to report, ask or contribute", () => {
    const forms = readdirSync(folder("ISSUE_TEMPLATE")).filter((file) => file !== "config.yml")
    for (const form of forms) {
      const { name, description, body } = parse(
        readFileSync(folder("ISSUE_TEMPLATE", form), "utf8"),
      ) as Record<string, unknown>
      expect([name, description, body], form).not.toContain(undefined)
    }
    expect(readFileSync(fromRoot("CODE_OF_CONDUCT.md"), "utf8")).toContain("@")
    expect(readFileSync(folder("pull_request_template.md"), "utf8")).toContain("npm test")
  })

  it("names folders that exist in CODEOWNERS", () => {
    const paths = readFileSync(folder("CODEOWNERS"), "utf8")
      .split("\n")
      .flatMap((line) => /^(\/\S+)\s+@/.exec(line)?.[1] ?? [])
    for (const path of paths) expect(() => readdirSync(fromRoot(path)), path).not.toThrow()
  })

  it("upgrades together what docs/guides/upgrade.md upgrades together", () => {
    const { packageRules } = JSON.parse(readFileSync(fromRoot("renovate.json"), "utf8")) as {
      packageRules: { groupName?: string; matchPackageNames: string[] }[]
    }
    const groups = new Map(
      packageRules.map(({ groupName, matchPackageNames }) => [groupName, matchPackageNames]),
    )
    expect(groups.get("Medusa")).toEqual(["@medusajs/**"])
    expect(groups.get("Next.js and React")).toEqual(expect.arrayContaining(["next", "react", "react-dom"]))
  })
})
