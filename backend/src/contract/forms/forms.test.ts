import { describe, expect, it } from "vitest"
import { type z } from "zod"
import { type FormField } from "./form-definition"
import { FORM_TYPES, FORMS, type FormType } from "./forms"
import { SAMPLE_VALUES } from "./samples"

type Path = (string | number)[]

/** The sample values with one of them changed; `undefined` leaves it out. */
function changed(type: FormType, path: Path, value: unknown): unknown {
  const answers: unknown = structuredClone(SAMPLE_VALUES[type])
  const group = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], answers)
  const key = path.at(-1) ?? ""
  if (value === undefined) Reflect.deleteProperty(group as object, key)
  else (group as Record<string, unknown>)[key] = value
  return answers
}

const faults = (type: FormType, path: Path, value: unknown) => {
  const result = FORMS[type].schema.safeParse(changed(type, path, value))
  return result.success ? [] : result.error.issues.map((issue) => [issue.path.join("."), issue.message])
}

/** What a changed value becomes. */
const reads = (type: FormType, path: Path, value: unknown): unknown =>
  path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown>)[key],
    FORMS[type].schema.parse(changed(type, path, value)),
  )

/** Paths of all fields with their definitions, the first entry standing for a list. */
const everyField = (fields: readonly FormField[], at: Path = []): [Path, FormField][] =>
  fields.flatMap((field) => {
    const path = [...at, field.name]
    const inner = field.kind === "list" ? [...path, 0] : path
    return [[path, field], ...everyField(field.fields ?? [], inner)]
  })

const CREDIT = "credit_application"
const INQUIRY = "product_inquiry"
const fieldsOf = (type: FormType) => everyField(FORMS[type].fields)

const ONE_LINE = new Set(["line", "email", "phone", "website"])
const allFields = FORM_TYPES.flatMap((type) =>
  fieldsOf(type).map(([path, field]) => [type, path, field] as const),
)
const lines = allFields.filter(([, , { kind }]) => ONE_LINE.has(kind))
const texts = allFields.filter(([, , { kind }]) => ONE_LINE.has(kind) || kind === "paragraphs")

describe.each(FORM_TYPES)("The form %s", (type) => {
  it("accepts complete answers, and answers with nothing optional", () => {
    expect(FORMS[type].schema.safeParse(SAMPLE_VALUES[type]).error).toBeUndefined()
    const least = structuredClone(SAMPLE_VALUES[type]) as Record<string, unknown>
    for (const field of FORMS[type].fields) {
      if (!field.required && field.name !== "company_number") Reflect.deleteProperty(least, field.name)
    }
    expect(FORMS[type].schema.safeParse(least).error).toBeUndefined()
  })

  it("has a field for every answer of the schema, marked as required when it is", () => {
    const shape: object = (FORMS[type].schema as z.ZodObject).shape
    expect(FORMS[type].fields.map(({ name }) => name).sort()).toEqual(Object.keys(shape).sort())
    for (const [path, { required, name }] of fieldsOf(type)) {
      const missing = faults(type, path, undefined)
      const conditional = name === "company_number" || (path[0] === "lines" && name === "product_id")
      expect([path.join("."), conditional ? required : missing.length > 0]).toEqual([
        path.join("."),
        required,
      ])
    }
  })

  it("refuses what it does not ask for", () => {
    expect(FORMS[type].schema.safeParse({ ...SAMPLE_VALUES[type], is_admin: true }).success).toBe(false)
  })
})

describe("One line of text", () => {
  it.each(lines)("of %s, %j, holds no line break and no control character", (type, path) => {
    for (const hostile of ["a\nb", "a\rb", "a\r\nBcc: x@y.example", "a\u0000b", "a\u2028b", "a\u0085b"]) {
      expect([hostile, faults(type, path, hostile).length]).toEqual([hostile, 1])
    }
  })
})

