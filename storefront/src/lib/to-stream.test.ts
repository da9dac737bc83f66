import { describe, expect, it } from "vitest"
import { toStream } from "./to-stream"

async function* countTo(last: number, made: number[]) {
  for (let number = 1; number <= last; number += 1) {
    made.push(number)
    yield `${number} `
  }
}

async function* failAt(failure: number) {
  for (let number = 1; ; number += 1) {
    if (number === failure) throw new Error("away")
    yield `${number} `
  }
}

const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

describe("toStream", () => {
  it("sends all texts in order", async () => {
    for (const ahead of [0, 2, 5, 9])
      expect(await textOf(await toStream(countTo(5, []), ahead))).toBe("1 2 3 4 5 ")
  })

  it("makes no more than it is asked for, and ends when its reader goes", async () => {
    const made: number[] = []
    const reader = (await toStream(countTo(1_000, made), 2)).getReader()
    await reader.read()
    await reader.cancel()
    expect(made.length).toBeLessThan(6)
  })

  it("fails before it begins where it cannot begin, and breaks off later", async () => {
    await expect(toStream(failAt(2), 2)).rejects.toThrow("away")
    const stream = await toStream(failAt(4), 2)
    await expect(textOf(stream)).rejects.toThrow("away")
  })
})
