import { globSync } from "node:fs"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import { beforeAll, describe, expect, it } from "vitest"
import * as contract from "../contract"
import { validationMessage } from "../contract/validation-messages"

// Medusa's Zod is another copy than the contract's in a test; in a server both are the same.
z.config({ localeError: validationMessage })

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe("A schema without a message of its own says in a sentence what to change", () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string().max(200_000), "x".repeat(250_112), "At most 200,000 characters; this has 250,112"],
    [z.string().max(1), "no", "At most 1 character; this has 2"],
    [z.string().min(8), "short", "At least 8 characters; this has 5"],
    [z.string().min(1), "", "Enter a text"],
    [z.array(z.string()).max(1_000), Array(1_001).fill("x"), "At most 1,000 entries; this has 1,001"],
    [z.array(z.string()).min(1), [], "At least 1 entry; this has 0"],
    [z.number().max(10_000), 10_001, "At most 10,000"],
    [z.number().lt(0.001), 1, "Less than 0.001"],
    [z.number().gt(0), 0, "More than 0"],
    [z.number().multipleOf(0.01), 0.001, "Enter a multiple of 0.01"],
    [z.string(), undefined, "This is missing"],
    [z.object({ name: z.string() }), null, "This is missing"],
    [z.string(), 7, "Enter a text"],
    [z.number(), "7", "Enter a number"],
    [z.int(), 7.5, "Enter a whole number"],
    [z.boolean(), "yes", "Enter true or false"],
    [z.array(z.string()), "one", "Enter a list"],
    [z.object({}), "one", "Enter a group of fields"],
    [z.email(), "name@", "Enter an e-mail address, like name@example.com"],
    [z.url(), "example", "Enter a web address, like https://www.example.com"],
    [z.iso.datetime(), "today", "Enter a date and a time, like 2026-11-29T09:30:00Z"],
    [z.iso.date(), "31 June", "Enter a date, like 2026-11-29"],
    [z.string().regex(/^[a-f]+$/), "xyz", "This is not in a form that can be read here"],
    [z.enum(["draft", "published"]), "proposed", "Choose one of these: draft, published"],
    [z.literal(true), false, "Enter true"],
    [z.strictObject({}), { brnad: 1 }, "There is no such field: brnad"],
    [z.union([z.string(), z.number()]), true, "This is not in a form that can be read here"],
  ])("%#: %j", (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })

  it("and stays short, whatever was sent", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, at) => [`${"x".repeat(500)}${at}`, 1]),
    )
    expect(messageOf(z.strictObject({}), fields)?.length).toBeLessThan(1_000)
  })
})

/** Values that no field of the shop takes, or hardly any. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, true, Number.NaN, -1.5, 1e300, "", "x", "\u0000", "x".repeat(300_000)],
  ...[[], [null], ["x".repeat(300_000)], Array(5_000).fill("x"), {}, { unknown: 1 }],
]

/** Schemas within a schema: of its fields, entries and wrapped forms. A transformation takes what its schema has read. */
function partsOf({ def }: z.ZodType["_zod"]): readonly z.ZodType[] {
  const { shape = {}, ...others } = def as { shape?: Record<string, unknown> }
  return [...Object.values(shape), ...Object.values(others)].filter(
    (part): part is z.ZodType => part instanceof z.ZodType && !(part instanceof z.ZodTransform),
  )
}

function everySchema(roots: readonly z.ZodType[], seen = new Set<z.ZodType>()): Set<z.ZodType> {
  for (const schema of roots) {
    if (seen.has(schema)) continue
    seen.add(schema)
    everySchema(partsOf(schema._zod), seen)
  }
  return seen
}

const exportsOf = (module: object) => Object.values(module).filter((one) => one instanceof z.ZodType)

/** What Zod and Medusa say to programmers. */
const FOR_PROGRAMMERS =
  /^(Too (big|small)|Invalid|Unrecognized)|expected (string|number|array|object)|Value for field|match pattern/

describe("No message for programmers reaches a person", () => {
  const schemas = new Set<z.ZodType>()

  beforeAll(async () => {
    const files = globSync("**/validators.ts", { cwd: __dirname })
    const validators = await Promise.all(
      files.map((file) => import(path.join(__dirname, file)) as Promise<object>),
    )
    everySchema([contract, ...validators].flatMap(exportsOf), schemas)
  })

  it("from any schema of the contract or of a route, whatever is sent", () => {
    const messages = new Set(
      [...schemas].flatMap((schema) =>
        WRONG.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
      ),
    )
    expect([...messages].filter((message) => FOR_PROGRAMMERS.test(message))).toEqual([])
    expect([...messages].filter((message) => message.length > 1_000)).toEqual([])
    expect(messages).toContain("At most 200,000 characters; this has 300,000")
    expect(schemas.size).toBeGreaterThan(500)
  })
})
