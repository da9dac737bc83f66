import {
  COMPANY_PERMISSIONS,
  COMPANY_STATUSES,
  type CompanyAddressesResponse,
  type CompanyMembersResponse,
  type CompanyPermission,
  companyRolesAllow,
  permissionReach,
} from "@scanwright/backend/contract"
import { Link, Panel, RowList } from "@scanwright/design-system"
import * as accountRoutes from "@/config/account-routes"
import { accountCopy } from "@/content/account"
import { roleNames } from "../forms/options"
import { AccountScreen } from "../frame/AccountScreen"
import { companyNameOf, personNameOf } from "../frame/display-name"
import { type Account, needForAccount } from "../session/client"

const copy = accountCopy.overviewPage

const See = ({ href, of }: { href: string; of: string }) => (
  <Link href={href} aria-label={`${copy.see}: ${of}`}>
    {copy.see}
  </Link>
)

function CompanyPanel({ company }: Account) {
  return (
    <Panel title={copy.company} flush actions={<See href={accountRoutes.company} of={copy.company} />}>
      <RowList
        label={copy.company}
        rows={[
          { id: "number", title: copy.accountNumber, end: company.account_number },
          { id: "state", title: copy.state, end: COMPANY_STATUSES[company.status] },
        ]}
      />
    </Panel>
  )
}

async function PeoplePanel() {
  const { members, invitations } = await needForAccount<CompanyMembersResponse>("/store/account/members")
  const active = members.filter(({ status }) => status !== "removed")
  return (
    <Panel
      title={copy.people}
      intro={copy.peopleCount(active.length)}
      flush
      actions={<See href={accountRoutes.people} of={copy.people} />}
    >
      <RowList
        label={copy.people}
        rows={[
          ...active.slice(0, 5).map((member) => ({
            id: member.id,
            title: personNameOf(member),
            hint: roleNames(member.roles).join(", "),
          })),
          ...(invitations.length > 0
            ? [{ id: "invitations", title: copy.invitedCount(invitations.length) }]
            : []),
        ]}
      />
    </Panel>
  )
}

async function AddressPanel() {
  const { addresses, count } = await needForAccount<CompanyAddressesResponse>("/store/account/addresses", {
    limit: 5,
  })
  return (
    <Panel
      title={copy.addresses}
      intro={count === 0 ? copy.noAddress : copy.addressCount(count)}
      flush
      actions={<See href={accountRoutes.addresses} of={copy.addresses} />}
    >
      {addresses.length > 0 && (
        <RowList
          label={copy.addresses}
          rows={addresses.map(({ id, label, city, postcode, is_default: isDefault }) => ({
            id,
            title: label,
            hint: `${city}, ${postcode}`,
            ...(isDefault && { end: copy.defaultAddress }),
          }))}
        />
      )}
    </Panel>
  )
}

/** What the roles allow together, from the contract's table. */
function RolesPanel({ roles }: Account) {
  const rows = (Object.keys(COMPANY_PERMISSIONS) as CompanyPermission[]).flatMap((permission) => {
    const reach = permissionReach(roles, permission)
    if (reach === null) return []
    return [{ id: permission, title: COMPANY_PERMISSIONS[permission].label, hint: copy.reach[reach] }]
  })
  return (
    <Panel title={copy.roles} intro={copy.rolesIntro(roleNames(roles).join(", "))} flush>
      <RowList label={copy.roles} rows={rows} />
    </Panel>
  )
}

/** The first page of the account: the company, its state, its people and addresses, and what one's roles allow. */
export function OverviewScreen({ account, notice }: { account: Account; notice: string }) {
  return (
    <AccountScreen
      company={account.company}
      title={companyNameOf(account.company)}
      intro={copy.greeting(personNameOf(account.person))}
      notice={notice}
    >
      <CompanyPanel {...account} />
      <PeoplePanel />
      {companyRolesAllow(account.roles, "addresses.use") && <AddressPanel />}
      <RolesPanel {...account} />
    </AccountScreen>
  )
}
