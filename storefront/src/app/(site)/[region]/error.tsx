"use client"

import { ErrorScreen } from "@scanwright/design-system"

/** A page failed while somebody walked through the site: "Something went wrong", and a button that tries again. */
export default function RouteError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return <ErrorScreen kind="general" reference={error.digest} onTryAgain={retry} />
}
