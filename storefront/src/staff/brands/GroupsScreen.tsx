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
import type { Group, GroupKind } from "./data"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteGroup, restoreGroup } from "./actions"
import { GroupDialog } from "./GroupDialog"
import { GROUP_WORDS } from "./labels"

interface Props {
  kind: GroupKind
  groups: readonly Group[]
  q: string
}

const PER_PAGE = 50

const productsHref = (kind: GroupKind, id: string) =>
  `/admin/products?${GROUP_WORDS[kind].filter}=${encodeURIComponent(id)}`

const columnsOf = (kind: GroupKind): readonly DataColumn<Group>[] => [
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
          sortBy: ({ sort }: Group) => sort,
          cell: ({ sort }: Group) => sort,
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
export function GroupsScreen({ kind, groups, q }: Props) {
  const router = useRouter()
  const words = GROUP_WORDS[kind]
  const [edited, setEdited] = useState<Group | "new" | null>(null)
  const [deleted, setDeleted] = useState<Group | null>(null)
  const { run: remove, isPending: isDeleting } = useStaffAction(deleteGroup, { handles: ["conflict"] })
  const { run: restore } = useStaffAction(restoreGroup)

  const undo = async ({ id, name }: Group) => {
    const outcome = await restore({ kind, id })
    if (outcome.ok) toaster.show({ variant: "success", title: "Brought back", description: name })
    router.refresh()
  }

  const confirmDelete = async (group: Group) => {
    const { id, updatedAt, name } = group
    const outcome = await remove({ kind, id, updatedAt })
    setDeleted(null)
    if (outcome.ok) {
      toaster.show({
        variant: "success",
        title: "Deleted",
        description: name,
        action: { label: "Undo", onSelect: () => void undo(group) },
      })
    } else if (outcome.kind === "conflict") {
      toaster.show({
        variant: "destructive",
        title: "Changed meanwhile",
        description: `Somebody else has changed ${name}. The list now shows how it is; delete it again if it shall go.`,
      })
    }
    router.refresh()
  }

  const rowActions = useMemo(
    () => (group: Group) => (
      <Menu
        trigger="more"
        size="sm"
        align="end"
        label={`Actions for ${group.name}`}
        groups={[
          [
            { kind: "action", label: "Edit", onSelect: () => setEdited(group) },
            { kind: "link", label: "Show its products", href: productsHref(kind, group.id) },
          ],
          [{ kind: "action", label: "Delete", variant: "danger", onSelect: () => setDeleted(group) }],
        ]}
      />
    ),
    [kind],
  )

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          action={words.path}
          name="q"
          label={`Search ${words.noun[1]} by name`}
          placeholder="Name"
          defaultValue={q}
          className="min-w-0 flex-1"
        />
        <Button onClick={() => setEdited("new")}>{`Add ${words.one}`}</Button>
      </div>
      <DataTable<Group>
        caption={words.title}
        hideCaption
        noun={words.noun}
        columns={COLUMNS[kind]}
        rows={groups}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={rowActions}
        pageSize={PER_PAGE}
        empty={
          <EmptyState
            title={q === "" ? `No ${words.noun[1]} yet` : `No ${words.one} is called “${q}”`}
            actions={
              q !== "" && (
                <Button variant="secondary" href={words.path}>
                  {`Show all ${words.noun[1]}`}
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
        <GroupDialog
          kind={kind}
          group={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(name) => {
            setEdited(null)
            toaster.show({ variant: "success", title: "Saved", description: name })
            router.refresh()
          }}
        />
      )}
      <Dialog
        open={deleted !== null}
        role="alertdialog"
        title={`Delete ${deleted?.name ?? ""}?`}
        description={words.deletion}
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
