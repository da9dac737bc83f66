import { Alert, Link } from "@scanwright/design-system"
import { site } from "@/config/site"
import { DoorPage, queryOf, type SearchParams } from "@/staff/session/account-page"
import { invitedAddress } from "@/staff/session/invited-address"
import { RegisterForm } from "@/staff/session/RegisterForm"

/** Where an invitation leads: it opens an account. Without one there is nothing to register. */
export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await queryOf(searchParams, "token")
  return (
    <DoorPage
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
    </DoorPage>
  )
}
