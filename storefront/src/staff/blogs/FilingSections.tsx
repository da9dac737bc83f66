"use client"

import { BLOG_LIMITS, type BlogStatus, type BlogType } from "@scanwright/backend/contract"
import { Button, FormGrid, ListField, Panel, RadioGroup, Text } from "@scanwright/design-system"
import { useId, useState } from "react"
import { useField } from "./blog-record"
import { BLOG_LABELS, blogFieldId } from "./blog-values"
import type { BlogSuggestions } from "./data"
import { BlogText } from "./fields"
import { nextMornings } from "./london-time"

/** Days that are offered for publishing. */
const OFFERED_DAYS = 7

/** When an article publishes itself: a morning of the next days by one press, or any time. */
function ScheduleFields() {
  "use memo"
  const label = useId()
  const { value, set } = useField("scheduledFor")
  const [mornings] = useState(() => nextMornings(Date.now(), OFFERED_DAYS))
  return (
    <>
      <BlogText name="scheduledFor" type="datetime-local" hint="London time" required width="md" />
      <div role="group" aria-labelledby={label} className="grid gap-2">
        <Text variant="muted">
          <span id={label}>At 09:00 on</span>
        </Text>
        <div className="flex flex-wrap gap-2">
          {mornings.map(({ day, field }) => (
            <Button
              key={field}
              size="sm"
              variant="secondary"
              aria-pressed={value === field}
              onClick={() => set(field)}
            >
              {day}
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}

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
        {status === "scheduled" && <ScheduleFields />}
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
