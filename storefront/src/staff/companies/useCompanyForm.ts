import type { AdminCompany } from "@scanwright/backend/contract"
import { toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useEffect } from "react"
import { isSameValue } from "@/staff/records/is-same-value"
import { isUnsaved, type RecordStore } from "@/staff/records/record-store"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { readCompanyAccountNow, saveCompanyAccount } from "./actions"
import { saveCompanyAccountSchema } from "./company-input"
import { type CompanyValues, toCompanyBody, toCompanyProblems, toCompanyValues } from "./company-values"

type CompanyStore = RecordStore<AdminCompany, CompanyValues>

/**
 * Takes over a company that the page has read again, as after a change of its state or of a member: where nothing is unsaved,
 * or where the form's fields are as they were. Otherwise saving asks what stays.
 */
function useReadAgain(company: AdminCompany, store: CompanyStore) {
  useEffect(() => {
    const state = store.getState()
    if (state.stored?.updated_at === company.updated_at) return
    if (isSameValue(toCompanyValues(company), state.base)) store.setState({ stored: company })
    else if (!isUnsaved(state)) state.markSaved(company)
  }, [company, store])
}

/** State and actions of the form of a company's data. */
export function useCompanyForm(company: AdminCompany) {
  const router = useRouter()
  const saving = useStaffAction(saveCompanyAccount, { handles: "all", schema: saveCompanyAccountSchema })
  const reading = useStaffAction(readCompanyAccountNow)

  const form = useRecordForm<AdminCompany, CompanyValues>({
    record: company,
    toValues: (stored) => toCompanyValues(stored ?? company),
    save: async (values, on) => {
      const stored = on ?? company
      const outcome = await saving.run({
        id: stored.id,
        updatedAt: stored.updated_at,
        body: toCompanyBody(values, stored),
      })
      return outcome.ok ? { ok: true, value: outcome.value.company } : outcome
    },
    readNow: async (on) => {
      const outcome = await reading.run({ id: (on ?? company).id })
      return outcome.ok ? { ok: true, value: outcome.value.company } : outcome
    },
    toProblems: ({ fields }) => toCompanyProblems(fields),
    onSaved: (saved, _on, store) => {
      store.getState().markSaved(saved)
      toaster.show({ variant: "success", title: "Saved", description: saved.legal_name })
      router.refresh()
    },
    onNothingLeft: (stored, store) => {
      store.getState().markSaved(stored)
      router.refresh()
    },
  })
  useReadAgain(company, form.store)
  return { ...form, isPending: saving.isPending }
}
