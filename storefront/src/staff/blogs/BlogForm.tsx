"use client"

import {
  Alert,
  Button,
  ErrorSummary,
  FileField,
  FormGrid,
  Image,
  ListField,
  Panel,
  Progress,
  RadioGroup,
  RichText,
  SaveBar,
  SerpPreview,
  TextArea,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { BLOG_LIMITS, type BlogStatus, type BlogType } from "@scanwright/backend/contract"
import { useRouter } from "next/navigation"
import { type ReactNode, useState } from "react"
import type { BlogWords, StaffBlog } from "./data"
import { ConflictDialog } from "@/staff/records/ConflictDialog"
import { conflictsOf } from "@/staff/records/merge"
import { useRecordForm } from "@/staff/records/useRecordForm"
import type { FailedOutcome } from "@/staff/session/outcome"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { DraftOffer } from "@/staff/shell/DraftOffer"
import { useDraft } from "@/staff/shell/useDraft"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { PICTURE_RULES } from "@/staff/records/upload-rules"
import { uploadFile } from "@/staff/records/upload-file"
import { addBlog, type previewBlog, readBlogAnew, saveBlog } from "./actions"
import {
  BLOG_FIELD_NAMES,
  BLOG_FIELDS,
  type BlogField,
  type BlogValues,
  excerptFallback,
  findProblems,
  NEW_BLOG,
  slugOfTitle,
  toBody,
  toFieldProblems,
  toValues,
} from "./blog-values"
import { inLondonWords } from "./london-time"
import { PreviewDialog } from "./PreviewDialog"

interface Props {
  /** The stored article; none for a new one. */
  blog?: StaffBlog
  /** Where its picture can be seen. */
  imageSrc?: string
  words: BlogWords
  /** Draws the public page; handed over by the page, so that the parts of it which run in the browser are known here. */
  preview: typeof previewBlog
  siteName: string
  /** The shop's address, without a slash at its end. */
  siteUrl: string
}

const fieldId = (field: BlogField) => `blog-${field}`
const LABELS = Object.fromEntries(BLOG_FIELD_NAMES.map((name) => [name, BLOG_FIELDS[name].label])) as Record<
  BlogField,
  string
>

const SAVES: Readonly<Record<BlogStatus, string>> = {
  draft: "Save draft",
  scheduled: "Schedule",
  published: "Publish",
}
const SAVED: Readonly<Record<BlogStatus, string>> = {
  draft: "Draft saved",
  scheduled: "Scheduled",
  published: "Published",
}

const toFormValues = (blog: StaffBlog | null) => (blog ? toValues(blog) : NEW_BLOG)

/** Writes an article: all its fields, with what readers and search engines will see of them. */
export function BlogForm({ blog, imageSrc, words, preview: drawPreview, siteName, siteUrl }: Props) {
  "use memo"
  const router = useRouter()
  const record = useRecordForm<StaffBlog, BlogValues, BlogField>(blog ?? null, toFormValues)
  const { stored, before, values, setValues, set, isDirty, problems, attempt, refuse, theirs } = record
  const [preview, setPreview] = useState<ReactNode>(null)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [uploaded, setUploaded] = useState<{ url: string; src: string } | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const draft = useDraft(`blog:${stored?.id ?? "new"}`, values)
  useUnsavedChanges(isDirty)

  const adding = useStaffAction(addBlog, { handles: ["invalid"], isRepeatable: false })
  const saving = useStaffAction(saveBlog, { handles: ["invalid", "conflict"] })
  const reading = useStaffAction(readBlogAnew)
  const previewing = useStaffAction(drawPreview, { handles: ["invalid"] })
  const uploading = useStaffAction(uploadFile)

  const field = (name: BlogField) => ({
    id: fieldId(name),
    label: LABELS[name],
    error: problems[name] ?? null,
  })

  const keep = (saved: StaffBlog) => {
    record.keep(saved)
    draft.clear()
    const when = saved.scheduled_at ? ` It will be published on ${inLondonWords(saved.scheduled_at)}.` : ""
    toaster.show({
      variant: "success",
      title: SAVED[toValues(saved).status],
      description: `“${saved.title}” is saved.${when}`,
    })
  }

  /** Says beside the fields what the server finds wrong, and in a toast what is about none of them. */
  const refuseAs = (outcome: FailedOutcome) => {
    const fields = toFieldProblems(outcome.fields)
    refuse(fields)
    if (Object.keys(fields).length === 0) showFailure(outcome)
  }

  const save = async (given: BlogValues, on: StaffBlog | null) => {
    const found = findProblems(given, Date.now())
    if (Object.keys(found).length > 0) return refuse(found)
    const body = toBody(given)
    const outcome = on
      ? await saving.run({ id: on.id, updatedAt: on.updated_at, body })
      : await adding.run({ body })
    if (outcome.ok) {
      keep(outcome.value)
      if (on) router.refresh()
      else router.replace(`/admin/edit-blog/${outcome.value.id}`)
    } else if (outcome.kind === "conflict" && on) {
      const read = await reading.run({ id: on.id })
      if (read.ok) record.setTheirs(read.value)
    } else if (outcome.kind === "invalid") refuseAs(outcome)
  }

  const resolve = (takes: readonly string[]) => {
    const left = record.resolve(takes)
    if (left) void save(left.values, left.on)
  }

  const showPreview = async () => {
    const outcome = await previewing.run({
      body: { ...toBody(values), is_published: undefined, scheduled_at: undefined, handle: undefined },
    })
    if (outcome.ok) {
      setPreview(outcome.value)
      setPreviewOpen(true)
    } else if (outcome.kind === "invalid") refuseAs(outcome)
  }

  const upload = async ([file]: File[]) => {
    if (!file) return
    setDone(0)
    const outcome = await uploading.run({ file, onProgress: setDone })
    setDone(null)
    if (!outcome.ok) return
    setUploaded(outcome.value)
    set("imageUrl", outcome.value.url)
  }
  const uploadInText = async (file: File, onProgress: (done: number) => void) => {
    const outcome = await uploading.run({ file, onProgress })
    if (!outcome.ok) throw new Error(outcome.message)
    // Under the shop's own address, which pages may show.
    return { url: outcome.value.src }
  }

  const titleSlug = slugOfTitle(values.title)
  const slug = values.handle.trim() || titleSlug
  const isMoving = stored !== null && stored.handle !== slug
  const excerpt = values.excerpt.trim() || excerptFallback(values.content)
  const picture =
    values.imageUrl === uploaded?.url
      ? uploaded.src
      : values.imageUrl === before.imageUrl
        ? imageSrc
        : values.imageUrl
  const isBusy = adding.isPending || saving.isPending

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(values, stored)
      }}
    >
      <DraftOffer draft={draft} onTake={setValues} />
      <ErrorSummary
        attempt={attempt}
        problems={BLOG_FIELD_NAMES.flatMap((name) => {
          const message = problems[name]
          return message ? [{ fieldId: fieldId(name), message }] : []
        })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid min-w-0 gap-6 xl:col-span-2">
          <Panel title="Article">
            <div className="grid gap-5">
              <TextField
                {...field("title")}
                required
                characterLimit={BLOG_LIMITS.title}
                value={values.title}
                onChange={({ target }) => set("title", target.value)}
              />
              <TextField
                {...field("handle")}
                hint={`Its address is ${siteUrl}/blogs/${slug || "…"}${values.handle.trim() === "" && titleSlug ? ", made from the title" : ""}`}
                value={values.handle}
                spellCheck={false}
                placeholder={titleSlug}
                onChange={({ target }) => set("handle", target.value)}
              />
              {isMoving && (
                <Alert variant="warning" live="polite">
                  {`The article moves: /blogs/${stored.handle} will lead to /blogs/${slug} for good, so that links to it keep working.`}
                </Alert>
              )}
              <RichText
                {...field("content")}
                html={values.content}
                onChange={(html) => set("content", html)}
                onUpload={uploadInText}
              />
              <TextArea
                {...field("excerpt")}
                hint={
                  values.excerpt.trim() === "" && excerpt !== ""
                    ? `Lists show the beginning of the text instead: “${excerpt}”`
                    : "A sentence or two for lists. Left empty, the first 150 characters of the text stand in."
                }
                rows={3}
                characterLimit={BLOG_LIMITS.excerpt}
                value={values.excerpt}
                onChange={({ target }) => set("excerpt", target.value)}
              />
            </div>
          </Panel>
          <Panel title="Search engines">
            <div className="grid gap-5">
              <TextField
                {...field("seoTitle")}
                hint="Left empty, it is the title."
                characterLimit={BLOG_LIMITS.seo_title}
                value={values.seoTitle}
                onChange={({ target }) => set("seoTitle", target.value)}
              />
              <TextArea
                {...field("seoDescription")}
                hint="Left empty, it is the excerpt."
                rows={3}
                characterLimit={BLOG_LIMITS.seo_description}
                value={values.seoDescription}
                onChange={({ target }) => set("seoDescription", target.value)}
              />
              <SerpPreview
                siteName={siteName}
                address={`${siteUrl}/blogs/${slug}`}
                title={`${values.seoTitle.trim() || values.title || "Without a title"} | ${siteName}`}
                description={values.seoDescription.trim() || excerpt}
              />
            </div>
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <Panel title="Publication">
            <div className="grid gap-5">
              <RadioGroup
                id={fieldId("status")}
                legend="State"
                name="blog-status"
                value={values.status}
                error={problems.status ?? null}
                onChange={(status) => set("status", status as BlogStatus)}
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
              {values.status === "scheduled" && (
                <TextField
                  {...field("scheduledFor")}
                  type="datetime-local"
                  hint="London time"
                  required
                  width="md"
                  value={values.scheduledFor}
                  onChange={({ target }) => set("scheduledFor", target.value)}
                />
              )}
            </div>
          </Panel>
          <Panel title="Filing">
            <div className="grid gap-5">
              <RadioGroup
                id={fieldId("type")}
                legend={LABELS.type}
                name="blog-type"
                value={values.type}
                onChange={(type) => set("type", type as BlogType)}
                options={[
                  { value: "blog", label: "Blog" },
                  { value: "news", label: "News" },
                ]}
              />
              <FormGrid>
                <TextField
                  {...field("category")}
                  hint="“General” where none is given"
                  list="blog-categories"
                  value={values.category}
                  onChange={({ target }) => set("category", target.value)}
                />
                <TextField
                  {...field("author")}
                  hint="“Admin” where none is given"
                  list="blog-authors"
                  value={values.author}
                  onChange={({ target }) => set("author", target.value)}
                />
              </FormGrid>
              <datalist id="blog-categories">
                {words.categories.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
              <datalist id="blog-authors">
                {words.authors.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
              <ListField
                {...field("tags")}
                itemLabel="Tag"
                most={BLOG_LIMITS.tags}
                values={values.tags}
                onChange={(tags) => set("tags", tags)}
              />
            </div>
          </Panel>
          <Panel title={LABELS.imageUrl}>
            <div className="grid gap-5">
              {picture && (
                <Image
                  src={picture}
                  alt={values.imageAlt}
                  width={1200}
                  height={630}

                  className="h-auto w-full"
                />
              )}
              <FileField
                key={values.imageUrl}
                label="Upload a picture"
                {...PICTURE_RULES}
                onChange={(files) => void upload(files)}
              />
              {done !== null && <Progress label="Uploading" done={Math.round(done * 100)} of={100} />}
              <TextField
                {...field("imageUrl")}
                label="Address of the picture"
                value={values.imageUrl}
                spellCheck={false}
                onChange={({ target }) => set("imageUrl", target.value)}
              />
              <TextArea
                {...field("imageAlt")}
                hint="What the picture shows, in a sentence"
                rows={2}
                characterLimit={BLOG_LIMITS.image_alt}
                value={values.imageAlt}
                onChange={({ target }) => set("imageAlt", target.value)}
              />
            </div>
          </Panel>
        </div>
      </div>
      <SaveBar status={isDirty ? "Unsaved changes" : stored ? "All changes saved" : "Nothing written yet"}>
        <Button variant="secondary" loading={previewing.isPending} onClick={() => void showPreview()}>
          Preview
        </Button>
        <Button type="submit" loading={isBusy}>
          {before.status === values.status && stored ? "Save changes" : SAVES[values.status]}
        </Button>
      </SaveBar>
      <PreviewDialog open={isPreviewOpen} onClose={() => setPreviewOpen(false)}>
        {preview}
      </PreviewDialog>
      {theirs && (
        <ConflictDialog
          open
          what="this article"
          fields={conflictsOf(before, values, toValues(theirs), LABELS)}
          onResolve={resolve}
          onClose={() => record.setTheirs(null)}
        />
      )}
    </form>
  )
}
