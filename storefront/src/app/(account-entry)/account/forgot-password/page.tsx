import { ForgotPasswordScreen } from "@/account/entry/screens"

/** Requests a link to choose a new password. */
export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />
}
