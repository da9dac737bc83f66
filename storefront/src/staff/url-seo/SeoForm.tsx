"use client"

import {
  Button,
  ErrorSummary,
  FormGrid,
  Panel,
  SaveBar,
  Select,
  SerpPreview,
  SocialCardPreview,
  Switch,
  TextArea,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import type { StaffUrlSeo } from "./data"
import { ConflictDialog } from "@/staff/records/ConflictDialog"
import { conflictsOf } from "@/staff/records/merge"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { showFailure, useStaffAction } from "@/staff/session/useStaffAction"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { readUrlSeoAnew, saveUrlSeo } from "./actions"
import type { PageSays } from "./page-metadata"
import { jsonFault } from "./json-fault"
import {
  SEO_FIELD_NAMES,
  SEO_FIELDS,
  SEO_GROUPS,
  type SeoField,
  type SeoValues,
  toSeoBody,
  toSeoValues,
} from "./seo-fields"

interface Props {
  url: string
  /** The stored config; null for none yet. */
  config: StaffUrlSeo | null
  /** What the page says now. */
  says: PageSays
  siteName: string
  /** The shop's address, without a slash at its end. */
  siteUrl: string
}

type Problems = Partial<Record<SeoField, string>>

const fieldId = (name: SeoField) => `seo-${name}`
const LABELS = {
  ...(Object.fromEntries(SEO_FIELD_NAMES.map((name) => [name, SEO_FIELDS[name].label])) as Record<
    SeoField,
    string
  >),
  is_active: "Active",
}

function toProblems(fields: Readonly<Record<string, string>> = {}): Problems {
  const problems: Problems = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = SEO_FIELD_NAMES.find((one) => path.replace(/^body\./, "").split(".")[0] === one)
    if (name) problems[name] ??= message
  }
  return problems
}

/** What staff want search engines and social networks to be told of one address. */
export function SeoForm({ url, config, says, siteName, siteUrl }: Props) {
  "use memo"
  const router = useRouter()
  const record = useRecordForm<StaffUrlSeo, SeoValues, SeoField>(config, toSeoValues)
  const { stored, before, values, set, isDirty, problems, attempt, refuse, theirs } = record
  useUnsavedChanges(isDirty)
  const saving = useStaffAction(saveUrlSeo, { handles: ["invalid", "conflict"], isRepeatable: false })
  const reading = useStaffAction(readUrlSeoAnew)

  const save = async (given: SeoValues, on: StaffUrlSeo | null) => {
    const fault = jsonFault(given.schema_markup)
    if (fault) return refuse({ schema_markup: fault })
    const outcome = await saving.run({
      known: on && { id: on.id, updatedAt: on.updated_at },
      url,
      // The server reads it by the contract's schema.
      body: toSeoBody(given),
    })
    if (outcome.ok) {
      record.keep(outcome.value)
      toaster.show({ variant: "success", title: "Saved", description: `${url} says it within seconds.` })
      router.refresh()
    } else if (outcome.kind === "conflict") {
      const read = await reading.run({ url })
      if (read.ok && read.value) record.setTheirs(read.value)
      else showFailure(outcome)
    } else if (outcome.kind === "invalid") {
      const found = toProblems(outcome.fields)
      refuse(found)
      if (Object.keys(found).length === 0) showFailure(outcome)
    }
  }

  const resolve = (takes: readonly string[]) => {
    const left = record.resolve(takes)
    if (left) void save(left.values, left.on)
  }

  /** What the page says where the field says nothing. */
  const own = (name: SeoField) => {
    const said = says[name]
    if (!said) return undefined
    return before[name] === "" ? `The page says: ${said}` : "The page's own stands again when this is empty."
  }

  const draw = (name: SeoField) => {
    const { label, kind, hint, limit, options } = SEO_FIELDS[name]
    const hints = [hint, own(name)].filter(Boolean).join(". ")
    const common = { id: fieldId(name), label, hint: hints || undefined, error: problems[name] ?? null }
    if (kind === "choice") {
      return (
        <Select
          key={name}
          {...common}
          options={options ?? []}
          value={values[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      )
    }
    if (kind === "line") {
      return (
        <TextField
          key={name}
          {...common}
          characterLimit={limit}
          value={values[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      )
    }
    return (
      <TextArea
        key={name}
        {...common}
        error={problems[name] ?? (kind === "code" ? jsonFault(values[name]) : null)}
        characterLimit={limit}
        rows={kind === "code" ? 8 : 3}
        spellCheck={kind === "lines"}
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
      />
    )
  }

  const shown = (name: SeoField, ...others: (string | undefined)[]) =>
    [values[name].trim(), before[name] === "" ? says[name] : undefined, ...others].find(Boolean) ?? ""
  const title = shown("meta_title", siteName)
  const description = shown("meta_description")
  const suffix = ` | ${siteName}`
  const fullTitle = values.meta_title.trim() && !title.endsWith(suffix) ? title + suffix : title

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(values, stored)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        problems={SEO_FIELD_NAMES.flatMap((name) => {
          const message = problems[name]
          return message ? [{ fieldId: fieldId(name), message }] : []
        })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid min-w-0 gap-6 xl:col-span-2">
          {SEO_GROUPS.map(({ title: name, fields }) => (
            <Panel key={name} title={name}>
              <FormGrid>{fields.map(draw)}</FormGrid>
            </Panel>
          ))}
        </div>
        <div className="grid min-w-0 gap-6">
          <Panel title="What becomes of it">
            <div className="grid gap-5">
              <Switch
                label="Active"
                hint="Switched off, the page speaks for itself."
                checked={values.is_active === "true"}
                onChange={({ target }) => set("is_active", String(target.checked))}
              />
              <SerpPreview
                siteName={siteName}
                address={siteUrl + url}
                title={fullTitle}
                description={description}
              />
              <SocialCardPreview
                label="Social card"
                host={new URL(siteUrl).host}
                title={shown("og_title", fullTitle)}
                description={shown("og_description", description)}
                image={shown("og_image") || undefined}
              />
              <SocialCardPreview
                label="X card"
                host={new URL(siteUrl).host}
                size={shown("twitter_card") === "summary" ? "small" : "large"}
                title={shown("twitter_title", values.og_title, fullTitle)}
                description={shown("twitter_description", values.og_description, description)}
                image={shown("twitter_image", values.og_image) || undefined}
              />
            </div>
          </Panel>
        </div>
      </div>
      <SaveBar
        status={isDirty ? "Unsaved changes" : stored ? "All changes saved" : "The page speaks for itself"}
      >
        <Button type="submit" loading={saving.isPending}>
          Save
        </Button>
      </SaveBar>
      {theirs && (
        <ConflictDialog
          open
          what="this address"
          fields={conflictsOf(before, values, toSeoValues(theirs), LABELS)}
          onResolve={resolve}
          onClose={() => record.setTheirs(null)}
        />
      )}
    </form>
  )
}
