"use client"

import { COMPANY_ADDRESS_KINDS, type CompanyAddress, DELIVERY_COUNTRIES } from "@scanwright/backend/contract"
import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  Menu,
  Panel,
  Text,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteCompanyAddress } from "./actions"
import { AddressDialog } from "./AddressDialog"

interface Props {
  companyId: string
  addresses: readonly CompanyAddress[]
  /** Whether the role of who looks may change companies. */
  canWrite: boolean
}

/** Rows of a page. */
const PER_PAGE = 10

/** The parts of an address that are there, with commas between them. */
const placeOf = (address: CompanyAddress) =>
  [
    address.name,
    address.company,
    address.line1,
    address.line2,
    address.city,
    address.county,
    address.postcode,
    ...(address.country === "gb" ? [] : [DELIVERY_COUNTRIES[address.country]]),
  ]
    .filter(Boolean)
    .join(", ")

const ADDRESS_COLUMNS: readonly DataColumn<CompanyAddress>[] = [
  { id: "label", header: "Address", isRowHeader: true, cell: ({ label }) => label },
  { id: "place", header: "Place", cell: placeOf },
  {
    id: "kind",
    header: "For",
    cell: ({ kind, is_default: isDefault }) => (
      <span className="inline-flex flex-wrap gap-2">
        <Badge>{COMPANY_ADDRESS_KINDS[kind]}</Badge>
        {isDefault && <Badge variant="accent">Default</Badge>}
      </span>
    ),
  },
]

/** What staff are about to do; the address is null for a new one. */
type Asked =
  | { readonly what: "save"; readonly address: CompanyAddress | null }
  | { readonly what: "delete"; readonly address: CompanyAddress }
  | null

interface DeleteProps {
  companyId: string
  address: CompanyAddress
  onClose: () => void
  onDone: (title: string, label: string) => void
}

/** The question before an address is deleted. */
function DeleteDialog({ companyId, address: { id, label }, onClose, onDone }: DeleteProps) {
  const { run, isPending } = useStaffAction(deleteCompanyAddress)
  const remove = async () => {
    if ((await run({ id: companyId, address: id })).ok) onDone("Deleted", label)
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Delete ${label}?`}
      description="The company can no longer choose it. Orders that were sent there still show it."
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    />
  )
}

interface TableProps {
  addresses: readonly CompanyAddress[]
  /** Undefined where nothing may be changed. */
  onAsk: ((asked: Asked) => void) | undefined
}

const AddressTable = ({ addresses, onAsk }: TableProps) => (
  <DataTable
    caption="Addresses"
    hideCaption
    noun={["address", "addresses"]}
    columns={ADDRESS_COLUMNS}
    rows={addresses}
    rowId={({ id }) => id}
    rowName={({ label }) => label}
    {...(onAsk && {
      rowActions: (address: CompanyAddress) => (
        <Menu
          trigger="more"
          size="sm"
          align="end"
          label={`Actions for ${address.label}`}
          groups={[
            [{ kind: "action", label: "Change", onSelect: () => onAsk({ what: "save", address }) }],
            [
              {
                ...{ kind: "action", label: "Delete", variant: "danger" },
                onSelect: () => onAsk({ what: "delete", address }),
              },
            ],
          ]}
        />
      ),
    })}
    pageSize={PER_PAGE}
  />
)

/** The addresses of a company, which its admins and staff change. */
export function AddressesPanel({ companyId, addresses, canWrite }: Props) {
  const router = useRouter()
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const finish = (title: string, label: string) => {
    close()
    toaster.show({ variant: "success", title, description: label })
    router.refresh()
  }
  const dialog = { companyId, onClose: close, onDone: finish }

  return (
    <Panel
      title="Addresses"
      actions={
        canWrite ? (
          <Button size="sm" variant="secondary" onClick={() => setAsked({ what: "save", address: null })}>
            Add address
          </Button>
        ) : undefined
      }
    >
      {addresses.length === 0 ? (
        <Text variant="muted">The company has stored no address.</Text>
      ) : (
        <AddressTable addresses={addresses} onAsk={canWrite ? setAsked : undefined} />
      )}
      {asked?.what === "save" && <AddressDialog {...dialog} address={asked.address} />}
      {asked?.what === "delete" && <DeleteDialog {...dialog} address={asked.address} />}
    </Panel>
  )
}
