"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  EmptyState,
  Link,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState, useTransition } from "react"
import type { StaffAddress } from "./data"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteUrlSeos } from "./actions"
import { addressListHref, type AddressListState, editSeoHref } from "./address-list"

interface Props {
  rows: readonly StaffAddress[]
  count: number
  pageSize: number
  state: AddressListState
}

const COLUMNS: readonly DataColumn<StaffAddress>[] = [
  {
    id: "url",
    header: "Address",
    isRowHeader: true,
    cell: ({ url }) => <Link href={editSeoHref(url)}>{url}</Link>,
  },
  { id: "name", header: "What is there", cell: ({ name }) => name ?? "" },
  {
    id: "config",
    header: "Config",
    cell: ({ config }) =>
      config === null ? (
        <Badge>None</Badge>
      ) : config.isActive ? (
        <Badge variant="success">Active</Badge>
      ) : (
        <Badge variant="warning">Inactive</Badge>
      ),
  },
  { id: "title", header: "Title", cell: ({ config }) => config?.title ?? "" },
]

/** Public addresses, and the configs of several deleted at once. */
export function AddressTable({ rows, count, pageSize, state }: Props) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [doomed, setDoomed] = useState<{ urls: string[]; ids: string[]; clear: () => void } | null>(null)
  const deleting = useStaffAction(deleteUrlSeos)

  const ask = (urls: readonly string[], clear: () => void) => {
    const chosen = rows.filter(({ url, config }) => urls.includes(url) && config !== null)
    if (chosen.length === 0) {
      toaster.show({ title: "Nothing to delete", description: "None of the chosen addresses has a config." })
      return
    }
    setDoomed({
      urls: chosen.map(({ url }) => url),
      ids: chosen.flatMap(({ config }) => (config ? [config.id] : [])),
      clear,
    })
  }

  const remove = async () => {
    if (!doomed) return
    const outcome = await deleting.run({ ids: doomed.ids })
    setDoomed(null)
    if (!outcome.ok) return
    doomed.clear()
    toaster.show({
      variant: "success",
      title: "Deleted",
      description: `${outcome.value.count} ${outcome.value.count === 1 ? "address speaks" : "addresses speak"} for themselves again.`,
    })
    startTransition(() => router.refresh())
  }

  return (
    <>
      <DataTable
        mode="server"
        caption="Public addresses"
        hideCaption
        noun={["address", "addresses"]}
        columns={COLUMNS}
        rows={rows}
        rowId={({ url }) => url}
        rowName={({ url }) => url}
        sort={null}
        page={state.page}
        rowCount={count}
        pageSize={pageSize}
        pageCount={Math.max(1, Math.ceil(count / pageSize))}
        hrefFor={({ page }) => addressListHref({ ...state, page })}
        selection={{
          actions: (urls, clear) => (
            <Button size="sm" variant="secondary" onClick={() => ask(urls, clear)}>
              Delete configs
            </Button>
          ),
        }}
        empty={<EmptyState title="No addresses here">Nothing matches this search.</EmptyState>}
      />
      <Dialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        role="alertdialog"
        title={`Delete ${doomed?.ids.length ?? 0} URL SEO ${doomed?.ids.length === 1 ? "config" : "configs"}?`}
        description="These addresses then say what their pages say. They can be brought back under Activity."
        footer={
          <>
            <Button variant="secondary" onClick={() => setDoomed(null)}>
              Keep them
            </Button>
            <Button variant="danger" loading={deleting.isPending} onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      >
        <ul>
          {doomed?.urls.map((url) => (
            <li key={url}>{url}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
