"use client"

import type { BlogStatus } from "@scanwright/backend/contract"
import { Button, ErrorSummary, SaveBar } from "@scanwright/design-system"
import { type FormEvent, type ReactNode, useState } from "react"
import { useStore } from "zustand"
import { DraftStorage } from "@/staff/records/DraftStorage"
import { fieldProblems } from "@/staff/records/field-problems"
import { RecordConflict } from "@/staff/records/RecordConflict"
import { isUnsaved } from "@/staff/records/record-store"
import { useStaffAction } from "@/staff/session/useStaffAction"
import type { previewBlog } from "./actions"
import { previewBlogSchema } from "./blog-input"
import { BlogProvider, useBlogState } from "./blog-record"
import { BLOG_LABELS, blogFieldId, type BlogValues, toBody } from "./blog-values"
import type { BlogSuggestions, StaffBlog } from "./data"
import { FilingSection, PublicationSection } from "./FilingSections"
import { PictureSection } from "./PictureSection"
import { PreviewDialog } from "./PreviewDialog"
import { ArticleSection, SearchSection } from "./TextSections"
import { useBlogForm } from "./useBlogForm"

interface Props {
  /** The stored article; none for a new one. */
  blog?: StaffBlog
  /** Values with which a new article begins: those of another one. */
  copy?: BlogValues
  /** Address of the stored picture. */
  imageSrc?: string
  suggestions: BlogSuggestions
  /** Renders the public page; passed in by the page, so that Next.js bundles the preview's client components. */
  preview: typeof previewBlog
  siteName: string
  /** The shop's address, without a slash at its end. */
  siteUrl: string
}

const SAVES: Readonly<Record<BlogStatus, string>> = {
  draft: "Save draft",
  scheduled: "Schedule",
  published: "Publish",
}

/** The error summary of a form that was refused, with links to the fields. */
function BlogProblems() {
  "use memo"
  const problems = useBlogState((state) => state.problems)
  const attempt = useBlogState((state) => state.attempt)
  return <ErrorSummary attempt={attempt} problems={fieldProblems(BLOG_LABELS, problems, blogFieldId)} />
}

interface SaveProps {
  isPending: boolean
  isPreviewing: boolean
  onPreview: () => void
}

/** The state of saving, and the buttons for the form as a whole. */
function BlogSaveBar({ isPending, isPreviewing, onPreview }: SaveProps) {
  "use memo"
  const isDirty = useBlogState(isUnsaved)
  const isStored = useBlogState(({ stored }) => stored !== null)
  const status = useBlogState(({ values }) => values.status)
  const storedStatus = useBlogState(({ base }) => base.status)
  return (
    <SaveBar status={isDirty ? "Unsaved changes" : isStored ? "All changes saved" : "Nothing written yet"}>
      <Button variant="secondary" loading={isPreviewing} onClick={onPreview}>
        Preview
      </Button>
      <Button type="submit" loading={isPending}>
        {storedStatus === status && isStored ? "Save changes" : SAVES[status]}
      </Button>
    </SaveBar>
  )
}

/** The form of an article: all its fields, and previews of its page and search result. */
export function BlogForm({
  blog,
  copy,
  imageSrc,
  suggestions,
  preview: drawPreview,
  siteName,
  siteUrl,
}: Props) {
  const { store, save, resolve, showRefusal, isPending } = useBlogForm(blog ?? null, copy)
  const id = useStore(store, ({ stored }) => stored?.id ?? "new")
  const [preview, setPreview] = useState<ReactNode>(null)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const previewing = useStaffAction(drawPreview, { handles: ["invalid"], schema: previewBlogSchema })

  const showPreview = async () => {
    const { values, stored } = store.getState()
    const outcome = await previewing.run({
      body: {
        ...toBody(values, stored),
        ...{ is_published: undefined, scheduled_at: undefined, handle: undefined },
        published_at: stored?.published_at,
      },
    })
    if (outcome.ok) {
      setPreview(outcome.value)
      setPreviewOpen(true)
    } else if (outcome.kind === "invalid") await showRefusal(outcome)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <BlogProvider value={store}>
      <form data-record-form noValidate className="grid gap-6" onSubmit={submit}>
        <DraftStorage store={store} draftKey={`blog:${id}`} />
        <BlogProblems />
        <div className="grid items-start gap-6 xl:grid-cols-3">
          <div className="grid min-w-0 gap-6 xl:col-span-2">
            <ArticleSection siteUrl={siteUrl} />
            <SearchSection siteName={siteName} siteUrl={siteUrl} />
          </div>
          <div className="grid min-w-0 gap-6">
            <PublicationSection />
            <FilingSection suggestions={suggestions} />
            <PictureSection storedSrc={imageSrc} />
          </div>
        </div>
        <BlogSaveBar
          isPending={isPending}
          isPreviewing={previewing.isPending}
          onPreview={() => void showPreview()}
        />
        <PreviewDialog open={isPreviewOpen} onClose={() => setPreviewOpen(false)}>
          {preview}
        </PreviewDialog>
        <RecordConflict store={store} what="this article" labels={BLOG_LABELS} onResolve={resolve} />
      </form>
    </BlogProvider>
  )
}
