"use client"

import { type AdminCompany, COMPANY_TYPES } from "@scanwright/backend/contract"
import { Button, ErrorSummary, SaveBar } from "@scanwright/design-system"
import type { FormEvent } from "react"
import { fieldProblems } from "@/staff/records/field-problems"
import { RecordConflict } from "@/staff/records/RecordConflict"
import { isUnsaved } from "@/staff/records/record-store"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import type { StaffMember } from "@/staff/submissions/data"
import {
  COMPANY_LABELS,
  companyFieldId,
  CompanyProvider,
  type CompanyValues,
  useCompanyState,
} from "./company-values"
import { DataSection, StaffSection } from "./CompanyFields"
import { useCompanyForm } from "./useCompanyForm"

interface Props {
  company: AdminCompany
  /** Members of staff to whom the company can be assigned. */
  members: readonly StaffMember[]
}

/** The error summary of a form that was refused, with links to the fields. */
function CompanyProblems() {
  "use memo"
  const problems = useCompanyState((state) => state.problems)
  const attempt = useCompanyState((state) => state.attempt)
  return <ErrorSummary attempt={attempt} problems={fieldProblems(COMPANY_LABELS, problems, companyFieldId)} />
}

function CompanySaveBar({ isPending }: { isPending: boolean }) {
  "use memo"
  const isDirty = useCompanyState(isUnsaved)
  useUnsavedChanges(isDirty)
  return (
    <SaveBar status={isDirty ? "Unsaved changes" : "All changes saved"}>
      <Button type="submit" loading={isPending}>
        Save
      </Button>
    </SaveBar>
  )
}

/** A value of the form as the conflict dialog shows it. */
function textOf(name: keyof CompanyValues, values: CompanyValues, members: readonly StaffMember[]): string {
  if (name === "po_required") return values.po_required ? "Wanted" : "Not wanted"
  if (name === "company_type") return COMPANY_TYPES[values.company_type]
  if (name !== "assigned_user_id") return values[name] || "(empty)"
  if (values.assigned_user_id === "") return "Nobody"
  return members.find(({ id }) => id === values.assigned_user_id)?.label ?? "Somebody who has left"
}

/** The form of a company's data and of what staff note about it, with the conflict dialog. */
export function CompanyForm({ company, members }: Props) {
  const { store, save, resolve, isPending } = useCompanyForm(company)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <CompanyProvider value={store}>
      <form data-record-form noValidate className="grid gap-6" onSubmit={submit}>
        <CompanyProblems />
        <StaffSection members={members} />
        <DataSection />
        <CompanySaveBar isPending={isPending} />
        <RecordConflict
          store={store}
          what="this company"
          labels={COMPANY_LABELS}
          toText={(name, values) => textOf(name, values, members)}
          onResolve={resolve}
        />
      </form>
    </CompanyProvider>
  )
}
