import { describe, expect, it } from "vitest"
import { type z } from "zod"
import { emailKey } from "./contact-fields"
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
  it.each(lines)("of %s, %j, holds no line break", (type, path) => {
    for (const hostile of ["a\nb", "a\rb", "a\r\nBcc: x@y.example", "a\u2028b"]) {
      expect([hostile, faults(type, path, hostile).length]).toEqual([hostile, 1])
    }
  })
})

describe("Any text", () => {
  it.each(texts)("of %s, %j, has an end", (type, path) => {
    for (const bad of ["a".repeat(6_000), {}]) expect([bad, faults(type, path, bad).length]).toEqual([bad, 1])
  })

  it("is stored without blanks around it, with composed accents and without invisible marks", () => {
    expect(reads("general", ["name"], "  Rene\u0301e\u202e\tB ")).toBe("Renée B")
    expect(reads("general", ["message"], "\r\none\r\n\r\ntwo \n")).toBe("one\n\ntwo")
  })

  it("loses what nobody sees, wherever it stands; what pictures and other scripts need stays", () => {
    expect(reads("general", ["name"], "\ufeffAda\u200b By\u00adron\u2060 \u0085")).toBe("Ada Byron")
    expect(reads("general", ["email"], "ada\u200b@byron.example\u2060")).toBe("ada@byron.example")
    expect(reads(CREDIT, ["company_number"], "\u200e01234567")).toBe("01234567")
    expect(reads(CREDIT, ["credit_limit"], "\u202d12,500\u202c\u200b")).toBe(12_500)
    expect(reads("general", ["message"], "👩‍🔧\u200b क्‍ष")).toBe("👩‍🔧 क्‍ष")
    expect(reads("general", ["name"], "A\u0000d\u001ba\u0002 Lee\u001eByron\ud83d\u001f")).toBe(
      "Ada Lee-Byron",
    )
    expect(reads("general", ["message"], "one\vtwo\fthree\rfour")).toBe("one\ntwo\nthree\nfour")
    expect(faults("general", ["name"], "\u200b\u3164")).toEqual([["name", "Enter your name"]])
  })

  it("that only looks like a word for nothing is what was typed", () => {
    for (const text of ["NA", "Na & Co", "None of these", "Nilfisk", "N 5 A", "👍"]) {
      expect(reads("general", ["company"], text)).toBe(text)
    }
  })

  it("that is optional may be blank, null or a word for nothing, and is then left out", () => {
    const blanks = [
      "",
      "  ",
      null,
      "\u200b",
      "n/a",
      "N/A.",
      "n.a.",
      "N\\A",
      "Ｎ／Ａ",
      "#N/A",
      "(None)",
      "none.",
      "nil",
      "Not applicable",
      "-",
      "–",
      "\u2212",
      "...",
    ]
    for (const blank of blanks) {
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
      "123456789",
      "Enter all 8 characters of your company number, for example 01234567 or SC123456",
    ],
    [CREDIT, ["company_number"], "7654321", "Add a 0 in front: 07654321"],
    [CREDIT, ["company_number"], "No. 445790", "Add zeros in front: 00445790"],
    [CREDIT, ["company_number"], "No 445790", "Add zeros in front: 00445790"],
    [CREDIT, ["company_number"], "1,234,567.0", "Add a 0 in front: 01234567"],
    [CREDIT, ["company_number"], "445790", "Add zeros in front: 00445790"],
    [CREDIT, ["company_number"], "SC12345", "Add a 0 after SC: SC012345"],
    [CREDIT, ["company_number"], "n/a", "Enter your company number"],
    [
      CREDIT,
      ["vat_number"],
      "GB123456789",
      "This VAT number is not valid. Check the digits, for example GB 123 4567 82",
    ],
    [CREDIT, ["registered_address"], undefined, "Enter the address"],
    [CREDIT, ["registered_address", "postcode"], "LS1", "Enter a full UK postcode, for example LS1 4AP"],
    [
      CREDIT,
      ["registered_address", "postcode"],
      "LS1 4A0",
      "A UK postcode ends in a figure and two letters, for example LS1 4AP: check the last two",
    ],
    [CREDIT, ["years_trading"], "many", "Enter how many whole years you have traded, or 0"],
    [CREDIT, ["credit_limit"], 0, "Enter the credit limit you ask for, in pounds from 1 to 10,000,000"],
    [CREDIT, ["credit_limit"], "12,5k", "Enter the credit limit you ask for, in pounds from 1 to 10,000,000"],
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

describe("A trade reference", () => {
  const [first] = SAMPLE_VALUES[CREDIT].trade_references
  const other = { company: "Another Ltd", name: "Somebody Else", email: "else@another.example" }

  it.each([
    [
      { company: "JACQUARD LOOMS LIMITED." },
      "company",
      "Enter another company: you have named this one already",
    ],
    [{ company: "Jacquard-Looms plc" }, "company", "Enter another company: you have named this one already"],
    [
      { email: " Joseph@Jacquard.example" },
      "email",
      "Enter another e-mail address: you have given this one already",
    ],
  ])("is refused where an earlier one has its company or its e-mail address: %j", (same, field, message) => {
    expect(faults(CREDIT, ["trade_references"], [first, { ...other, ...same }])).toEqual([
      [`trade_references.1.${field}`, message],
    ])
  })

  it.each([
    ["R&D Ltd", "R & D Limited"],
    ["Acme Co. Ltd", "acme"],
    ["A B C Ltd", "ABC Limited"],
    ["Smith and Sons", "Smith & Sons PLC"],
  ])("of %j is one of %j", (company, again) => {
    const references = [
      { ...first, company },
      { ...other, company: again },
    ]
    expect(faults(CREDIT, ["trade_references"], references)).toHaveLength(1)
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
      ["(+44) 1632 960123", "(+44) 1632 960123"],
      ["Tel.: 01632 960123", "Tel.: 01632 960123"],
    ],
    ["07700 90012", "0163296012345", "call 01632 960123", "+44", "+999 123456789"],
  ],
  [
    "E-mail addresses",
    ...(["general", "email"] as const),
    [
      ["r&d@firm.example", "r&d@firm.example"],
      ["accounts/uk@firm.example", "accounts/uk@firm.example"],
      ["!#$%&'*+/=?^_`{|}~-@firm.example", "!#$%&'*+/=?^_`{|}~-@firm.example"],
      ["Ada.B@Firm.Example", "Ada.B@Firm.Example"],
      ["info@müller.example", "info@xn--mller-kva.example"],
      ["info@xn--mller-kva.example", "info@xn--mller-kva.example"],
      ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
      ["info@例え。テスト", "info@xn--r8jz45g.xn--zckzah"],
      ["Ada Byron <ada@byron.example>", "ada@byron.example"],
      ["mailto:ada@byron.example;", "ada@byron.example"],
      ["o\u2019brien@byron\u2011logistics.example.", "o'brien@byron-logistics.example"],
      ["ada＠byron.example", "ada@byron.example"],
    ],
    [
      "ada@firm",
      "ada@firm.1",
      "ada@192.0.2.1",
      ".ada@firm.example",
      "ada.@firm.example",
      "a..b@firm.example",
      "ada@-firm.example",
      "ada@müller.example:25",
      "ada@müller.example/x",
      `${"a".repeat(65)}@firm.example`,
      `ada@${"é.".repeat(120)}fr`,
      "a@b.example, c@d.example",
    ],
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
      ["SL01234A", "SL01234A"],
      ["IP000ABC", "IP000ABC"],
      ["SP2486RS", "SP2486RS"],
      ["RS007853", "RS007853"],
      ["OE012345", "OE012345"],
      ["NO123456", "NO123456"],
      ["NI 123456", "NI123456"],
      ["Company No. 01234567", "01234567"],
      ["company no 0123 4567", "01234567"],
      ["No 01234567", "01234567"],
      ["Reg. number: SC–123456", "SC123456"],
      ["Co. Reg'd No. OC301234", "OC301234"],
      ["Registered in England and Wales No. 01234567", "01234567"],
      ["01234567 (England and Wales)", "01234567"],
      ['="01234567"', "01234567"],
      ["CRN01234567", "01234567"],
    ],
    [
      "123456",
      "123456789",
      "XX123456",
      "SC12345",
      "SC1234567",
      "SC12345A",
      "not known",
      "No number",
      "NPOWER12",
      "SPANNERS",
      "1234567.0",
    ],
  ],
  [
    "VAT numbers",
    ...([CREDIT, "vat_number"] as const),
    [
      ["123456782", "GB123456782"],
      ["gb 980-7806-84", "GB980780684"],
      ["XI980780684", "XI980780684"],
      ["GBGD001", "GBGD001"],
      ["XIGD001", "XIGD001"],
      ["XIHA599", "XIHA599"],
      ["XI123456782001", "XI123456782001"],
      ["VAT GB 123 4567 82", "GB123456782"],
      ["VAT Reg. No: 123–4567–82", "GB123456782"],
      ["GB VAT 123 4567 82 001", "GB123456782001"],
      ["GB VAT No. XI 123 4567 82", "XI123456782"],
      ["UK VRN 123456782.0", "GB123456782"],
      ["XI VAT 123 4567 82", "XI123456782"],
    ],
    ["GB123456783", "XI123456783001", "XIGD500", "DE136695976", "12345678", "GB"],
  ],
  [
    "Figures",
    ...([CREDIT, "credit_limit"] as const),
    [
      ["12,500", 12_500],
      ["£12,500.50", 12_500.5],
      ["12 500", 12_500],
      ["£5k", 5_000],
      ["12.345 K", 12_345],
      ["1.1m", 1_100_000],
      ["1.005k", 1_005],
      ["5,000 GBP", 5_000],
      ["GBP 5000.50", 5_000.5],
      ["12 \u00a0500", 12_500],
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

describe("E-mail addresses are compared", () => {
  it("in one spelling, whatever was typed around them", () => {
    expect(emailKey(" <R&D\u200b@Müller.example> ")).toBe("r&d@xn--mller-kva.example")
  })

  it("are refused, and nothing else happens, however deeply something else is nested", () => {
    const nested = JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`) as unknown
    expect(faults(CREDIT, ["applicant", "position"], nested)).toHaveLength(1)
    expect(faults(CREDIT, ["invoice_address"], nested)).not.toEqual([])
  })

  it.each([".", "<", "<a", "a@", "\u200b", "é."])("at once, however long they are: many of %j", (piece) => {
    const typed = `${piece.repeat(100_000)}x`
    expect(emailKey(typed)).toContain("x")
    expect(faults("general", ["email"], typed)).toHaveLength(1)
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

  it.each([
    { line1: "", line2: "", city: "", postcode: "", country: "" },
    { line1: "n/a", city: "n/a", postcode: "-", country: null },
  ])("of which nothing is given are none: %j", (nothing) => {
    expect(reads(CREDIT, ["invoice_address"], nothing)).toBeUndefined()
    expect(faults(CREDIT, ["registered_address"], nothing)).not.toEqual([])
  })

  it("in Namibia are not in the UK", () => {
    const place = { line1: "1 Street", city: "Windhoek", postcode: "10005", country: "NA" }
    expect(reads(CREDIT, ["registered_address"], place)).toMatchObject({ postcode: "10005", country: "na" })
  })

  it("elsewhere have postcodes of their own", () => {
    const dublin = { line1: "1 Quay", city: "Dublin", postcode: "D02 X285", country: "IE" }
    expect(reads(CREDIT, ["registered_address"], dublin)).toMatchObject({
      ...{ postcode: "D02 X285", country: "ie" },
    })
  })

  it.each([
    ["LS1-4AP", "LS1 4AP"],
    ["(LS1 4AP)", "LS1 4AP"],
    ["ls1.4ap.", "LS1 4AP"],
    ["ＬＳ１ ４ＡＰ", "LS1 4AP"],
    ["0X1 2JD", "OX1 2JD"],
    ["1P1 1AA", "IP1 1AA"],
    ["P01 1AA", "PO1 1AA"],
    ["S014 3AB", "SO14 3AB"],
    ["LSI 4AP", "LS1 4AP"],
    ["E1O 5AA", "E10 5AA"],
    ["LEIO 1AA", "LE10 1AA"],
    ["EI7 7AX", "E17 7AX"],
    ["WIA OAX", "W1A 0AX"],
    ["SWlA lAA", "SW1A 1AA"],
    ["EC1A IBB", "EC1A 1BB"],
    ["E01 6AN", "E1 6AN"],
    ["LS01 4AP", "LS1 4AP"],
    ["SLO 0AA", "SL0 0AA"],
    ["ZZ9 9ZZ", "ZZ9 9ZZ"],
    ["bfpo57", "BFPO 57"],
    ["BFPO c/o 12", "BFPO c/o 12"],
    ["GIR0AA", "GIR 0AA"],
    ["FIQQ1ZZ", "FIQQ 1ZZ"],
    ["GX11 1AA", "GX11 1AA"],
    ["ky1 1001", "KY1-1001"],
    ["AI2640", "AI-2640"],
    ["MSR1110", "MSR 1110"],
    ["vg1110", "VG1110"],
  ])("have the postcode that was meant: %j is %j", (typed, postcode) => {
    expect(reads(CREDIT, ["registered_address", "postcode"], typed)).toBe(postcode)
  })

  it.each([
    "LS1",
    "LS1 4",
    "4AP",
    "LS1 4AP1",
    "LS1 4A0",
    "SW1A 2A1",
    "LS1 4OP",
    "S01 2HE",
    "MGO 1QD",
    "BFPO",
    "ABCD 1ZZ",
    "12345",
    "D02 X285",
  ])("have no postcode that was guessed: %j is refused", (typed) => {
    expect(faults(CREDIT, ["registered_address", "postcode"], typed)).toHaveLength(1)
  })
})
