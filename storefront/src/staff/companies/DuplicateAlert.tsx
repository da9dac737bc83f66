"use client"

import { Alert, Link, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { ConfirmButton } from "@/staff/settings/ConfirmButton"
import { clearCompanyDuplicate } from "./actions"
import { companyHref } from "./company-list"

interface Props {
  companyId: string
  name: string
  /** Id of the company with the same company number. */
  of: string
  /** Whether the role of who looks may change companies. */
  canWrite: boolean
}

/** Says that another company has the same company number; who has compared both can say that neither is a duplicate. */
export function DuplicateAlert({ companyId, name, of, canWrite }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(clearCompanyDuplicate, { isRepeatable: false })

  const clear = async () => {
    const outcome = await run({ id: companyId, of })
    if (outcome.ok) {
      toaster.show({ variant: "success", title: "No duplicate", description: `${name} is one of its own.` })
    }
    // A refusal means that somebody else has looked, or the number was changed.
    router.refresh()
  }

  return (
    <Alert
      variant="warning"
      live="off"
      title="Possible duplicate"
      actions={
        canWrite ? (
          <ConfirmButton
            label="Not a duplicate…"
            title={`Is ${name} no duplicate?`}
            description="Compare both companies first. Afterwards nobody is warned of the shared company number any more."
            confirm="It is no duplicate"
            isPending={isPending}
            onConfirm={clear}
          />
        ) : undefined
      }
    >
      <Link href={companyHref(of)}>Another company</Link> has the same company number.
    </Alert>
  )
}