describe("Any text", () => {
  it.each(texts)("of %s, %j, has an end, and holds no control or half character", (type, path) => {
    for (const bad of ["a".repeat(6_000), "a\u0000b", "a\u001bb", "a\ud800b", {}])
      expect([bad, faults(type, path, bad).length]).toEqual([bad, 1])
  })

  it("is stored without blanks around it, with composed accents and without invisible marks", () => {
    expect(reads("general", ["name"], "  Rene\u0301e\u202e\tB ")).toBe("Renée B")
    expect(reads("general", ["message"], "\r\none\r\n\r\ntwo \n")).toBe("one\n\ntwo")
  })

  it("that is optional may be blank or null, and is then left out", () => {
    for (const blank of ["", "  ", null]) {
      expect(FORMS.general.schema.parse({ ...SAMPLE_VALUES.general, phone: blank })).not.toHaveProperty(
        "phone",
        expect.anything(),
      )
    }
  })
})

describe("A field says what to change", () => {
  it.each<[FormType, Path, unknown, string]>([
    ["general", ["name"], "", "Enter your name"],
    ["general", ["name"], "x".repeat(101), "Shorten your name to 100 characters or fewer; it has 101"],
    ["general", ["email"], "", "Enter your work e-mail address"],
    ["general", ["email"], "ada@", "Enter an e-mail address in the form name@company.co.uk"],
    [
      "general",
      ["email"],
      "a@b.example,c@d.example",
      "Enter an e-mail address in the form name@company.co.uk",
    ],
    ["general", ["phone"], "12345", "Enter a phone number in the form 01632 960123 or +44 7700 900123"],
    ["general", ["message"], "  ", "Enter your message"],
    ["general", ["privacy_consent"], false, "Tick the box to say that you agree to our privacy policy"],
    ["general", ["privacy_consent"], "true", "Tick the box to say that you agree to our privacy policy"],
    ["oem", ["company"], undefined, "Enter your company"],
    ["oem", ["device_types"], "Tablets", "Choose device types from the list"],
    ["oem", ["device_types"], Array.from({ length: 21 }, () => "x"), "Choose at most 20 device types"],
    [INQUIRY, ["lines"], [], "Add at least one product"],
    [
      INQUIRY,
      ["lines"],
      Array.from({ length: 501 }, () => ({ sku: "x", quantity: 1 })),
      "Ask about at most 500 products at a time",
    ],
    [INQUIRY, ["lines", 0, "quantity"], 0, "Enter a quantity from 1 to 9,999"],
    [INQUIRY, ["lines", 0, "quantity"], 1.5, "Enter a quantity from 1 to 9,999"],
    [CREDIT, ["company_type"], "cartel", "Choose your type of company"],
    [CREDIT, ["company_number"], undefined, "Enter your company number"],
    [
      CREDIT,
      ["company_number"],
      "1234567",
      "Enter all 8 characters of your company number, for example 01234567 or SC123456",
    ],
    [
      CREDIT,
      ["vat_number"],
      "GB123456789",
      "This VAT number is not valid. Check the digits, for example GB 123 4567 82",
    ],
    [CREDIT, ["registered_address"], undefined, "Enter the address"],
    [CREDIT, ["registered_address", "postcode"], "LS1", "Enter a full UK postcode, for example LS1 4AP"],
    [CREDIT, ["years_trading"], "many", "Enter how many whole years you have traded, or 0"],
    [CREDIT, ["credit_limit"], 0, "Enter the credit limit you ask for, in pounds from 1 to 10,000,000"],
    [CREDIT, ["applicant"], undefined, "Enter the applicant"],
    [CREDIT, ["accounts_contact"], null, "Enter your accounts contact"],
    [
      CREDIT,
      ["trade_references"],
      SAMPLE_VALUES[CREDIT].trade_references.slice(1),
      "Enter two trade references",
    ],
    [CREDIT, ["declaration"], false, "Tick the box to declare that these details are true"],
  ])("%s %j: %j", (type, path, value, message) => {
    expect(faults(type, path, value)).toEqual([[path.join("."), message]])
  })

  it("a line says so when it names no product", () => {
    expect(faults(INQUIRY, ["lines", 0], { quantity: 1 })).toEqual([
      [
        "lines.0.product_id",
        "Say which product this line is about: its id, its variant's id or its part number",
      ],
    ])
  })
})

