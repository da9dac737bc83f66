import { Alert, Link } from "@scanwright/design-system"
import { site } from "@/config/site"
import { DoorPage, leadStaffOn, queryOf, type SearchParams } from "@/staff/session/account-page"
import { ownPath } from "@/staff/session/own-path"
import { SignInForm } from "@/staff/session/SignInForm"

/** What may have led here. */
const NOTICES: Readonly<Record<string, string>> = {
  "password-changed": "Your new password is set. Sign in with it.",
  "signed-out": "You are signed out.",
}

/** The sign-in: whatever page of the staff a stranger asks for, this is what they get. */
export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const next = ownPath(await queryOf(searchParams, "next"))
  await leadStaffOn(next)
  const notice = NOTICES[await queryOf(searchParams, "notice")]
  return (
    <DoorPage
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
    </DoorPage>
  )
}
