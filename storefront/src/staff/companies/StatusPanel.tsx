"use client"

import {
  type AdminCompany,
  COMPANY_STATUSES,
  COMPANY_TRANSITIONS,
  type CompanyStatus,
  type CompanyTransition,
} from "@scanwright/backend/contract"
import { Button, FormActions, Panel, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { ConfirmButton } from "@/staff/settings/ConfirmButton"
import { changeCompanyStatus } from "./actions"
import { DuplicateAlert } from "./DuplicateAlert"
import { StatusBadge } from "./StatusBadge"
import { allowedTransitions, TRANSITION_TEXTS } from "./transitions"

interface Props {
  company: Pick<AdminCompany, "id" | "legal_name" | "status" | "possible_duplicate_of">
  /** Whether the role of who looks may change companies. */
  canWrite: boolean
}

/** What a state means for the members of a company. */
const MEANINGS: Readonly<Record<CompanyStatus, string>> = {
  pending: "Its members sign in, ask for quotes and pay in advance at public prices, until you approve it.",
  active: "Its members see their account prices and buy as their roles allow.",
  on_stop: "Its members sign in and pay in advance only, until you release it.",
  closed: "Nobody of the company can sign in.",
}

interface TransitionButtonProps {
  company: Props["company"]
  name: CompanyTransition
  isPending: boolean
  onChange: () => Promise<void>
}

/** The button of a transition, which asks first where more than a press takes it back. */
function TransitionButton({ company, name, isPending, onChange }: TransitionButtonProps) {
  const { label } = COMPANY_TRANSITIONS[name]
  const { question, confirm = label } = TRANSITION_TEXTS[name]
  const isDoubtful = name === "approve" && company.possible_duplicate_of !== null
  if (question === null && !isDoubtful) {
    return (
      <Button loading={isPending} onClick={() => void onChange()}>
        {label}
      </Button>
    )
  }
  return (
    <ConfirmButton
      label={`${label}…`}
      title={`${label} ${company.legal_name}?`}
      description={
        question ??
        "Another company has the same company number. Look at both first: two accounts of one company share nothing."
      }
      confirm={confirm}
      isPending={isPending}
      onConfirm={onChange}
    />
  )
}

/** Moves the focus to the state when it changes and the button that was pressed has gone. */
function useFocusOnChange(status: CompanyStatus) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    if (document.activeElement === document.body) line.current?.focus()
  }, [status])
  return line
}

/** The state of a company, what it means, and the transitions that it allows. */
export function StatusPanel({ company, canWrite }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(changeCompanyStatus, { isRepeatable: false })
  const { id, legal_name: name, status, possible_duplicate_of: other } = company
  const line = useFocusOnChange(status)

  const change = async (transition: CompanyTransition) => {
    const outcome = await run({ id, transition })
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: COMPANY_STATUSES[outcome.value.company.status],
        description: `${name}: ${TRANSITION_TEXTS[transition].done}`,
      })
    }
    // A refusal means that somebody else was first: the page shows the state as it is.
    router.refresh()
  }

  return (
    <Panel title="State">
      <div className="grid gap-4">
        <p ref={line} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={status} />
          <Text as="span">{MEANINGS[status]}</Text>
        </p>
        {other !== null && <DuplicateAlert companyId={id} of={other} {...{ name, canWrite }} />}
        {canWrite && status !== "closed" && (
          <FormActions>
            {allowedTransitions(status).map((transition) => (
              <TransitionButton
                key={transition}
                {...{ company, isPending }}
                name={transition}
                onChange={() => change(transition)}
              />
            ))}
          </FormActions>
        )}
      </div>
    </Panel>
  )
}