describe.each<[what: string, FormType, field: string, stored: [unknown, unknown][], refused: unknown[]]>([
  [
    "Phone numbers",
    ...(["general", "phone"] as const),
    [
      ["01632 960123", "01632 960123"],
      ["+44 (0)1632 960 123", "+44 (0)1632 960 123"],
      ["020 7946 0018 ext 12", "020 7946 0018 ext 12"],
      ["+353 1 234 5678", "+353 1 234 5678"],
    ],
    ["07700 90012", "0163296012345", "call 01632 960123", "+44", "+999 123456789"],
  ],
  [
    "Website addresses",
    ...(["oem", "website"] as const),
    [["byron.example", "https://byron.example"]],
    [
      "javascript:alert(1)",
      "ftp://byron.example",
      "https://user:secret@byron.example",
      "https://localhost",
      "byron",
    ],
  ],
  [
    "Company numbers",
    ...([CREDIT, "company_number"] as const),
    [
      ["01234567", "01234567"],
      ["sc 123456", "SC123456"],
      ["OC301234", "OC301234"],
      ["R0000123", "R0000123"],
      ["IP28954R", "IP28954R"],
    ],
    ["123456", "123456789", "XX123456", "SC12345", "SC1234567"],
  ],
  [
    "VAT numbers",
    ...([CREDIT, "vat_number"] as const),
    [
      ["123456782", "GB123456782"],
      ["gb 980-7806-84", "GB980780684"],
      ["XI980780684", "XI980780684"],
      ["GBGD001", "GBGD001"],
    ],
    ["GB123456783", "DE136695976", "12345678", "GB"],
  ],
  [
    "Figures",
    ...([CREDIT, "credit_limit"] as const),
    [
      ["12,500", 12_500],
      ["£12,500.50", 12_500.5],
      [" 800 ", 800],
      [800, 800],
    ],
    ["", "1e3", "-5", "12.345", "1,2", "ten", Number.NaN, 10_000_001, null],
  ],
])("%s", (_what, type, field, stored, refused) => {
  it.each(stored)("%j is stored as %j", (typed, value) => {
    expect(reads(type, [field], typed)).toBe(value)
  })

  it.each(refused)("%j is refused", (typed) => {
    expect(faults(type, [field], typed)).toHaveLength(1)
  })
})

describe("The number of a company", () => {
  it.each([
    [["limited_company", "public_limited_company", "llp"], [["company_number"]]],
    [["sole_trader", "partnership", "charity", "public_sector", "other"], []],
  ])("is asked of %j: missing %j", (companyTypes, missing) => {
    const answers = changed(CREDIT, ["company_number"], undefined) as object
    for (const company_type of companyTypes) {
      const { error } = FORMS[CREDIT].schema.safeParse({ ...answers, company_type })
      expect([company_type, error?.issues.map(({ path }) => path) ?? []]).toEqual([company_type, missing])
    }
  })
})

describe("Addresses", () => {
  it("are in the UK unless they say otherwise, and their postcode is written in the usual way", () => {
    expect(
      reads(CREDIT, ["registered_address"], {
        line1: "1 A Street",
        city: "Leeds",
        postcode: "ls14ap",
      }),
    ).toEqual({ line1: "1 A Street", city: "Leeds", postcode: "LS1 4AP", country: "gb" })
  })

  it.each(["GB", "uk", "United Kingdom", "Wales"])("in %j are in the UK", (country) => {
    expect(reads(CREDIT, ["registered_address", "country"], country)).toBe("gb")
  })

  it("elsewhere have postcodes of their own", () => {
    const dublin = { line1: "1 Quay", city: "Dublin", postcode: "D02 X285", country: "IE" }
    expect(reads(CREDIT, ["registered_address"], dublin)).toMatchObject({
      ...{ postcode: "D02 X285", country: "ie" },
    })
  })
})
