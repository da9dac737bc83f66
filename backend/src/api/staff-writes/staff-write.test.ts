import { describe, expect, it } from "vitest"
import { changesBetween, textOf } from "./changes"
import { countsOf, staffWrite } from "./staff-write"

describe("The action of a write", () => {
  it.each([
    ["POST", "/admin/brands", "brand", null, "created"],
    ["POST", "/admin/brands/brand_1", "brand", "brand_1", "updated"],
    ["POST", "/admin/company-facts", "company_fact", null, "updated"],
    ["POST", "/admin/mail-texts/reply-quote", "mail_text", null, "updated"],
    ["POST", "/admin/mail-previews/general-staff_notice/test-mail", "mail_preview", null, "tested"],
    ["DELETE", "/admin/brands/brand_1", "brand", "brand_1", "deleted"],
    ["DELETE", "/admin/products/prod_1/variants/variant_1", "product", "prod_1", "updated"],
    ["POST", "/admin/products/prod_1/variants/batch", "product", "prod_1", "updated"],
    ["POST", "/admin/products/batch", "product", null, "changed_many"],
    ["POST", "/admin/products/imports/auto-01/confirm", "product", null, "imported"],
    ["POST", "/admin/product-categories/pcat_1/products", "machine_type", "pcat_1", "updated"],
    ["POST", "/admin/form-submissions/fsub_1/mail", "form_submission", "fsub_1", "mailed"],
    ["POST", "/admin/form-submissions/personal-data/erase", "form_submission", null, "erased"],
    ["POST", "/admin/companies/comp_1", "company", "comp_1", "updated"],
    ["POST", "/admin/companies/comp_1/not-duplicate", "company", "comp_1", "distinguished"],
    ["POST", "/admin/companies/comp_1/stop", "company", "comp_1", "stopped"],
    ["DELETE", "/admin/companies/comp_1/members/cmem_1", "company", "comp_1", "updated"],
    ["POST", "/admin/companies/comp_1/invitations", "company", "comp_1", "invited"],
    ["POST", "/admin/companies/comp_1/invitations/cinv_1/resend", "company", "comp_1", "mailed"],
    ["DELETE", "/admin/companies/comp_1/invitations/cinv_1", "company", "comp_1", "uninvited"],
    ["POST", "/admin/catalogue-imports", "product", null, "began_import"],
    ["POST", "/admin/catalogue-imports/catimp_1/undo", "product", null, "undid_import"],
    ["POST", "/admin/catalogue/batch", "product", null, "changed_many"],
    ["POST", "/admin/uploads", "upload", null, "uploaded"],
    ["POST", "/admin/invites/accept", "invite", null, "joined"],
    ["POST", "/admin/sales-channels", "sales_channel", null, "created"],
    ["POST", "/admin/tax-regions", "tax_region", null, "created"],
    ["POST", "/admin/users/me", "user", null, "updated"],
  ])("%s %s: %s %s is %s", (method, path, entity, id, action) => {
    expect(staffWrite(method, path)).toMatchObject({ entity, id, action })
  })

  it("is nothing for a read, or for a POST that writes nothing", () => {
    expect(staffWrite("GET", "/admin/brands")).toBeUndefined()
    expect(staffWrite("POST", "/admin/uploads/presigned-urls")).toBeUndefined()
  })
})

describe("The counts of a bulk write", () => {
  it("come from its response, else from its body, and are null for one record", () => {
    expect(countsOf({ create: [1, 2] }, { created: [1], updated: [], deleted: { ids: [1, 2, 3] } })).toEqual({
      created: 1,
      deleted: 3,
    })
    expect(countsOf({ add: ["a"], remove: ["b", "c"] }, { product_category: {} })).toEqual({
      added: 1,
      removed: 2,
    })
    expect(countsOf({}, { summary: { created: 4, failed: 1 } })).toEqual({ created: 4, failed: 1 })
    expect(
      countsOf({}, { catalogue_import: { id: "catimp_1", undone: { updated: 2, deleted: 1 } } }),
    ).toEqual({
      updated: 2,
      deleted: 1,
    })
    expect(countsOf({ name: "Zebra" }, { brand: { id: "brand_1" } })).toBeNull()
    expect(countsOf(undefined, undefined)).toBeNull()
  })
})

describe("The changed fields", () => {
  it("are shortened around the first difference", () => {
    const text = "word ".repeat(200)
    const [change] = changesBetween(
      { content: text },
      { content: `${text.slice(0, 500)}DIFFERENT${text.slice(500)}` },
    )
    expect(change?.after).toContain("DIFFERENT")
    expect(change?.after?.startsWith("…")).toBe(true)
    expect(change?.after?.length).toBeLessThanOrEqual(162)
  })

  it("read lists and groups in one line", () => {
    expect(textOf(["a", null, 2, true])).toBe("a, 2, true")
    expect(textOf([{ url: "/a.svg", alt_text: "" }])).toBe("url: /a.svg")
    expect(textOf([])).toBeNull()
    expect(textOf(new Date(0))).toBe("1970-01-01T00:00:00.000Z")
  })
})
