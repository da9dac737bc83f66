import { STORE_LIST_MOST } from "@scanwright/backend/contract"
import { expect, it } from "vitest"
import { readEvery } from "./every-row"

const listOf = (length: number, count = length) => {
  const rows = Array.from({ length }, (_, at) => at)
  const asked: number[] = []
  const read = readEvery(({ limit, offset }) => {
    asked.push(limit)
    return Promise.resolve({ rows: rows.slice(offset, offset + limit), count })
  })
  return { rows, asked, read }
}

it.each([0, 1, STORE_LIST_MOST, STORE_LIST_MOST + 1, 3 * STORE_LIST_MOST])(
  "All %i rows of a list are read, none twice, never more in one request than the Store API gives",
  async (length) => {
    const { rows, asked, read } = listOf(length)
    expect(await read).toEqual(rows)
    expect(new Set(asked)).toEqual(new Set([STORE_LIST_MOST]))
    expect(asked).toHaveLength(Math.max(1, Math.ceil(length / STORE_LIST_MOST)))
  },
)

it("A list that shrinks while it is read ends", async () => {
  const { rows, read } = listOf(150, 300)
  expect(await read).toEqual(rows)
})
