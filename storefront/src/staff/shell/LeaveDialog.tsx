"use client"

import { Button, Dialog } from "@scanwright/design-system"
import { leaveQuestion } from "./leave-question"

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog() {
  const asked = leaveQuestion.useAsked()
  const stay = () => asked?.answer(false)
  return (
    <Dialog
      open={asked !== null}
      onClose={stay}
      role="alertdialog"
      size="sm"
      title="Leave without saving?"
      description="What you changed on this page has not been saved."
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            Stay here
          </Button>
          <Button variant="danger" onClick={() => asked?.answer(true)}>
            Leave
          </Button>
        </>
      }
    />
  )
}
