import { describe, expect, it } from "vitest"
import { runTasks } from "./task-list.ts"

/** Runs tasks without a terminal. @returns what was written, without times */
async function shown(list: Parameters<typeof runTasks<string[]>>[0], context: string[] = []) {
  const lines: string[] = []
  const output = { write: (text: string) => lines.push(text.replace(/ \[[\d.]+ s\]/, "")) }
  const error = await runTasks(list, context, output).catch((reason: unknown) => reason)
  return { text: lines.join(""), error }
}

const step = (title: string) => ({ title, run: (done: string[]) => void done.push(title) })

describe("A list of tasks", () => {
  it("runs one after the other, and names each at its beginning and its end", async () => {
    const done: string[] = []
    const { text } = await shown([step("first"), step("second")], done)
    expect(done).toEqual(["first", "second"])
    expect(text).toBe("… first\n✔ first\n… second\n✔ second\n")
  })

  it("runs lists side by side, and goes on when all have ended", async () => {
    let release: () => void = () => undefined
    const waiting = { title: "waits", run: () => new Promise<void>((resolve) => (release = resolve)) }
    const releasing = { title: "releases", run: () => release() }
    const { text } = await shown([{ sideBySide: [[waiting], [releasing]] }, step("last")])
    expect(text).toMatch(/^… waits\n… releases\n(✔ (releases|waits)\n){2}… last\n✔ last\n$/)
  })

  it("says what there was nothing to do for", async () => {
    const { text } = await shown([{ title: "build", run: async () => "build: unchanged" }])
    expect(text).toBe("… build\n↓ build: unchanged\n")
  })

  it("ends with the first that fails, and names it", async () => {
    const fault = new Error("no disk")
    const broken = { title: "copy", run: () => Promise.reject(fault) }
    const { text, error } = await shown([broken, step("never")])
    expect(error).toBe(fault)
    expect(text).toBe("… copy\n✖ copy\n")
  })

  it("shows on a terminal what runs at the moment, in one line that fits", async () => {
    const written: string[] = []
    let drawn: () => void = () => undefined
    const untilDrawn = new Promise<void>((resolve) => (drawn = resolve))
    const output = {
      isTTY: true,
      columns: 12,
      write: (text: string) => {
        written.push(text)
        if (text.includes("build")) drawn()
      },
    }
    const task = {
      title: "build",
      run: (_context: unknown, progress: (line: string) => void) => {
        progress("a long line of the log")
        return untilDrawn
      },
    }
    await runTasks([task], undefined, output)
    expect(written.find((text) => text.includes("build"))?.slice(1)).toBe(" build: a ")
  })
})
