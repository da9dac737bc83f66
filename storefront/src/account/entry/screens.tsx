import { PASSWORD_MIN, type AccountInvitationResponse } from "@scanwright/backend/contract"
import { Alert, Link } from "@scanwright/design-system"
import * as accountRoutes from "@/config/account-routes"
import * as routes from "@/config/routes"
import { accountCopy } from "@/content/account"
import { AccountForm } from "../forms/AccountForm"
import type { FieldDescription } from "../forms/fields"
import { roleNames } from "../forms/options"
import { EntryPage } from "../frame/EntryPage"
import {
  forgotPasswordAction,
  registerAction,
  resetPasswordAction,
  signInAction,
  welcomeAction,
} from "./actions"
import { registerGroups } from "./register-form"

const { hints, labels } = accountCopy

const NEW_PASSWORD: FieldDescription = {
  kind: "password",
  name: "password",
  label: labels.password,
  hint: hints.password(PASSWORD_MIN),
  autoComplete: "new-password",
  required: true,
}

const emailField = (value?: string): FieldDescription => ({
  kind: "email",
  name: "email",
  label: labels.email,
  autoComplete: "username",
  required: true,
  ...(value !== undefined && { value, readOnly: true }),
})

/** A message in place of a form, with what to do next. */
const Ended = ({ title, text }: { title: string; text: string }) => (
  <Alert variant="success" live="polite" title={title}>
    {text}
  </Alert>
)

/** The sign-in. @param next path of the page after it; `notice` says what has been done */
export function SignInScreen({ next, notice }: { next: string; notice: string }) {
  const copy = accountCopy.signInPage
  return (
    <EntryPage
      title={copy.title}
      intro={copy.intro}
      notice={notice}
      others={[
        { label: copy.forgotten, href: accountRoutes.forgotPassword },
        { label: copy.register, href: accountRoutes.register },
      ]}
    >
      <AccountForm
        id="sign-in"
        action={signInAction}
        send={copy.send}
        problemTitle={accountCopy.problem}
        hidden={{ next }}
        groups={[
          {
            fields: [
              emailField(),
              {
                kind: "password",
                name: "password",
                label: labels.password,
                autoComplete: "current-password",
                required: true,
              },
            ],
          },
        ]}
      />
    </EntryPage>
  )
}

/** Asks for an account. */
export function RegisterScreen() {
  const copy = accountCopy.registerPage
  const consent = (
    <>
      {copy.consent} <Link href={routes.privacyPolicy}>{copy.policy}</Link>
    </>
  )
  return (
    <EntryPage
      title={copy.title}
      intro={copy.intro}
      others={[{ label: copy.signIn, href: accountRoutes.signIn }]}
    >
      <AccountForm
        id="register"
        action={registerAction}
        send={copy.send}
        note={copy.note}
        problemTitle={accountCopy.problem}
        groups={registerGroups(consent)}
        done={<Ended {...copy.sent} />}
      />
    </EntryPage>
  )
}

type Invitation = AccountInvitationResponse["account_invitation"]

interface WelcomeProps {
  token: string
  invitation: Invitation
}

/** Chooses the password behind the link of a mail: the founder's, or an invited colleague's. */
export function WelcomeScreen({ token, invitation }: WelcomeProps) {
  const copy = accountCopy.welcomePage
  const { kind, company_name: company, roles } = invitation
  const isFounder = kind === "founder"
  return (
    <EntryPage
      title={copy.title}
      intro={
        <>
          {isFounder ? copy.founder(company) : copy.member(company)}{" "}
          {!isFounder && copy.roles(roleNames(roles).join(", "))}
        </>
      }
    >
      <AccountForm
        id="welcome"
        action={welcomeAction}
        send={isFounder ? copy.send : copy.join}
        problemTitle={accountCopy.problem}
        hidden={{ token }}
        groups={[
          {
            fields: [
              emailField(invitation.email),
              {
                kind: "text",
                name: "first_name",
                label: labels.firstName,
                autoComplete: "given-name",
                required: true,
                value: invitation.first_name ?? undefined,
              },
              {
                kind: "text",
                name: "last_name",
                label: labels.lastName,
                autoComplete: "family-name",
                required: true,
                value: invitation.last_name ?? undefined,
              },
              NEW_PASSWORD,
            ],
          },
        ]}
      />
    </EntryPage>
  )
}

/** The page behind a link that has been used or has expired. */
export function LinkExpiredScreen() {
  const copy = accountCopy.welcomePage.invalid
  return (
    <EntryPage
      title={copy.title}
      others={[
        { label: copy.signIn, href: accountRoutes.signIn },
        { label: copy.register, href: accountRoutes.register },
      ]}
    >
      <p>{copy.text}</p>
    </EntryPage>
  )
}

/** Asks for a link to choose a new password. */
export function ForgotPasswordScreen() {
  const copy = accountCopy.forgotPage
  return (
    <EntryPage
      title={copy.title}
      intro={copy.intro}
      others={[{ label: copy.back, href: accountRoutes.signIn }]}
    >
      <AccountForm
        id="forgot"
        action={forgotPasswordAction}
        send={copy.send}
        problemTitle={accountCopy.problem}
        groups={[{ fields: [emailField()] }]}
        done={<Ended {...copy.sent} />}
      />
    </EntryPage>
  )
}

/** Sets a new password. @param token of the mail's link, and the address it was sent to; empty where the link is not whole */
export function ResetPasswordScreen({ token, email }: { token: string; email: string }) {
  const copy = accountCopy.resetPage
  return (
    <EntryPage title={copy.title} others={[{ label: copy.again, href: accountRoutes.forgotPassword }]}>
      {token === "" || email === "" ? (
        <Alert variant="warning">{copy.incomplete}</Alert>
      ) : (
        <AccountForm
          id="reset"
          action={resetPasswordAction}
          send={copy.send}
          problemTitle={accountCopy.problem}
          hidden={{ token }}
          groups={[{ fields: [emailField(email), { ...NEW_PASSWORD, label: labels.newPassword }] }]}
        />
      )}
    </EntryPage>
  )
}
