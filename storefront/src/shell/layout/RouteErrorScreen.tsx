"use client"

import { ErrorScreen } from "@scanwright/design-system"

interface Props {
  /** By which the server's log knows the failure. */
  reference?: string
  onTryAgain: () => void
}

/** In place of a page that failed. A module of its own, so that it is fetched when it is first needed. */
export default function RouteErrorScreen({ reference, onTryAgain }: Props) {
  return (
    <>
      <title>Something went wrong</title>
      <ErrorScreen kind="general" reference={reference} onTryAgain={onTryAgain} />
    </>
  )
}
