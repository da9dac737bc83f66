import { z } from "zod"

/** Most additional tags of a page. */
const MOST_TAGS = 30

/** Instructions to browsers (HTML standard, `http-equiv`), not descriptions of a page. */
const PRAGMAS = [
  "content-language",
  "content-security-policy",
  "content-type",
  "default-style",
  "refresh",
  "set-cookie",
  "x-ua-compatible",
]

/** Names with a field of their own, and those that belong to the whole site. */
const OWN_FIELDS =
  /^(?:title|description|keywords|robots|googlebot|viewport|charset|referrer|theme-color|color-scheme|og:(?:title|description|image|type|url|site_name|locale)|twitter:(?:card|title|description|image|site|creator))$/

const key = (what: "name" | "property") =>
  z
    .string()
    .trim()
    .max(100)
    .regex(/^[a-z\d][a-z\d:._-]*$/i, {
      error: `${what} of a meta tag may hold letters, digits, colons, dots, hyphens and underscores`,
    })
    .refine((name) => !PRAGMAS.includes(name.toLowerCase()), {
      error: `${what} of a meta tag may not be an instruction to browsers (${PRAGMAS.join(", ")})`,
    })
    .refine((name) => !OWN_FIELDS.test(name.toLowerCase()), {
      error: `${what} of a meta tag has a field of its own or is set for the whole site`,
    })

const content = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .regex(/^[^<>\p{Cc}]*$/u, { error: "content of a meta tag may hold no markup and no line breaks" })

/** One more meta tag of a page: a name or a property, with its content. */
const metaTagSchema = z
  .strictObject({ name: key("name").optional(), property: key("property").optional(), content })
  .refine(({ name, property }) => (name === undefined) !== (property === undefined), {
    error: "a meta tag needs either a name or a property",
  })

export type MetaTag = z.infer<typeof metaTagSchema>

export const metaTagsSchema = z.array(metaTagSchema).max(MOST_TAGS)
