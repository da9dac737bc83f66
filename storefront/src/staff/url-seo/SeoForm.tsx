"use client"

import { Button, ErrorSummary, FormGrid, Panel, SaveBar } from "@scanwright/design-system"
import type { FormEvent } from "react"
import { fieldProblems } from "@/staff/records/field-problems"
import { RecordConflict } from "@/staff/records/RecordConflict"
import { isUnsaved } from "@/staff/records/record-store"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import type { StaffUrlSeo } from "./data"
import type { PageMetadata } from "./page-metadata"
import { SEO_FIELD_NAMES, SEO_FIELDS, SEO_GROUPS, type SeoField, seoFieldId } from "./seo-fields"
import { SeoFieldInput } from "./SeoFieldInput"
import { SeoPreviews } from "./SeoPreviews"
import { SeoProvider, useSeoState } from "./seo-record"
import { useSeoForm } from "./useSeoForm"

interface Props {
  url: string
  /** The stored config; null for none yet. */
  config: StaffUrlSeo | null
  /** The config of another address, whose values the form begins with. */
  copy?: StaffUrlSeo
  /** The page's own metadata. */
  metadata: PageMetadata
  siteName: string
  /** The shop's address, without a slash at its end. */
  siteUrl: string
}

const LABELS = {
  ...(Object.fromEntries(SEO_FIELD_NAMES.map((name) => [name, SEO_FIELDS[name].label])) as Record<
    SeoField,
    string
  >),
  is_active: "Active",
}

/** The error summary of a form that was refused, with links to the fields. */
function SeoProblems() {
  "use memo"
  const problems = useSeoState((state) => state.problems)
  const attempt = useSeoState((state) => state.attempt)
  return <ErrorSummary attempt={attempt} problems={fieldProblems(LABELS, problems, seoFieldId)} />
}

/** The state of saving, and the save button. Asks before unsaved changes are left. */
function SeoSaveBar({ isPending }: { isPending: boolean }) {
  "use memo"
  const isDirty = useSeoState(isUnsaved)
  const isStored = useSeoState(({ stored }) => stored !== null)
  useUnsavedChanges(isDirty)
  return (
    <SaveBar status={isDirty ? "Unsaved changes" : isStored ? "All changes saved" : "Using page defaults"}>
      <Button type="submit" loading={isPending}>
        Save
      </Button>
    </SaveBar>
  )
}

/** The form of an address's URL SEO config. */
export function SeoForm({ url, config, copy, metadata, siteName, siteUrl }: Props) {
  const { store, save, resolve, isPending } = useSeoForm(url, config, copy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <SeoProvider value={store}>
      <form data-record-form noValidate className="grid gap-6" onSubmit={submit}>
        <SeoProblems />
        <div className="grid items-start gap-6 xl:grid-cols-3">
          <div className="grid min-w-0 gap-6 xl:col-span-2">
            {SEO_GROUPS.map(({ title, fields }) => (
              <Panel key={title} title={title}>
                <FormGrid>
                  {fields.map((name) => (
                    <SeoFieldInput key={name} name={name} metadata={metadata} />
                  ))}
                </FormGrid>
              </Panel>
            ))}
          </div>
          <div className="grid min-w-0 gap-6">
            <SeoPreviews {...{ url, metadata, siteName, siteUrl }} />
          </div>
        </div>
        <SeoSaveBar isPending={isPending} />
        <RecordConflict store={store} what="this address" labels={LABELS} onResolve={resolve} />
      </form>
    </SeoProvider>
  )
}
