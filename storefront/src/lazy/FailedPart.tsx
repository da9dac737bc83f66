"use client"

import { Alert, Button } from "@scanwright/design-system"

/** What stands in the place of a part that has failed. A module of its own, so that it is loaded only when needed. */
export default function FailedPart() {
  return (
    <Alert
      variant="danger"
      live="polite"
      title="This part of the page has stopped working"
      actions={
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      The rest of the page still works.
    </Alert>
  )
}
