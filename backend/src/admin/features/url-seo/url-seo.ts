import {
  type AdminUrlSeo,
  createUrlSeoSchema,
  ROBOTS_IMAGE_PREVIEWS,
  TWITTER_CARDS,
  updateUrlSeoSchema,
  URL_SEO_LIMITS,
} from "../../../contract/url-seo"
import { type Finding } from "../../lib/field-errors"
import { YES_NO, type Field, type FieldGroup } from "../../lib/fields"
import { type Resource } from "../../lib/resource"

export const urlSeos: Resource = {
  path: "/admin/url-seo",
  one: "url_seo",
  many: "url_seos",
  noun: "URL SEO config",
}

export const nameOfUrlSeo = ({ url }: AdminUrlSeo) => url

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** A rule for search robots: yes, no, or the page's own default. */
const robotsRule = (name: string, label: string): Field => ({
  name,
  label,
  kind: "yes-no",
  choices: YES_NO,
  placeholder: "As the page says",
  half: true,
})

export const urlSeoForm: readonly FieldGroup[] = [
  {
    title: "Page",
    fields: [
      {
        name: "url",
        label: "Path",
        kind: "required-text",
        required: true,
        placeholder: "/about",
        hint: "The page's address without the site: it begins with a slash.",
      },
      {
        name: "is_active",
        label: "Active",
        kind: "toggle",
        initial: true,
        hint: "Only an active config changes its page.",
      },
    ],
  },
  {
    title: "Search result",
    description: "Empty fields use the page defaults.",
    fields: [
      {
        name: "meta_title",
        label: "Meta title",
        kind: "text",
        limit: URL_SEO_LIMITS.title,
        hint: "Search engines show about 60 characters.",
      },
      {
        name: "meta_description",
        label: "Meta description",
        kind: "paragraph",
        limit: URL_SEO_LIMITS.description,
        hint: "Search engines show about 155 characters.",
      },
      { name: "meta_keywords", label: "Meta keywords", kind: "lines", hint: "One a line." },
    ],
  },
  {
    title: "Search robots",
    fields: [
      robotsRule("robots_index", "May be listed (index)"),
      robotsRule("robots_follow", "Links may be followed (follow)"),
      robotsRule("robots_archive", "May be kept (archive)"),
      robotsRule("robots_snippet", "May be quoted (snippet)"),
      {
        name: "robots_image_preview",
        label: "Largest picture preview",
        kind: "choice",
        choices: choicesOf(ROBOTS_IMAGE_PREVIEWS),
        placeholder: "As the page says",
        half: true,
      },
      {
        name: "robots_video_preview",
        label: "Longest video preview",
        kind: "number",
        hint: "In seconds; -1 for no limit.",
        half: true,
      },
    ],
  },
  {
    title: "Social networks (Open Graph)",
    fields: [
      { name: "og_title", label: "OG title", kind: "text", limit: URL_SEO_LIMITS.title },
      {
        name: "og_description",
        label: "OG description",
        kind: "paragraph",
        limit: URL_SEO_LIMITS.description,
      },
      { name: "og_image", label: "OG image", kind: "image", hint: "1200 × 630 pixels suit most networks." },
      { name: "og_type", label: "OG type", kind: "text", placeholder: "website", half: true },
      { name: "og_locale", label: "OG locale", kind: "text", placeholder: "en_GB", half: true },
      { name: "og_url", label: "OG address", kind: "text", placeholder: "https://…" },
      { name: "og_site_name", label: "OG site name", kind: "text", limit: URL_SEO_LIMITS.site_name },
    ],
  },
  {
    title: "X (Twitter)",
    fields: [
      {
        name: "twitter_card",
        label: "Card",
        kind: "choice",
        choices: choicesOf(TWITTER_CARDS),
        placeholder: "As the page says",
      },
      { name: "twitter_title", label: "X title", kind: "text", limit: URL_SEO_LIMITS.title },
      {
        name: "twitter_description",
        label: "X description",
        kind: "paragraph",
        limit: URL_SEO_LIMITS.description,
      },
      { name: "twitter_image", label: "X image", kind: "image" },
      { name: "twitter_site", label: "Site account", kind: "text", placeholder: "@scanwright", half: true },
      {
        name: "twitter_creator",
        label: "Author account",
        kind: "text",
        placeholder: "@scanwright",
        half: true,
      },
    ],
  },
  {
    title: "Structured data",
    fields: [
      {
        name: "schema_markup",
        label: "Schema markup",
        kind: "json",
        hint: "JSON-LD of schema.org with @context and @type.",
        placeholder: '{ "@context": "https://schema.org", "@type": "AboutPage" }',
      },
      { name: "additional_meta_tags", label: "Additional meta tags", kind: "meta-tags" },
    ],
  },
]

/** Checks a new config by the contract's schema. */
export const checkNewUrlSeo = (body: Record<string, unknown>): readonly Finding[] =>
  createUrlSeoSchema.safeParse(body).error?.issues ?? []

/** Checks changes to a config by the contract's schema. */
export const checkUrlSeoChanges = (body: Record<string, unknown>): readonly Finding[] =>
  updateUrlSeoSchema.safeParse(body).error?.issues ?? []
