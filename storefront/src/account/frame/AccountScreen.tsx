import type { AccountCompany } from "@scanwright/backend/contract"
import { Alert, Link, WorkspaceHead } from "@scanwright/design-system"
import type { ReactNode } from "react"
import * as routes from "@/config/routes"
import { accountCopy, noticeOf } from "@/content/account"
import { PageMeta } from "./PageMeta"

interface Props {
  company: Pick<AccountCompany, "status">
  title: string
  intro?: ReactNode
  /** Name of what has been done, from the address. */
  notice?: string
  children: ReactNode
}

/** What a state of the company other than the usual one means, and what is next. */
function StatusBanner({ status }: Pick<AccountCompany, "status">) {
  if (status === "active") return null
  const { title, text } = accountCopy.status[status]
  return (
    <Alert
      variant={status === "pending" ? "info" : "warning"}
      title={title}
      actions={<Link href={routes.contact}>{accountCopy.statusAction}</Link>}
    >
      {text}
    </Alert>
  )
}

/** A page of the account: what has been done, the state of the company, heading and content. */
export function AccountScreen({ company, title, intro, notice = "", children }: Props) {
  const sentence = noticeOf(notice)
  return (
    <>
      <PageMeta title={title} />
      {sentence !== undefined && (
        <Alert variant="success" live="polite">
          {sentence}
        </Alert>
      )}
      <StatusBanner status={company.status} />
      <WorkspaceHead title={title} intro={intro} />
      {children}
    </>
  )
}
