"use client"

import {
  Button,
  type DataColumn,
  DataTable,
  Dialog,
  EmptyState,
  Image,
  Link,
  Menu,
  SearchField,
  Text,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useMemo, useState } from "react"
import type { TaxonomyEntry, TaxonomyKind } from "./data"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteTaxonomyEntry, restoreTaxonomyEntry } from "./actions"
import { TaxonomyDialog } from "./TaxonomyDialog"
import { TAXONOMY_LABELS } from "./labels"

interface Props {
  kind: TaxonomyKind
  entries: readonly TaxonomyEntry[]
  q: string
}

const PER_PAGE = 50

const productsHref = (kind: TaxonomyKind, id: string) =>
  `/admin/products?${TAXONOMY_LABELS[kind].filter}=${encodeURIComponent(id)}`

const columnsOf = (kind: TaxonomyKind): readonly DataColumn<TaxonomyEntry>[] => [
  {
    id: "name",
    header: "Name",
    isRowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ name, handle, logoSrc }) => (
      <span className="flex items-center gap-3">
        {logoSrc !== null && (
          <Image
            src={logoSrc}
            alt=""
            width={64}
            height={32}
            sizes="64px"
            className="h-8 w-16 object-contain"
          />
        )}
        <span className="grid min-w-0">
          <span>{name}</span>
          <Text as="span" size="sm" tone="muted">
            {handle}
          </Text>
        </span>
      </span>
    ),
  },
  ...(kind === "machine_type"
    ? [
        {
          id: "sort",
          header: "Position",
          align: "end" as const,
          sortBy: ({ sort }: TaxonomyEntry) => sort,
          cell: ({ sort }: TaxonomyEntry) => sort,
        },
      ]
    : []),
  {
    id: "products",
    header: "Products",
    align: "end",
    sortBy: ({ products }) => products,
    firstDirection: "descending",
    cell: ({ id, name, products }) =>
      products === null ? (
        "Not known"
      ) : (
        <Link href={productsHref(kind, id)} aria-label={`${products} products of ${name}`}>
          {products.toLocaleString("en-GB")}
        </Link>
      ),
  },
]

const COLUMNS = { brand: columnsOf("brand"), machine_type: columnsOf("machine_type") }

/** All brands or machine types: to be found, added, changed and deleted. */
export function TaxonomyScreen({ kind, entries, q }: Props) {
  const router = useRouter()
  const labels = TAXONOMY_LABELS[kind]
  const [edited, setEdited] = useState<TaxonomyEntry | "new" | null>(null)
  const [deleted, setDeleted] = useState<TaxonomyEntry | null>(null)
  const { run: remove, isPending: isDeleting } = useStaffAction(deleteTaxonomyEntry, {
    handles: ["conflict"],
  })
  const { run: restore } = useStaffAction(restoreTaxonomyEntry)

  const undo = async ({ id, name }: TaxonomyEntry) => {
    const outcome = await restore({ kind, id })
    if (outcome.ok) toaster.show({ tone: "success", title: "Brought back", description: name })
    router.refresh()
  }

  const confirmDelete = async (entry: TaxonomyEntry) => {
    const { id, updatedAt, name } = entry
    const outcome = await remove({ kind, id, updatedAt })
    setDeleted(null)
    if (outcome.ok) {
      toaster.show({
        tone: "success",
        title: "Deleted",
        description: name,
        action: { label: "Undo", onSelect: () => void undo(entry) },
      })
    } else if (outcome.kind === "conflict") {
      toaster.show({
        tone: "destructive",
        title: "Changed meanwhile",
        description: `Somebody else has changed ${name}. The list now shows how it is; delete it again if it shall go.`,
      })
    }
    router.refresh()
  }

  const rowActions = useMemo(
    () => (entry: TaxonomyEntry) => (
      <Menu
        trigger="more"
        size="sm"
        align="end"
        label={`Actions for ${entry.name}`}
        groups={[
          [
            { kind: "action", label: "Edit", onSelect: () => setEdited(entry) },
            { kind: "link", label: "Show its products", href: productsHref(kind, entry.id) },
          ],
          [{ kind: "action", label: "Delete", tone: "danger", onSelect: () => setDeleted(entry) }],
        ]}
      />
    ),
    [kind],
  )

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          action={labels.path}
          name="q"
          label={`Search ${labels.noun[1]} by name`}
          placeholder="Name"
          defaultValue={q}
          className="min-w-0 flex-1"
        />
        <Button onClick={() => setEdited("new")}>{`Add ${labels.one}`}</Button>
      </div>
      <DataTable<TaxonomyEntry>
        caption={labels.title}
        hideCaption
        noun={labels.noun}
        columns={COLUMNS[kind]}
        rows={entries}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={rowActions}
        pageSize={PER_PAGE}
        empty={
          <EmptyState
            title={q === "" ? `No ${labels.noun[1]} yet` : `No ${labels.one} is called “${q}”`}
            actions={
              q !== "" && (
                <Button variant="secondary" href={labels.path}>
                  {`Show all ${labels.noun[1]}`}
                </Button>
              )
            }
          >
            {q === ""
              ? "Add the first one; an import adds brands by itself."
              : "Look for a part of the name."}
          </EmptyState>
        }
      />
      {edited !== null && (
        <TaxonomyDialog
          kind={kind}
          entry={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(name) => {
            setEdited(null)
            toaster.show({ tone: "success", title: "Saved", description: name })
            router.refresh()
          }}
        />
      )}
      <Dialog
        open={deleted !== null}
        role="alertdialog"
        title={`Delete ${deleted?.name ?? ""}?`}
        description={labels.deletion}
        onClose={() => setDeleted(null)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setDeleted(null)}>
              Keep it
            </Button>
            <Button
              variant="danger"
              loading={isDeleting}
              onClick={() => {
                if (deleted) void confirmDelete(deleted)
              }}
            >
              Delete
            </Button>
          </>
        }
      />
    </div>
  )
}
