"use client"

import RouteErrorScreen from "@/shell/layout/RouteErrorScreen"

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** Screen of a staff page that failed: the reason, and a button that tries again. Navigation stays. */
export default function StaffError({ error, retry }: Props) {
  return <RouteErrorScreen reference={error.digest} onTryAgain={retry} />
}
