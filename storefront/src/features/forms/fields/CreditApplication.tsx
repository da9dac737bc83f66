"use client"

import type { FormFieldError } from "@scanwright/backend/contract"
import { Button, Heading, Stepper } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import * as routes from "@/config/routes"
import { formCopy } from "@/content/forms"
import { CREDIT_STEPS, type CreditStepId, LAST_STEP, type ReviewStep, stepOf } from "../schema/credit-steps"
import {
  AddressFields,
  BusinessFields,
  type CompanyTypes,
  DeclarationFields,
  PersonFields,
  ReferenceFields,
  Review,
} from "./CreditSections"
import { FormShell } from "./FormShell"
import type { ShownForm } from "./interactive-form"
import { storeSentCopy } from "../sending/sent-copy"
import { type FormSubmission, useFormSubmission } from "../sending/use-form-submission"
import { useSteps } from "./use-steps"

export interface CreditApplicationProps extends ShownForm {
  companyTypes: CompanyTypes
}

const loadDefinition = () => import("../schema/credit-definition").then(({ definition }) => definition)

const copy = formCopy.credit

/** The first step with an error; the last step where there is none. */
const firstStep = (errors: readonly FormFieldError[]): number =>
  Math.min(LAST_STEP, ...errors.map(({ path }) => stepOf(path)))

const isInUse = (form: HTMLFormElement | null) => form?.contains(document.activeElement) ?? false

const IDS = CREDIT_STEPS.map(({ id }) => id)

/** Without scripts every step is visible; with scripts one at a time, also before the form's own script is loaded. */
const HIDDEN = "hidden noscript:grid noscript:gap-6 group-data-plain/lazy:grid group-data-plain/lazy:gap-6"

/** The list of steps, with links to earlier ones. */
function Progress({ current, onSelect }: { current: number; onSelect: (place: number) => void }) {
  return (
    <div className="noscript:hidden print:hidden group-data-plain/lazy:hidden">
      <Stepper
        label={copy.progress}
        current={current}
        steps={IDS.map((id, place) => ({ label: copy.steps[id], onSelect: () => onSelect(place) }))}
      />
    </div>
  )
}

interface ActionsProps {
  current: number
  /** Label of the button that leads to the next step. */
  nextLabel: string
  sendButton: ReactNode
  onBack: () => void
}

/** The buttons: next or send, and back. */
function Actions({ current, nextLabel, sendButton, onBack }: ActionsProps) {
  const isLast = current === LAST_STEP
  return (
    <>
      {!isLast && (
        <Button type="submit" size="lg" className="noscript:hidden group-data-plain/lazy:hidden">
          {nextLabel}
        </Button>
      )}
      <div className={isLast ? "contents" : "hidden noscript:contents group-data-plain/lazy:contents"}>
        {sendButton}
      </div>
      {current > 0 && (
        <Button variant="ghost" size="lg" onClick={onBack}>
          {copy.back}
        </Button>
      )}
    </>
  )
}

interface StepFieldsProps extends Pick<FormSubmission, "field"> {
  id: CreditStepId
  companyTypes: CompanyTypes
  /** All values for the review; null while there is nothing to review. */
  review: readonly ReviewStep[] | null
  onChange: (place: number) => void
}

/** The fields of one step. */
function StepFields({ id, field, companyTypes, review, onChange }: StepFieldsProps) {
  const fields: Readonly<Record<CreditStepId, ReactNode>> = {
    company: <BusinessFields field={field} companyTypes={companyTypes} />,
    addresses: (
      <>
        <AddressFields field={field} name="registered_address" required />
        <AddressFields field={field} name="invoice_address" required={false} />
      </>
    ),
    people: (
      <>
        <PersonFields field={field} name="applicant" isApplicant />
        <PersonFields field={field} name="accounts_contact" isApplicant={false} />
      </>
    ),
    references: (
      <>
        <ReferenceFields field={field} number={0} />
        <ReferenceFields field={field} number={1} />
      </>
    ),
    send: (
      <>
        {review && <Review steps={review} onChange={onChange} />}
        <DeclarationFields field={field} />
      </>
    ),
  }
  return fields[id]
}

/** The form's values, read when the last step is reached; null before that, and while a value has an error. */
function useReview(isLast: boolean, form: RefObject<HTMLFormElement | null>): readonly ReviewStep[] | null {
  const [review, setReview] = useState<readonly ReviewStep[] | null>(null)
  useEffect(() => {
    if (!isLast) return
    const read = async () => {
      const [definition, { readReview }] = await Promise.all([
        loadDefinition(),
        import("../schema/read-review"),
      ])
      if (form.current) setReview(readReview(definition, new FormData(form.current)))
    }
    read().catch((cause: unknown) => console.error("Summing up an application:", cause))
  }, [isLast, form])
  return review
}

/**
 * The application for a credit account in steps: the business, its addresses, its people, two references, and a review of
 * all values.
 */
export default function CreditApplication({ companyTypes, shownAt }: CreditApplicationProps) {
  "use memo"
  const router = useRouter()
  const isBusy = useRef(false)
  const [isChanging, setChanging] = useState(false)
  const { current, heading, goTo, resume } = useSteps(IDS)
  const isLast = current === LAST_STEP

  const submission = useFormSubmission({
    type: "credit_application",
    loadDefinition,
    shownAt,
    asked: CREDIT_STEPS[current]?.fields,
    onRefused: (errors) => errors.length > 0 && goTo(firstStep(errors)),
    onFilledIn: () => void atFirstFault((place) => !isInUse(form.current) && resume(place)),
    onCleared: () => resume(0),
    onSent: ({ reference }) => {
      if (review) storeSentCopy({ reference, steps: review })
      router.push(routes.thankYou(reference, "credit_application"))
    },
  })
  const { field, form } = submission
  const review = useReview(isLast, form)

  const atFirstFault = async (show: (place: number) => void) => {
    const errors = await submission.findErrors()
    if (errors) show(firstStep(errors))
  }

  const advance = async () => {
    if (!(await submission.checkShown())) return
    submission.forgetFaults()
    if (isChanging) await atFirstFault(goTo)
    else goTo(current + 1)
  }
  const onContinue = () => {
    if (isBusy.current) return
    isBusy.current = true
    void advance().finally(() => {
      isBusy.current = false
    })
  }

  const turnTo = (place: number, isChange: boolean) => {
    submission.forgetFaults()
    setChanging(isChange)
    goTo(place)
  }

  return (
    <FormShell
      type="credit_application"
      submission={submission}
      send={copy.send}
      note={copy.note}
      onContinue={isLast ? undefined : onContinue}
      progress={<Progress current={current} onSelect={(place) => turnTo(place, isLast)} />}
      actions={(sendButton) => (
        <Actions
          current={current}
          nextLabel={isChanging ? copy.backToReview : copy.next}
          sendButton={sendButton}
          onBack={() => turnTo(current - 1, false)}
        />
      )}
    >
      {IDS.map((id, place) => (
        <section key={id} className={place === current ? "grid gap-6" : HIDDEN}>
          <Heading level="h3" size="md" focusRef={place === current ? heading : undefined}>
            {copy.steps[id]}
          </Heading>
          <StepFields
            id={id}
            field={field}
            companyTypes={companyTypes}
            review={isLast ? review : null}
            onChange={(step) => turnTo(step, true)}
          />
        </section>
      ))}
    </FormShell>
  )
}
