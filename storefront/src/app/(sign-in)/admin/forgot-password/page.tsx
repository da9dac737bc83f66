import { Link } from "@scanwright/design-system"
import { DoorPage } from "@/staff/session/account-page"
import { ForgotPasswordForm } from "@/staff/session/ForgotPasswordForm"

/** Asks for a link to choose a new password. */
export default function ForgotPasswordPage() {
  return (
    <DoorPage
      title="Choose a new password"
      intro="We send a link to the address you sign in with."
      other={
        <p className="pb-2">
          <Link href="/admin">Back to sign in</Link>
        </p>
      }
    >
      <ForgotPasswordForm />
    </DoorPage>
  )
}
