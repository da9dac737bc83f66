"use client"

import RouteErrorScreen from "@/shell/layout/RouteErrorScreen"

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** Screen of a page of the account that failed: the reason, and a button that tries again. */
export default function AccountError({ error, retry }: Props) {
  return <RouteErrorScreen reference={error.digest} onTryAgain={retry} />
}
