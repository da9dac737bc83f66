import { describe, expect, it } from "vitest"
import { type z } from "zod"
import { type FormField } from "./form-definition"
import { FORM_TYPES, FORMS, formSender, type FormType } from "./forms"
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

  it.each([null, undefined, "text", 7, []])("refuses %j in place of the answers", (answers) => {
    expect(FORMS[type].schema.safeParse(answers).success).toBe(false)
  })

  it("finds its sender", () => {
    const sender = formSender(type, SAMPLE_VALUES[type])
    expect(sender.name).toBe("Ada Byron")
    expect(sender.email.toLowerCase()).toBe("ada@byron.example")
    expect(sender.company).toMatch(/^Byron/)
    expect(sender.phone).not.toBeNull()
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
  it.each(texts)(
    "of %s, %j, has an end, and holds no control character and no half character",
    (type, path) => {
      for (const bad of ["a".repeat(6_000), "a\u0000b", "a\u001bb", "a\ud800b", 7, {}]) {
        if (path.at(-1) === "annual_volume" && bad === 7) continue
        expect([bad, faults(type, path, bad).length]).toEqual([bad, 1])
      }
    },
  )

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
    ["general", ["name"], undefined, "Enter your name"],
    ["general", ["name"], "x".repeat(101), "Shorten your name to 100 characters or fewer"],
    ["general", ["email"], "", "Enter your work e-mail address"],
    ["general", ["email"], "ada@", "Enter an e-mail address in the form name@company.co.uk"],
    ["general", ["email"], "Ada <ada@b.example>", "Enter an e-mail address in the form name@company.co.uk"],
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
    [
      "oem",
      ["website"],
      "javascript:alert(1)",
      "Enter a website address in the form https://www.company.co.uk",
    ],
    ["oem", ["device_types"], "Tablets", "Choose device types from the list"],
    ["oem", ["device_types"], Array.from({ length: 21 }, () => "x"), "Choose at most 20 device types"],
    ["product_inquiry", ["lines"], undefined, "Add at least one product"],
    ["product_inquiry", ["lines"], [], "Add at least one product"],
    [
      "product_inquiry",
      ["lines"],
      Array.from({ length: 501 }, () => ({ sku: "x", quantity: 1 })),
      "Ask about at most 500 products at a time",
    ],
    ["product_inquiry", ["lines", 0, "quantity"], 0, "Enter a quantity from 1 to 9,999"],
    ["product_inquiry", ["lines", 0, "quantity"], 10_000, "Enter a quantity from 1 to 9,999"],
    ["product_inquiry", ["lines", 0, "quantity"], 1.5, "Enter a quantity from 1 to 9,999"],
    ["product_inquiry", ["lines", 0, "quantity"], "2", "Enter a quantity from 1 to 9,999"],
    ["credit_application", ["company_type"], "cartel", "Choose your type of company"],
    ["credit_application", ["company_number"], undefined, "Enter your company number"],
    [
      "credit_application",
      ["company_number"],
      "1234567",
      "Enter all 8 characters of your company number, for example 01234567 or SC123456",
    ],
    [
      "credit_application",
      ["vat_number"],
      "GB123456789",
      "This VAT number is not valid. Check the digits, for example GB 123 4567 82",
    ],
    ["credit_application", ["registered_address"], undefined, "Enter the address"],
    ["credit_application", ["registered_address", "postcode"], "", "Enter the postcode"],
    [
      "credit_application",
      ["registered_address", "postcode"],
      "LS1",
      "Enter a full UK postcode, for example LS1 4AP",
    ],
    [
      "credit_application",
      ["registered_address", "country"],
      "Atlantis",
      "Enter the country as a two-letter code, for example GB",
    ],
    ["credit_application", ["years_trading"], "many", "Enter how many whole years you have traded, or 0"],
    [
      "credit_application",
      ["credit_limit"],
      0,
      "Enter the credit limit you ask for, in pounds from 1 to 10,000,000",
    ],
    ["credit_application", ["applicant"], undefined, "Enter the applicant"],
    ["credit_application", ["accounts_contact"], null, "Enter your accounts contact"],
    ["credit_application", ["trade_references"], [], "Enter two trade references"],
    [
      "credit_application",
      ["trade_references"],
      SAMPLE_VALUES.credit_application.trade_references.slice(1),
      "Enter two trade references",
    ],
    ["credit_application", ["declaration"], false, "Tick the box to declare that these details are true"],
  ])("%s %j: %j", (type, path, value, message) => {
    expect(faults(type, path, value)).toEqual([[path.join("."), message]])
  })

  it("and says it of every field at once", () => {
    const result = FORMS.credit_application.schema.safeParse({
      ...SAMPLE_VALUES.credit_application,
      legal_name: "",
      company_number: "",
      registered_address: { line1: "", city: "Leeds", postcode: "nowhere" },
      declaration: false,
    })
    expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual([
      "legal_name",
      "registered_address.line1",
      "registered_address.postcode",
      "declaration",
      "company_number",
    ])
  })

  it("a line says so when it names no product", () => {
    expect(faults("product_inquiry", ["lines", 0], { quantity: 1 })).toEqual([
      [
        "lines.0.product_id",
        "Say which product this line is about: its id, its variant's id or its part number",
      ],
    ])
  })
})

