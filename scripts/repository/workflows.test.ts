import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { fromRoot } from "../lib/paths.ts"
import { sandbox } from "../lib/sandbox.ts"

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
it.skipIf(process.platform === "win32")("The notes of a release name what is new since the last one", () => {
  const place = sandbox()
  const at = (...names: string[]) => join(place.directory, ...names)
  const git = (...args: string[]) => {
    const identity = [
      "-c",
      "user.name=Test",
      "-c",
      "user.email=test@shop.example",
      "-c",
      "commit.gpgsign=false",
    ]
    execFileSync("git", [...identity, ...args], { cwd: place.directory, stdio: "ignore" })
  }
  const log = (folder: string, ...sections: [version: string, change: string][]) => {
    mkdirSync(at(folder), { recursive: true })
    const text = sections.map(([version, change]) => `\n## ${version}\n\n### Minor Changes\n\n- ${change}\n`)
    writeFileSync(at(folder, "CHANGELOG.md"), `# @scanwright/${folder}\n${text.join("")}`)
  }
  const commit = () => {
    git("add", "--all")
    git("commit", "--quiet", "--message", "Release")
  }
  git("init", "--quiet")
  for (const part of ["backend", "packages/url-seo", "packages/search-columns"]) log(part, ["0.1.0", "Old."])
  commit()
  git("tag", "v0.1.0")
  log("backend", ["0.2.0", "A report."], ["0.1.0", "Old."])
  log("packages/url-seo", ["0.1.2", "A key."], ["0.1.1", "A field."], ["0.1.0", "Old."])
  commit()

  // A stand-in for GitHub's program.
  mkdirSync(at("bin"))
  writeFileSync(at("bin", "gh"), '#!/bin/sh\necho "$@" > called\n', { mode: 0o755 })
  const step = stepsOf("release.yml").find(({ name }) => name === "Tag, with what changed")
  const PATH = [at("bin"), process.env.PATH].join(delimiter)
  execFileSync("bash", ["-e", "-o", "pipefail", "-c", step?.run ?? ""], {
    cwd: place.directory,
    env: { ...process.env, PATH, VERSION: "0.2.0", GITHUB_SHA: "abc" },
  })
  expect(readFileSync(at("called"), "utf8")).toContain("release create v0.2.0 --target abc")
  expect(readFileSync(at("notes.md"), "utf8").split("\n").filter(Boolean)).toEqual([
    ...["# backend", "### 0.2.0", "#### Minor Changes", "- A report."],
    ...["# packages/url-seo", "### 0.1.2", "#### Minor Changes", "- A key."],
    ...["### 0.1.1", "#### Minor Changes", "- A field."],
  ])
  place.remove()
})

it("CODEOWNERS names folders that exist", () => {
  const lines = readFileSync(folder("CODEOWNERS"), "utf8").split("\n")
  const paths = lines.flatMap((line) => /^(\/\S+)\s+@/.exec(line)?.[1] ?? [])
  for (const path of paths) expect(() => readdirSync(fromRoot(path)), path).not.toThrow()
})
