import { Button, EmptyState } from "@scanwright/design-system"
import * as accountRoutes from "@/config/account-routes"
import { accountCopy } from "@/content/account"
import { PageMeta } from "./PageMeta"

/** A page of the account in place of the one that was asked for: roles do not allow it, or there is none. */
export function AccountMessage({ reason }: { reason: "forbidden" | "missing" }) {
  const { title, text, action } = accountCopy[reason]
  return (
    <>
      <PageMeta title={title} />
      <EmptyState
        title={title}
        headingLevel="h1"
        actions={<Button href={accountRoutes.overview}>{action}</Button>}
      >
        {text}
      </EmptyState>
    </>
  )
}