describe("Phone numbers", () => {
  it.each([
    "01632 960123",
    "(0113) 496 0123",
    "+44 (0)1632 960 123",
    "07700900123",
    "020 7946 0018 ext 12",
    "+353 1 234 5678",
  ])("like %s are accepted as typed", (phone) => {
    expect(reads("general", ["phone"], phone)).toBe(phone)
  })

  it.each(["07700 90012", "0163296012345", "call 01632 960123", "+44", "+999 123456789"])(
    "like %s are refused",
    (phone) => {
      expect(faults("general", ["phone"], phone)).toHaveLength(1)
    },
  )
})

describe("Website addresses", () => {
  it.each([
    ["byron.example", "https://byron.example"],
    ["http://byron.example/a?b=c", "http://byron.example/a?b=c"],
  ])("%s is stored as %s", (typed, stored) => {
    expect(reads("oem", ["website"], typed)).toBe(stored)
  })

  it.each([
    "ftp://byron.example",
    "https://user:secret@byron.example",
    "https://localhost",
    "byron",
    "https://",
  ])("%s is refused", (typed) => {
    expect(faults("oem", ["website"], typed)).toHaveLength(1)
  })
})

describe("Company numbers", () => {
  it.each([
    ["01234567", "01234567"],
    ["sc 123456", "SC123456"],
    ["OC301234", "OC301234"],
    ["R0000123", "R0000123"],
    ["IP28954R", "IP28954R"],
  ])("%s is stored as %s", (typed, stored) => {
    expect(reads("credit_application", ["company_number"], typed)).toBe(stored)
  })

  it.each(["123456", "123456789", "XX123456", "SC12345", "SC1234567"])("%s is refused", (typed) => {
    expect(faults("credit_application", ["company_number"], typed)).toHaveLength(1)
  })

  it.each(["limited_company", "public_limited_company", "llp"])("are required of a %s", (companyType) => {
    const answers = changed("credit_application", ["company_number"], undefined) as object
    const result = FORMS.credit_application.schema.safeParse({ ...answers, company_type: companyType })
    expect(result.error?.issues.map(({ path }) => path)).toEqual([["company_number"]])
  })

  it.each(["sole_trader", "partnership", "charity", "public_sector", "other"])(
    "are not required of a %s",
    (companyType) => {
      const answers = changed("credit_application", ["company_number"], undefined) as object
      expect(
        FORMS.credit_application.schema.safeParse({ ...answers, company_type: companyType }).success,
      ).toBe(true)
    },
  )
})

describe("VAT numbers", () => {
  it.each([
    ["123456782", "GB123456782"],
    ["gb 980-7806-84", "GB980780684"],
    ["XI980780684", "XI980780684"],
    ["GBGD001", "GBGD001"],
  ])("%s is stored as %s", (typed, stored) => {
    expect(reads("credit_application", ["vat_number"], typed)).toBe(stored)
  })

  it.each(["GB123456783", "DE136695976", "12345678", "GB"])("%s is refused", (typed) => {
    expect(faults("credit_application", ["vat_number"], typed)).toHaveLength(1)
  })
})

describe("Addresses", () => {
  it("are in the UK unless they say otherwise, and their postcode is written in the usual way", () => {
    expect(
      reads("credit_application", ["registered_address"], {
        line1: "1 A Street",
        city: "Leeds",
        postcode: "ls14ap",
      }),
    ).toEqual({ line1: "1 A Street", city: "Leeds", postcode: "LS1 4AP", country: "gb" })
  })

  it.each(["GB", "uk", "United Kingdom", "Wales"])("in %j are in the UK", (country) => {
    expect(reads("credit_application", ["registered_address", "country"], country)).toBe("gb")
  })

  it("elsewhere have postcodes of their own", () => {
    expect(
      reads("credit_application", ["registered_address"], {
        line1: "1 Quay",
        city: "Dublin",
        postcode: "D02 X285",
        country: "IE",
      }),
    ).toMatchObject({ postcode: "D02 X285", country: "ie" })
  })
})

describe("Figures", () => {
  it.each([
    ["12,500", 12_500],
    ["£12,500.50", 12_500.5],
    [" 800 ", 800],
    [800, 800],
  ])("%j is %d", (typed, figure) => {
    expect(reads("credit_application", ["credit_limit"], typed)).toBe(figure)
  })

  it.each(["", "1e3", "-5", "12.345", "1,2", "ten", Number.NaN, 10_000_001, null])("%j is none", (typed) => {
    expect(faults("credit_application", ["credit_limit"], typed)).toHaveLength(1)
  })
})
