import { companyRolesAllow } from "@scanwright/backend/contract"
import { AccountNav, Container } from "@scanwright/design-system"
import type { ReactNode } from "react"
import * as accountRoutes from "@/config/account-routes"
import { accountCopy } from "@/content/account"
import { AccountForm } from "../forms/AccountForm"
import type { Account } from "../session/client"
import { signOutAction } from "../session/sign-out-action"
import { companyNameOf, personNameOf } from "./display-name"

const { nav } = accountCopy

/** Pages of the account that the roles open. */
const linksOf = ({ roles }: Account) => [
  { label: nav.overview, href: accountRoutes.overview },
  { label: nav.people, href: accountRoutes.people },
  { label: nav.company, href: accountRoutes.company },
  ...(companyRolesAllow(roles, "addresses.use")
    ? [
        { label: nav.addresses, href: accountRoutes.addresses },
        { label: nav.costCentres, href: accountRoutes.costCentres },
      ]
    : []),
  { label: nav.profile, href: accountRoutes.profile },
]

/** The account's navigation, with the page beside it. */
export function AccountFrame({ account, children }: { account: Account; children: ReactNode }) {
  return (
    <Container className="grid items-start gap-6 py-8 lg:grid-cols-4">
      <AccountNav
        label={nav.label}
        title={companyNameOf(account.company)}
        hint={accountCopy.overviewPage.greeting(personNameOf(account.person))}
        links={linksOf(account)}
      >
        <AccountForm
          id="sign-out"
          action={signOutAction}
          send={accountCopy.signOut}
          variant="secondary"
          size="sm"
          problemTitle={accountCopy.problem}
        />
      </AccountNav>
      <div className="grid min-w-0 gap-6 lg:col-span-3">{children}</div>
    </Container>
  )
}
