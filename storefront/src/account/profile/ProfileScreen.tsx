import { PASSWORD_MIN } from "@scanwright/backend/contract"
import { Button, Expander, Panel } from "@scanwright/design-system"
import * as apiRoutes from "@/config/api-routes"
import { accountCopy } from "@/content/account"
import { AccountForm } from "../forms/AccountForm"
import { AccountScreen } from "../frame/AccountScreen"
import { companyNameOf } from "../frame/display-name"
import type { Account } from "../session/client"
import {
  changePasswordAction,
  leaveCompanyAction,
  saveProfileAction,
  signOutEverywhereAction,
} from "./actions"

const copy = accountCopy.profilePage
const { hints, labels, problem: problemTitle } = accountCopy

function DetailsPanel({ person }: Account) {
  return (
    <Panel title={copy.details}>
      <AccountForm
        id="profile"
        action={saveProfileAction}
        send={copy.save}
        problemTitle={problemTitle}
        groups={[
          {
            fields: [
              {
                kind: "text",
                name: "first_name",
                label: labels.firstName,
                autoComplete: "given-name",
                required: true,
                value: person.first_name,
              },
              {
                kind: "text",
                name: "last_name",
                label: labels.lastName,
                autoComplete: "family-name",
                required: true,
                value: person.last_name,
              },
              {
                kind: "tel",
                name: "phone",
                label: labels.ownPhone,
                autoComplete: "tel",
                required: false,
                value: person.phone ?? undefined,
                width: "md",
              },
            ],
          },
        ]}
      />
    </Panel>
  )
}

function PasswordPanel() {
  return (
    <Panel title={copy.password} intro={copy.passwordIntro}>
      <AccountForm
        id="password"
        action={changePasswordAction}
        send={copy.changePassword}
        problemTitle={problemTitle}
        groups={[
          {
            fields: [
              {
                kind: "password",
                name: "current_password",
                label: copy.currentPassword,
                autoComplete: "current-password",
                required: true,
              },
              {
                kind: "password",
                name: "password",
                label: labels.newPassword,
                hint: hints.password(PASSWORD_MIN),
                autoComplete: "new-password",
                required: true,
              },
            ],
          },
        ]}
      />
    </Panel>
  )
}

/** One's own details and password, sessions, personal data, and leaving the company. */
export function ProfileScreen({ account, notice }: { account: Account; notice: string }) {
  return (
    <AccountScreen
      company={account.company}
      title={copy.title}
      intro={copy.intro(account.person.email)}
      notice={notice}
    >
      <DetailsPanel {...account} />
      <PasswordPanel />
      <Panel title={copy.everywhere} intro={copy.everywhereText}>
        <AccountForm
          id="everywhere"
          action={signOutEverywhereAction}
          send={copy.everywhereSend}
          variant="secondary"
          problemTitle={problemTitle}
        />
      </Panel>
      <Panel title={copy.data} intro={copy.dataText}>
        <Button variant="secondary" href={apiRoutes.personalData} download>
          {copy.dataSend}
        </Button>
      </Panel>
      <Panel title={copy.leave} intro={copy.leaveText(companyNameOf(account.company))}>
        <Expander summary={copy.leaveOpen}>
          <AccountForm
            id="leave"
            action={leaveCompanyAction}
            send={copy.leaveConfirm}
            variant="danger"
            problemTitle={problemTitle}
          />
        </Expander>
      </Panel>
    </AccountScreen>
  )
}
