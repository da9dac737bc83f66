import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { readUrlSeoAnew, saveUrlSeo } from "./actions"
import { editSeoHref } from "./address-list"
import type { StaffUrlSeo } from "./data"
import { jsonFault } from "./json-fault"
import { saveUrlSeoSchema } from "./seo-input"
import { SEO_FIELD_NAMES, type SeoValues, toSeoBody, toSeoCopy, toSeoValues } from "./seo-fields"

/** Errors of the server by field: "body.meta_title" is the title's. */
function toProblems(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = SEO_FIELD_NAMES.find((one) => path.replace(/^body\./, "").split(".")[0] === one)
    if (name) problems[name] ??= message
  }
  return problems
}

/**
 * State and actions of the form of an address's config.
 *
 * @param config null for none yet
 * @param copy config of another address, whose values the form begins with
 */
export function useSeoForm(url: string, config: StaffUrlSeo | null, copy?: StaffUrlSeo) {
  const router = useRouter()
  const saving = useStaffAction(saveUrlSeo, {
    handles: "all",
    schema: saveUrlSeoSchema,
    isRepeatable: false,
  })
  const reading = useStaffAction(readUrlSeoAnew)

  const form = useRecordForm<StaffUrlSeo, SeoValues>({
    record: config,
    toValues: toSeoValues,
    ...(copy && { initial: toSeoCopy(copy) }),
    check: ({ schema_markup: markup }): Record<string, string> => {
      const fault = jsonFault(markup)
      return fault === null ? {} : { schema_markup: fault }
    },
    save: (values, on) =>
      saving.run({
        known: on && { id: on.id, updatedAt: on.updated_at },
        url,
        body: toSeoBody(values),
      }),
    // Somebody else may have added the first config of the address.
    readNow: () => reading.run({ url }),
    toProblems: ({ fields }) => toProblems(fields),
    onSaved: (saved, _on, store) => {
      store.getState().markSaved(saved)
      toaster.show({ variant: "success", title: "Saved", description: `${url} says it within seconds.` })
      // Without `?from=` the page no longer says that the form begins with a copy.
      if (copy) router.replace(editSeoHref(url))
      else router.refresh()
    },
  })
  return { ...form, isPending: saving.isPending }
}
