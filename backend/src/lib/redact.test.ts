import { describe, expect, it } from "vitest"
import { describeError } from "./describe-error"
import { redact } from "./redact"

describe("A line of the log", () => {
  it.each([
    ["mail to jo.o'neil+test@mail.scanwright.example failed", "mail to [e-mail] failed"],
    ["Authorization: Bearer abc.def-ghi", "Authorization: [secret] [secret]"],
    ["got eyJhbGciOi.eyJpZCI6MX0.c2lnbmF0dXJl back", "got [token] back"],
    ['{"password":"hunter2","page":2}', '{"password":[secret],"page":2}'],
    ["/app/invite?token=abc&x=1", "/app/invite?token=[secret]&x=1"],
    ["redis://user:pass@host:6379", "redis://user:[secret]@host:6379"],
    ["prod_01ABC was saved", "prod_01ABC was saved"],
  ])("%s", (line, expected) => {
    expect(redact(line)).toBe(expected)
  })

  it("describes a database error without the statement and its values", () => {
    const error = Object.assign(new Error("insert into person values ('Jo Bloggs') - duplicate key"), {
      code: "23505",
      severity: "ERROR",
      table: "person",
      constraint: "person_unique",
    })
    const wrapped = new Error("failed: Jo Bloggs", { cause: error })
    for (const each of [error, wrapped]) {
      expect(describeError(each)).toEqual({
        message: "The database refused with 23505 (person, person_unique)",
      })
    }
  })
})
