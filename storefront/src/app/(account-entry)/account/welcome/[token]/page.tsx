import { readInvitation } from "@/account/entry/read-invitation"
import { LinkExpiredScreen, WelcomeScreen } from "@/account/entry/screens"

/** The page behind the link of a founder's mail, and of an invitation. */
export default async function WelcomePage({ params }: PageProps<"/account/welcome/[token]">) {
  const { token } = await params
  const invitation = await readInvitation(token)
  return invitation === null ? <LinkExpiredScreen /> : <WelcomeScreen token={token} invitation={invitation} />
}
