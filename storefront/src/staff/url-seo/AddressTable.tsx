"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  EmptyState,
  Link,
  Skeleton,
  Text,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { Suspense, use, useState, useTransition } from "react"
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

/** A part of what is at an address, once it has been read. */
function Read({ page, part }: { page: StaffAddress["page"]; part: "title" | "heading" }) {
  const { state, [part]: text } = use(page)
  if (state === "there") return text || <Text as="span" variant="muted">{`The page has no ${part}`}</Text>
  return (
    <Text as="span" variant="muted">
      {state === "gone" ? "No page" : "Not read: the page does not respond"}
    </Text>
  )
}

const PageText = (props: { page: StaffAddress["page"]; part: "title" | "heading" }) => (
  <Suspense fallback={<Skeleton className="h-4 w-32" />}>
    <Read {...props} />
  </Suspense>
)

const COLUMNS: readonly DataColumn<StaffAddress>[] = [
  {
    id: "url",
    header: "Address",
    isRowHeader: true,
    cell: ({ url }) => <Link href={editSeoHref(url)}>{url}</Link>,
  },
  {
    id: "name",
    header: "What is there",
    cell: ({ name, page }) => name ?? <PageText page={page} part="heading" />,
  },
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
  {
    id: "title",
    header: "Title",
    cell: ({ config, page }) =>
      (config?.isActive ? config.title : null) ?? <PageText page={page} part="title" />,
  },
]

/** The configs about to be deleted. */
interface Chosen {
  readonly urls: readonly string[]
  readonly ids: string[]
  /** Empties the table's selection. */
  readonly clear: () => void
}

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  chosen: Chosen | null
  isDeleting: boolean
  onClose: () => void
  onDelete: () => void
}

function DeleteDialog({ chosen, isDeleting, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={chosen !== null}
      onClose={onClose}
      role="alertdialog"
      title={`Delete ${chosen?.ids.length ?? 0} URL SEO ${chosen?.ids.length === 1 ? "config" : "configs"}?`}
      description="These addresses then say what their pages say. They can be brought back under Activity."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep them
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <ul>
        {chosen?.urls.map((url) => (
          <li key={url}>{url}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Public addresses, with a button that deletes the configs of the selected ones. */
export function AddressTable({ rows, count, pageSize, state }: Props) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const deleting = useStaffAction(deleteUrlSeos)

  const ask = (urls: readonly string[], clear: () => void) => {
    const withConfig = rows.filter(({ url, config }) => urls.includes(url) && config !== null)
    if (withConfig.length === 0) {
      toaster.show({ title: "Nothing to delete", description: "None of the chosen addresses has a config." })
      return
    }
    setChosen({
      urls: withConfig.map(({ url }) => url),
      ids: withConfig.flatMap(({ config }) => (config ? [config.id] : [])),
      clear,
    })
  }

  const remove = async () => {
    if (!chosen) return
    const outcome = await deleting.run({ ids: chosen.ids })
    setChosen(null)
    if (!outcome.ok) return
    chosen.clear()
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
      <DeleteDialog
        chosen={chosen}
        isDeleting={deleting.isPending}
        onClose={() => setChosen(null)}
        onDelete={() => void remove()}
      />
    </>
  )
}
