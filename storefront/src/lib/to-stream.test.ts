import { describe, expect, it } from "vitest"
import { toStream } from "./to-stream"

async function* failAt(failure: number) {
  for (let number = 1; ; number += 1) {
    if (number === failure) throw new Error("away")
    yield `${number} `
  }
}

const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

describe("toStream", () => {
  it("fails before it begins where it cannot begin, and breaks off later", async () => {
    await expect(toStream(failAt(2), 2)).rejects.toThrow("away")
    const stream = await toStream(failAt(4), 2)
    await expect(textOf(stream)).rejects.toThrow("away")
  })
})
