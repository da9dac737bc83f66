"use client"

import { Button, Dialog } from "@scanwright/design-system"
import { useState } from "react"

interface Props {
  /** Label of the button, ending in an ellipsis because it asks first. */
  label: string
  /** The question. */
  title: string
  description: string
  /** Label of the button that does it. */
  confirm: string
  isPending: boolean
  onConfirm: () => Promise<void>
}

/** A button that does something which is hard to take back, after a question. */
export function ConfirmButton({ label, title, description, confirm, isPending, onConfirm }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        role="alertdialog"
        title={title}
        description={description}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              loading={isPending}
              onClick={() => void onConfirm().then(() => setAsked(false))}
            >
              {confirm}
            </Button>
          </>
        }
      />
    </>
  )
}
