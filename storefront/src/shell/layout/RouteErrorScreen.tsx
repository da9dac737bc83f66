"use client"

import { ErrorScreen } from "@scanwright/design-system"

interface Props {
  /** Digest of the error in the server's log. */
  reference?: string
  onTryAgain: () => void
}

/** The screen of a page that failed. A module of its own, so that it is loaded only when needed. */
export default function RouteErrorScreen({ reference, onTryAgain }: Props) {
  return (
    <>
      <title>Something went wrong</title>
      <ErrorScreen kind="general" reference={reference} onTryAgain={onTryAgain} />
    </>
  )
}
