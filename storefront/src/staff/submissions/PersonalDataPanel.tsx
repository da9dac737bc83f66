"use client"

import {
  Alert,
  Button,
  Dialog,
  FormActions,
  Panel,
  Text,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { erasePerson } from "./actions"

interface Props {
  /** The sender's e-mail address; null after an erasure. */
  email: string | null
  /** The day on which the submission is deleted for good, as text. */
  deletedOn: string
}

/** Duties of data protection: how long the data is stored, a copy for the person, and its erasure. */
export function PersonalDataPanel({ email, deletedOn }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(erasePerson)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string>()

  const erase = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (email === null) return
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setError(`Enter ${email} to confirm`)
      return
    }
    const outcome = await run({ email })
    if (!outcome.ok) return
    setIsOpen(false)
    setTyped("")
    toaster.show({
      variant: "success",
      title: "Erased",
      description: "Nothing in forms and companies names this person any more.",
    })
    router.refresh()
  }

  return (
    <Panel title="Personal data">
      <div className="grid gap-4">
        <Text>
          This submission, its notes and mails are deleted for good on <strong>{deletedOn}</strong>.
        </Text>
        {email === null ? (
          <Alert variant="info">The personal data of the sender has been erased.</Alert>
        ) : (
          <FormActions>
            <Button
              href={`/api/staff/personal-data?email=${encodeURIComponent(email)}`}
              variant="secondary"
              size="sm"
            >
              Download what we hold
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
              Erase person…
            </Button>
          </FormActions>
        )}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Erase this person?"
        description={`Every answer, note and mail of ${email ?? ""} goes, in all submissions, and so does the account in a company, which keeps a former member without a name. References, statuses and dates stay. This cannot be undone.`}
        role="alertdialog"
      >
        <form onSubmit={(event) => void erase(event)} className="grid gap-4" noValidate>
          <TextField
            label="E-mail address, to confirm"
            type="email"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            {...(error !== undefined && { error })}
          />
          <FormActions>
            <Button type="submit" variant="danger" loading={isPending}>
              Erase
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </FormActions>
        </form>
      </Dialog>
    </Panel>
  )
}
