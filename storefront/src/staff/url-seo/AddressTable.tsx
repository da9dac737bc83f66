"use client"

import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Skeleton,
  Text,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { Suspense, use, useState, useTransition } from "react"
import { AddressActions } from "./AddressActions"
import { type ChosenConfigs, DeleteDialog } from "./DeleteDialog"
import { DuplicateDialog } from "./DuplicateDialog"
import type { StaffAddress } from "./data"
import { selectionHref } from "@/staff/shell/selection"
import { useTableColumns } from "@/staff/shell/useTableColumns"
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

const EXPORT_PATH = "/api/staff/url-seo-export"

interface SelectionActionsProps {
  /** Configs of the selected addresses. */
  configIds: readonly string[]
  onDelete: () => void
}

function SelectionActions({ configIds, onDelete }: SelectionActionsProps) {
  return (
    <>
      {configIds.length > 0 && (
        <Button size="sm" variant="secondary" href={selectionHref(EXPORT_PATH, configIds)} download>
          Export configs
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={onDelete}>
        Delete configs
      </Button>
    </>
  )
}

/** Public addresses: to open, and to duplicate, export and delete their configs. */
export function AddressTable({ rows, count, pageSize, state }: Props) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [chosen, setChosen] = useState<ChosenConfigs | null>(null)
  const [original, setOriginal] = useState<string | null>(null)
  const columnChoice = useTableColumns("/admin/url-seo")
  const deleting = useStaffAction(deleteUrlSeos)

  const configIds = (urls: readonly string[]) =>
    rows.flatMap(({ url, config }) => (config && urls.includes(url) ? [config.id] : []))
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
      description: `${outcome.value.count} ${outcome.value.count === 1 ? "address now uses" : "addresses now use"} page defaults.`,
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
        columnChoice={columnChoice}
        scroll="inside"
        rows={rows}
        rowId={({ url }) => url}
        rowName={({ url }) => url}
        rowActions={(row) => (
          <AddressActions
            row={row}
            onDuplicate={() => setOriginal(row.url)}
            onDelete={() => ask([row.url], () => undefined)}
          />
        )}
        sort={null}
        page={state.page}
        rowCount={count}
        pageSize={pageSize}
        hrefFor={({ page }) => addressListHref({ ...state, page })}
        selection={{
          actions: (urls, clear) => (
            <SelectionActions configIds={configIds(urls)} onDelete={() => ask(urls, clear)} />
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
      {original !== null && <DuplicateDialog url={original} onClose={() => setOriginal(null)} />}
    </>
  )
}
