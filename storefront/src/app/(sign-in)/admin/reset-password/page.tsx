import { Alert, Link } from "@scanwright/design-system"
import { AccountPage, queryOf, type SearchParams } from "@/staff/session/AccountPage"
import { ResetPasswordForm } from "@/staff/session/ResetPasswordForm"

/** Sets a new password, from the link of the mail. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await queryOf(searchParams, "token")
  const email = await queryOf(searchParams, "email")
  return (
    <AccountPage
      title="Set a new password"
      other={
        <p className="pb-2">
          <Link href="/admin/forgot-password">Ask for a new link</Link>
        </p>
      }
    >
      {token === "" || email === "" ? (
        <Alert variant="warning">
          This address is not whole. Open the link from the mail again, or ask for a new one.
        </Alert>
      ) : (
        <ResetPasswordForm token={token} email={email} />
      )}
    </AccountPage>
  )
}
