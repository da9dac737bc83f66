import { SignInScreen } from "@/account/entry/screens"
import { queryOf, type SearchParams } from "@/account/frame/query"
import { accountPathOf } from "@/account/session/own-path"
import { leadMemberOn } from "@/account/session/require-account"

/** The sign-in page of companies' members. Every page of the account redirects strangers here. */
export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const next = accountPathOf(await queryOf(searchParams, "next"))
  await leadMemberOn(next)
  return <SignInScreen next={next} notice={await queryOf(searchParams, "notice")} />
}
