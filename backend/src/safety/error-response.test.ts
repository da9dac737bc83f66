import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { describe, expect, it } from "vitest"
import { errorResponse } from "./error-response"

const database = (code: string) =>
  Object.assign(new Error("select * from secret"), { code, severity: "ERROR", table: "t", detail: "d" })

describe("The response to an error", () => {
  it.each([
    ["an unexpected error", new TypeError("x is not a function")],
    ["text", "oops"],
    ["nothing", undefined],
    ["an unexpected state", new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "secret state")],
    ["a fault of a library", new MedusaError(MedusaError.Types.INVALID_ARGUMENT, "service alias secret")],
    ["a fault of the database", new MedusaError(MedusaError.Types.DB_ERROR, "select secret")],
    ["a statement that is wrong", database("42601")],
  ])("%s has the request's id and no internal details", (_name, error) => {
    const { status, body } = errorResponse(error, "req-1")
    expect({ status, type: body.type }).toEqual({ status: 500, type: "unknown_error" })
    expect(body.message).toBe(
      "An unknown error occurred. If it happens again, send us this request id: req-1",
    )
  })

  it("of a schema names each field at fault, and what to enter in it", () => {
    const schema = z.object({ lines: z.array(z.object({ quantity: z.int({ error: "Enter a quantity" }) })) })
    const { error } = schema.safeParse({ lines: [{ quantity: 1 }, {}] })
    expect(errorResponse(error, "req-1")).toMatchObject({
      status: 400,
      body: {
        ...{ type: "invalid_data", code: "fields_refused", message: "lines.1.quantity: Enter a quantity" },
        refusals: [{ path: "lines.1.quantity", code: "invalid", message: "Enter a quantity" }],
      },
    })
  })

  it.each(["22021", "22P02", "22003", "23502", "2201W", "2201X"])(
    "of the database about a value (%s) is 400",
    (code) => {
      const { status, body } = errorResponse(database(code), "req-1")
      expect(status).toBe(400)
      expect(body.message).not.toContain("secret")
    },
  )

  it.each([database("57P01"), database("53300"), Object.assign(new Error("no"), { code: "ECONNREFUSED" })])(
    "of an unavailable database has the time of the next try",
    (error) => {
      const { status, body, retryAfter } = errorResponse(new Error("wrapped", { cause: error }), "req-1")
      expect({ status, type: body.type, retryAfter }).toEqual({
        status: 503,
        type: "unavailable",
        retryAfter: 5,
      })
    },
  )
})
