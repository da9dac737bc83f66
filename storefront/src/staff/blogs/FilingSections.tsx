"use client"

import { BLOG_LIMITS, type BlogStatus, type BlogType } from "@scanwright/backend/contract"
import { FormGrid, ListField, Panel, RadioGroup } from "@scanwright/design-system"
import { useField } from "./blog-record"
import { BLOG_LABELS, blogFieldId } from "./blog-values"
import type { BlogSuggestions } from "./data"
import { BlogText } from "./fields"

/** Fields for the publication: draft, scheduled or published. */
export function PublicationSection() {
  "use memo"
  const { value: status, error, set } = useField("status")
  return (
    <Panel title="Publication">
      <div className="grid gap-5">
        <RadioGroup
          id={blogFieldId("status")}
          legend="State"
          name="blog-status"
          value={status}
          error={error}
          onChange={(chosen) => set(chosen as BlogStatus)}
          options={[
            { value: "draft", label: "Draft", description: "Only staff see it." },
            {
              value: "scheduled",
              label: "Scheduled",
              description: "Publishes itself at a time you choose.",
            },
            { value: "published", label: "Published", description: "Everybody sees it." },
          ]}
        />
        {status === "scheduled" && (
          <BlogText name="scheduledFor" type="datetime-local" hint="London time" required width="md" />
        )}
      </div>
    </Panel>
  )
}

function TypeField() {
  "use memo"
  const { value, set } = useField("type")
  return (
    <RadioGroup
      id={blogFieldId("type")}
      legend={BLOG_LABELS.type}
      name="blog-type"
      value={value}
      onChange={(type) => set(type as BlogType)}
      options={[
        { value: "blog", label: "Blog" },
        { value: "news", label: "News" },
      ]}
    />
  )
}

function TagsField() {
  "use memo"
  const { value, error, set } = useField("tags")
  return (
    <ListField
      id={blogFieldId("tags")}
      label={BLOG_LABELS.tags}
      error={error}
      itemLabel="Tag"
      most={BLOG_LIMITS.tags}
      values={value}
      onChange={set}
    />
  )
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}

/** Fields for kind, category, author and tags. */
export function FilingSection({ suggestions }: { suggestions: BlogSuggestions }) {
  return (
    <Panel title="Filing">
      <div className="grid gap-5">
        <TypeField />
        <FormGrid>
          <BlogText name="category" hint="“General” where none is given" list="blog-categories" />
          <BlogText name="author" hint="“Admin” where none is given" list="blog-authors" />
        </FormGrid>
        <Suggestions id="blog-categories" values={suggestions.categories} />
        <Suggestions id="blog-authors" values={suggestions.authors} />
        <TagsField />
      </div>
    </Panel>
  )
}
