"use client"

import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Image,
  Link,
  Menu,
  SearchField,
  Text,
} from "@scanwright/design-system"
import { useMemo, useState } from "react"
import type { Choice, TaxonomyEntry, TaxonomyKind } from "./data"
import { DeleteDialog } from "./DeleteDialog"
import { TaxonomyDialog } from "./TaxonomyDialog"
import { TAXONOMY_LABELS } from "./labels"
import { useTaxonomyActions } from "./useTaxonomyActions"

interface Props {
  kind: TaxonomyKind
  /** Those whose name has the text. */
  entries: readonly TaxonomyEntry[]
  /** All of them. */
  choices: readonly Choice[]
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
          <Text as="span" size="sm" variant="muted">
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

/** Shown instead of an empty list. */
function NothingHere({ kind, q }: Pick<Props, "kind" | "q">) {
  const { one, noun, path } = TAXONOMY_LABELS[kind]
  return (
    <EmptyState
      title={q === "" ? `No ${noun[1]} yet` : `No ${one} is called “${q}”`}
      actions={
        q !== "" && (
          <Button variant="secondary" href={path}>
            {`Show all ${noun[1]}`}
          </Button>
        )
      }
    >
      {q === "" ? "Add the first one; an import adds brands by itself." : "Look for a part of the name."}
    </EmptyState>
  )
}

/** All brands or machine types, with search, form and deletion. */
export function TaxonomyScreen({ kind, entries, choices, q }: Props) {
  const labels = TAXONOMY_LABELS[kind]
  const [edited, setEdited] = useState<TaxonomyEntry | "new" | null>(null)
  const [asked, setAsked] = useState<TaxonomyEntry | null>(null)
  const { remove, showSaved, isDeleting } = useTaxonomyActions(kind)

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
          [{ kind: "action", label: "Delete", variant: "danger", onSelect: () => setAsked(entry) }],
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
        search={q}
        empty={<NothingHere kind={kind} q={q} />}
      />
      {edited !== null && (
        <TaxonomyDialog
          kind={kind}
          entry={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(name) => {
            setEdited(null)
            showSaved(name)
          }}
        />
      )}
      {asked !== null && (
        <DeleteDialog
          {...{ kind, choices, isDeleting }}
          entry={asked}
          onClose={() => setAsked(null)}
          onDelete={(goal) =>
            void remove(asked, goal, {
              ask: () => setAsked({ ...asked, products: null }),
              closeDialog: () => setAsked(null),
            })
          }
        />
      )}
    </div>
  )
}
