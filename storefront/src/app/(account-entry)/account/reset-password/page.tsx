import { ResetPasswordScreen } from "@/account/entry/screens"
import { queryOf, type SearchParams } from "@/account/frame/query"

/** Sets a new password, from the link of the mail. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await queryOf(searchParams, "token")
  const email = await queryOf(searchParams, "email")
  return <ResetPasswordScreen token={token} email={email} />
}
