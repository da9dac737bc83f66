import { Alert, Gate, Link, Logo } from "@scanwright/design-system"
import type { ReactNode } from "react"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { accountCopy, noticeOf } from "@/content/account"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { PageMeta } from "./PageMeta"

interface Props {
  title: string
  intro?: ReactNode
  /** Name of what has been done, from the address. */
  notice?: string
  /** Links to other forms, under this one. */
  others?: readonly { readonly label: string; readonly href: string }[]
  children: ReactNode
}

/** Layout of the pages before somebody is signed in. They have no analytics: some addresses hold the token of a mail. */
export async function EntryPage({ title, intro, notice = "", others = [], children }: Props) {
  await loadCompanyIfPossible()
  const sentence = noticeOf(notice)
  return (
    <Gate
      logo={<Logo name={site().name} />}
      title={title}
      intro={intro}
      foot={
        <>
          {others.map(({ label, href }) => (
            <p key={href} className="pb-2">
              <Link href={href}>{label}</Link>
            </p>
          ))}
          <p>
            <Link href={routes.home}>{accountCopy.goToShop}</Link>
          </p>
        </>
      }
    >
      <PageMeta title={title} />
      {sentence !== undefined && (
        <Alert variant="success" live="polite" className="mb-5">
          {sentence}
        </Alert>
      )}
      {children}
    </Gate>
  )
}
