import { createUrlSeoSchema } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { jsonFault } from "./json-fault"
import { toSeoBody, toSeoValues } from "./seo-fields"

describe("The form of a URL SEO config", () => {
  it("leaves every field to the page when it is empty", () => {
    const body = createUrlSeoSchema.parse({ url: "/about", ...toSeoBody(toSeoValues(null)) })
    expect(body).toMatchObject({
      url: "/about",
      is_active: true,
      meta_keywords: [],
      additional_meta_tags: [],
    })
    expect(body.meta_title ?? null).toBeNull()
    expect(body.robots_index ?? null).toBeNull()
  })

  it("sends what is filled in the API's own kinds", () => {
    const values = {
      ...toSeoValues(null),
      meta_keywords: "scanner\n printer ",
      robots_index: "false",
      robots_video_preview: "-1",
      additional_meta_tags: "article:tag = Zebra\nauthor = Priya = Nair",
    }
    expect(createUrlSeoSchema.parse({ url: "/about", ...toSeoBody(values) })).toMatchObject({
      meta_keywords: ["scanner", "printer"],
      robots_index: false,
      robots_video_preview: -1,
      additional_meta_tags: [
        { property: "article:tag", content: "Zebra" },
        { name: "author", content: "Priya = Nair" },
      ],
    })
  })

  it("says where JSON breaks off", () => {
    expect(jsonFault('{"@context": "https://schema.org"}')).toBeNull()
    expect(jsonFault(' [1.5e3, "a\\u00e9", {}, [], null] ')).toBeNull()
    expect(jsonFault("")).toBeNull()
    expect(jsonFault('{\n  "@type": ,\n}')).toMatch(/from line 2, column 12 on$/)
    expect(jsonFault('{\n  "a": 1,\n}')).toMatch(/from line 3, column 1 on$/)
    expect(jsonFault('{"a": 1')).toMatch(/from line 1, column 8 on$/)
  })
})
