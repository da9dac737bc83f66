"use client"

import { BLOG_LIMITS } from "@scanwright/backend/contract"
import { Alert, Panel, SerpPreview } from "@scanwright/design-system"
import { RichTextField } from "@/staff/records/RichTextField"
import { useBlogState, useField } from "./blog-record"
import { BLOG_LABELS, blogFieldId, excerptFallback, slugOfTitle } from "./blog-values"
import { BlogArea, BlogText } from "./fields"

interface Site {
  siteName: string
  /** The shop's address, without a slash at its end. */
  siteUrl: string
}

/** The present slug: the typed one, or the one made from the title. */
const useSlug = () => useBlogState(({ values }) => values.handle.trim() || slugOfTitle(values.title))

/** The present excerpt: the typed one, or the beginning of the text. */
const useExcerpt = () =>
  useBlogState(({ values }) => values.excerpt.trim() || excerptFallback(values.content))

function SlugField({ siteUrl }: Pick<Site, "siteUrl">) {
  "use memo"
  const slug = useSlug()
  const titleSlug = useBlogState(({ values }) => slugOfTitle(values.title))
  const isEmpty = useBlogState(({ values }) => values.handle.trim() === "")
  const storedSlug = useBlogState(({ stored }) => stored?.handle)
  const origin = isEmpty && titleSlug ? ", made from the title" : ""
  return (
    <>
      <BlogText
        name="handle"
        hint={`Its address is ${siteUrl}/blogs/${slug || "…"}${origin}`}
        spellCheck={false}
        placeholder={titleSlug}
      />
      {storedSlug !== undefined && storedSlug !== slug && (
        <Alert variant="warning" live="polite">
          {`The article moves: /blogs/${storedSlug} will lead to /blogs/${slug} for good, so that links to it keep working.`}
        </Alert>
      )}
    </>
  )
}

function ContentField() {
  "use memo"
  const { value, error, set } = useField("content")
  return (
    <RichTextField
      id={blogFieldId("content")}
      label={BLOG_LABELS.content}
      error={error}
      html={value}
      characterLimit={BLOG_LIMITS.content}
      onChange={set}
    />
  )
}

function ExcerptField() {
  "use memo"
  const isEmpty = useBlogState(({ values }) => values.excerpt.trim() === "")
  const excerpt = useExcerpt()
  return (
    <BlogArea
      name="excerpt"
      hint={
        isEmpty && excerpt !== ""
          ? `Lists show the beginning of the text instead: “${excerpt}”`
          : "A sentence or two for lists. Left empty, the first 150 characters of the text stand in."
      }
      rows={3}
      characterLimit={BLOG_LIMITS.excerpt}
    />
  )
}

/** Fields for title, address, text and excerpt. */
export function ArticleSection({ siteUrl }: Pick<Site, "siteUrl">) {
  return (
    <Panel title="Article">
      <div className="grid gap-5">
        <BlogText name="title" required characterLimit={BLOG_LIMITS.title} />
        <SlugField siteUrl={siteUrl} />
        <ContentField />
        <ExcerptField />
      </div>
    </Panel>
  )
}

function SearchPreview({ siteName, siteUrl }: Site) {
  "use memo"
  const slug = useSlug()
  const excerpt = useExcerpt()
  const title = useBlogState(({ values }) => values.seoTitle.trim() || values.title)
  const description = useBlogState(({ values }) => values.seoDescription.trim())
  return (
    <SerpPreview
      siteName={siteName}
      address={`${siteUrl}/blogs/${slug}`}
      title={`${title || "Without a title"} | ${siteName}`}
      description={description || excerpt}
    />
  )
}

/** Fields for the search engines' title and description, with a preview of the search result. */
export function SearchSection(site: Site) {
  return (
    <Panel title="Search engines">
      <div className="grid gap-5">
        <BlogText
          name="seoTitle"
          hint="Left empty, it is the title."
          characterLimit={BLOG_LIMITS.seo_title}
        />
        <BlogArea
          name="seoDescription"
          hint="Left empty, it is the excerpt."
          rows={3}
          characterLimit={BLOG_LIMITS.seo_description}
        />
        <SearchPreview {...site} />
      </div>
    </Panel>
  )
}
