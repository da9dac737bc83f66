import { Alert, Link } from "@scanwright/design-system"
import { site } from "@/config/site"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { AccountPage, leadStaffOn, queryOf, type SearchParams } from "@/staff/session/AccountPage"
import { ownPath } from "@/staff/session/own-path"
import { SignInForm } from "@/staff/session/SignInForm"

/** Notices above the form, by the `notice` parameter of the redirect. */
const NOTICES: Readonly<Record<string, string>> = {
  "password-changed": "Your new password is set. Sign in with it.",
  "signed-out": "You are signed out.",
}

/** The sign-in page. Every page of the staff redirects strangers here. */
export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const next = ownPath(await queryOf(searchParams, "next"))
  await leadStaffOn(next)
  await loadCompanyIfPossible()
  const notice = NOTICES[await queryOf(searchParams, "notice")]
  return (
    <AccountPage
      title="Sign in"
      intro={`For the staff of ${site().name}.`}
      other={
        <p className="pb-2">
          <Link href="/admin/forgot-password">Forgotten your password?</Link>
        </p>
      }
    >
      {notice !== undefined && (
        <Alert variant="success" live="polite" className="mb-5">
          {notice}
        </Alert>
      )}
      <SignInForm next={next} />
    </AccountPage>
  )
}
