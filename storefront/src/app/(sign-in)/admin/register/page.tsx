import { Alert, Link } from "@scanwright/design-system"
import { site } from "@/config/site"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { AccountPage, queryOf, type SearchParams } from "@/staff/session/AccountPage"
import { invitedAddress } from "@/staff/session/invited-address"
import { RegisterForm } from "@/staff/session/RegisterForm"

/** Opens an account from the link of an invitation. Without an invitation the page has no form. */
export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  await loadCompanyIfPossible()
  const token = await queryOf(searchParams, "token")
  return (
    <AccountPage
      title="Register"
      intro={`Open your account in the staff area of ${site().name}.`}
      other={
        <p className="pb-2">
          <Link href="/admin">Sign in to an account you have</Link>
        </p>
      }
    >
      {token === "" ? (
        <Alert variant="info" title="Registration is by invitation">
          Somebody who works here can invite you: the mail you then get has a link that leads here.
        </Alert>
      ) : (
        <RegisterForm token={token} email={invitedAddress(token)} />
      )}
    </AccountPage>
  )
}
