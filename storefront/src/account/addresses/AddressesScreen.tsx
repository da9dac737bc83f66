import {
  COMPANY_ADDRESS_KINDS,
  type CompanyAddress,
  type CompanyAddressesResponse,
  companyRolesAllow,
  DELIVERY_COUNTRIES,
} from "@scanwright/backend/contract"
import { AddressCard, Alert, Button, EmptyState, Expander, Link, Panel } from "@scanwright/design-system"
import * as accountRoutes from "@/config/account-routes"
import { accountCopy } from "@/content/account"
import { ListPages } from "@/lib/ListPages"
import { randomKey } from "@/lib/random-key"
import { AccountForm } from "../forms/AccountForm"
import { AccountScreen } from "../frame/AccountScreen"
import { type Account, needForAccount } from "../session/client"
import { SENDING_FIELD } from "../session/sending-key"
import { addAddressAction, deleteAddressAction, saveAddressAction } from "./actions"
import { addressGroups } from "./address-form"
import { PAGE_SIZE, pageQuery } from "./page-query"

const copy = accountCopy.addressesPage
const { problem: problemTitle } = accountCopy

/** The address as it stands on a label. */
const linesOf = (address: CompanyAddress) =>
  [
    address.company,
    address.name,
    address.line1,
    address.line2,
    address.city,
    address.county,
    address.postcode,
    address.country === "gb" ? null : DELIVERY_COUNTRIES[address.country],
  ].map((line) => line ?? "")

function Actions({ address: { id, label } }: { address: CompanyAddress }) {
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        href={accountRoutes.changing(accountRoutes.addresses, id)}
        aria-label={copy.changeOf(label)}
      >
        {copy.change}
      </Button>
      <Expander summary={copy.deleteOpen(label)}>
        <AccountForm
          id={`delete-${id}`}
          action={deleteAddressAction}
          send={copy.deleteConfirm}
          sendName={`${copy.deleteConfirm}: ${label}`}
          variant="danger"
          size="sm"
          note={copy.deleteText}
          problemTitle={problemTitle}
          hidden={{ id }}
        />
      </Expander>
    </>
  )
}

function AddressForm({ address }: { address: CompanyAddress }) {
  return (
    <Panel
      title={copy.changeOf(address.label)}
      actions={<Link href={accountRoutes.addresses}>{copy.cancel}</Link>}
    >
      <AccountForm
        id={`change-${address.id}`}
        action={saveAddressAction}
        send={copy.save}
        problemTitle={problemTitle}
        hidden={{ id: address.id }}
        groups={addressGroups(address)}
      />
    </Panel>
  )
}

function Card({ address, isAdmin }: { address: CompanyAddress; isAdmin: boolean }) {
  return (
    <AddressCard
      title={address.label}
      headingLevel="h2"
      lines={linesOf(address)}
      kind={COMPANY_ADDRESS_KINDS[address.kind]}
      defaultLabel={address.is_default ? copy.default : undefined}
      notes={[address.phone, address.instructions].filter((note) => note !== null)}
      actions={isAdmin ? <Actions address={address} /> : undefined}
    />
  )
}

interface Props {
  account: Account
  notice: string
  /** Page of the list, from 1. */
  page: number
  /** Id of the address to change; empty for none. */
  change: string
}

/** The addresses of the company; admins add, change and delete them. */
export async function AddressesScreen({ account, notice, page, change }: Props) {
  const { addresses, count } = await needForAccount<CompanyAddressesResponse>(
    "/store/account/addresses",
    pageQuery(page),
  )
  const isAdmin = companyRolesAllow(account.roles, "addresses.write")
  const changed = isAdmin ? addresses.find(({ id }) => id === change) : undefined
  return (
    <AccountScreen company={account.company} title={copy.title} intro={copy.intro} notice={notice}>
      {!isAdmin && <Alert>{copy.readOnly}</Alert>}
      {changed && <AddressForm address={changed} />}
      {count === 0 ? (
        <EmptyState title={copy.empty}>{isAdmin && copy.emptyText}</EmptyState>
      ) : (
        <ul aria-label={copy.list} className="grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id}>
              <Card address={address} isAdmin={isAdmin && address !== changed} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        label={copy.list}
        size={PAGE_SIZE}
        hrefFor={(number) => accountRoutes.pageOf(accountRoutes.addresses, number)}
        {...{ page, count }}
      />
      {isAdmin && !changed && (
        <Panel title={copy.add}>
          <AccountForm
            id="add-address"
            action={addAddressAction}
            send={copy.add}
            problemTitle={problemTitle}
            hidden={{ [SENDING_FIELD]: randomKey() }}
            groups={addressGroups()}
          />
        </Panel>
      )}
    </AccountScreen>
  )
}
