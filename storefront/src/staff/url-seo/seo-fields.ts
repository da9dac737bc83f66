import {
  type CreateUrlSeoBody,
  ROBOTS_IMAGE_PREVIEWS,
  TWITTER_CARDS,
  URL_SEO_LIMITS,
} from "@scanwright/backend/contract"
import type { StaffUrlSeo } from "./data"

/** Names of a config's fields in the API, without its path and whether it is active. */
export type SeoField = Exclude<keyof CreateUrlSeoBody, "url" | "is_active">

interface FieldRule {
  label: string
  kind: "line" | "lines" | "list" | "choice" | "code" | "tags"
  hint?: string
  limit?: number
  options?: readonly { value: string; label: string }[]
}

const PAGE_DECIDES = { value: "", label: "As the page has it" }
const YES_NO = (yes: string, no: string) => [
  PAGE_DECIDES,
  { value: "true", label: yes },
  { value: "false", label: no },
]
const oneOf = (values: readonly string[]) => [
  PAGE_DECIDES,
  ...values.map((value) => ({ value, label: value.replaceAll("_", " ") })),
]

/** Every field of a config (specification, section 3), in the order of the form. */
export const SEO_FIELDS: Readonly<Record<SeoField, FieldRule>> = {
  meta_title: { label: "Title", kind: "line", limit: URL_SEO_LIMITS.title },
  meta_description: { label: "Description", kind: "lines", limit: URL_SEO_LIMITS.description },
  meta_keywords: { label: "Keywords", kind: "list", hint: "One on each line" },
  og_title: { label: "Card title", kind: "line", limit: URL_SEO_LIMITS.title },
  og_description: { label: "Card description", kind: "lines", limit: URL_SEO_LIMITS.description },
  og_image: { label: "Card picture", kind: "line", hint: "Its address; 1200 × 630 pixels are shown in full" },
  og_type: { label: "Card type", kind: "line", hint: "For example website or article" },
  og_url: { label: "Card address", kind: "line" },
  og_site_name: { label: "Card site name", kind: "line", limit: URL_SEO_LIMITS.site_name },
  og_locale: { label: "Card language", kind: "line", hint: "For example en_GB" },
  twitter_card: { label: "X card", kind: "choice", options: oneOf(TWITTER_CARDS) },
  twitter_title: { label: "X title", kind: "line", limit: URL_SEO_LIMITS.title },
  twitter_description: { label: "X description", kind: "lines", limit: URL_SEO_LIMITS.description },
  twitter_image: { label: "X picture", kind: "line" },
  twitter_site: { label: "X account of the shop", kind: "line", hint: "For example @scanwright" },
  twitter_creator: { label: "X account of the author", kind: "line" },
  robots_index: { label: "In search results", kind: "choice", options: YES_NO("Show it", "Leave it out") },
  robots_follow: {
    label: "Links on the page",
    kind: "choice",
    options: YES_NO("Follow them", "Do not follow them"),
  },
  robots_archive: {
    label: "Cached copy",
    kind: "choice",
    options: YES_NO("May be offered", "May not be offered"),
  },
  robots_snippet: {
    label: "Text under the result",
    kind: "choice",
    options: YES_NO("May be shown", "May not be shown"),
  },
  robots_image_preview: {
    label: "Picture beside the result",
    kind: "choice",
    options: oneOf(ROBOTS_IMAGE_PREVIEWS),
  },
  robots_video_preview: { label: "Seconds of video", kind: "line", hint: "-1 for as many as it likes" },
  schema_markup: {
    label: "Structured data",
    kind: "code",
    limit: URL_SEO_LIMITS.schema_markup,
    hint: "JSON of schema.org, with @context and @type",
  },
  additional_meta_tags: {
    label: "Additional meta tags",
    kind: "tags",
    hint: "One on each line: name or property, an equals sign, content. A property has a colon: article:tag = Zebra",
  },
}

export const SEO_FIELD_NAMES = Object.keys(SEO_FIELDS) as SeoField[]

/** Id of a field's control. */
export const seoFieldId = (name: SeoField): string => `seo-${name}`

/** Sections of the form with their fields. */
export const SEO_GROUPS: readonly { title: string; fields: readonly SeoField[] }[] = [
  { title: "Search result", fields: ["meta_title", "meta_description", "meta_keywords"] },
  {
    title: "Social card",
    fields: SEO_FIELD_NAMES.filter((name) => name.startsWith("og_")),
  },
  { title: "X card", fields: SEO_FIELD_NAMES.filter((name) => name.startsWith("twitter_")) },
  { title: "Robots", fields: SEO_FIELD_NAMES.filter((name) => name.startsWith("robots_")) },
  { title: "Structured data and further tags", fields: ["schema_markup", "additional_meta_tags"] },
]

/** Values of the form: every field as text. */
export type SeoValues = Record<SeoField, string> & { is_active: string }

const asText = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value)

/** The form's values of a stored config; those of an empty form without one. */
export function toSeoValues(config: StaffUrlSeo | null): SeoValues {
  const entries = SEO_FIELD_NAMES.map((name) => {
    if (config === null) return [name, ""]
    if (name === "meta_keywords") return [name, config.meta_keywords.join("\n")]
    if (name === "additional_meta_tags") {
      const lines = config.additional_meta_tags.map(
        (tag) => `${tag.name ?? tag.property ?? ""} = ${tag.content}`,
      )
      return [name, lines.join("\n")]
    }
    return [name, asText(config[name])]
  })
  return { ...Object.fromEntries(entries), is_active: String(config?.is_active ?? true) } as SeoValues
}

/** The values of a config's duplicate for another address, whose social card names its own page. */
export const toSeoCopy = (config: StaffUrlSeo): SeoValues => ({ ...toSeoValues(config), og_url: "" })

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

function toTag(line: string) {
  const at = line.indexOf("=")
  const key = (at < 0 ? line : line.slice(0, at)).trim()
  const content = at < 0 ? "" : line.slice(at + 1).trim()
  return key.includes(":") && !key.startsWith("twitter:")
    ? { property: key, content }
    : { name: key, content }
}

const FLAGS: Readonly<Record<string, boolean | null>> = { true: true, false: false }

/** The body of the request that stores a config: an empty field leaves the page's own value in place. */
export function toSeoBody(values: SeoValues): Record<string, unknown> {
  const body: Record<string, unknown> = { is_active: values.is_active === "true" }
  for (const name of SEO_FIELD_NAMES) {
    const text = values[name].trim()
    if (name === "meta_keywords") body[name] = lines(text)
    else if (name === "additional_meta_tags") body[name] = lines(text).map(toTag)
    else if (name === "robots_video_preview") body[name] = text === "" ? null : Number(text)
    else if (name.startsWith("robots_") && name !== "robots_image_preview") body[name] = FLAGS[text] ?? null
    else body[name] = text === "" ? null : text
  }
  return body
}
