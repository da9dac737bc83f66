import { PencilSquare, Trash } from "@medusajs/icons"
import { type DataTableCommand, StatusBadge, toast, usePrompt } from "@medusajs/ui"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type AdminUrlSeo } from "../../../contract/url-seo"
import { ListScreen, type ListColumn } from "../../components/ListScreen"
import { RowActions } from "../../components/RowActions"
import { showTime } from "../../lib/dates"
import { callAdmin } from "../../lib/sdk"
import { useDelete } from "../../lib/use-delete"
import { useOpen } from "../../lib/use-open"
import { nameOfUrlSeo, urlSeos } from "./url-seo"

const FILTERS = [
  {
    id: "is_active",
    label: "Status",
    choices: [
      { value: "true", label: "Active" },
      { value: "false", label: "Inactive" },
    ],
  },
] as const

const COLUMNS: readonly ListColumn<AdminUrlSeo>[] = [
  { id: "url", header: "Path", sortable: true, cell: nameOfUrlSeo, maxSize: 320 },
  {
    id: "state",
    header: "Status",
    cell: ({ is_active: isActive }) =>
      isActive ? (
        <StatusBadge color="green">Active</StatusBadge>
      ) : (
        <StatusBadge color="grey">Inactive</StatusBadge>
      ),
  },
  { id: "meta_title", header: "Meta title", cell: ({ meta_title: title }) => title ?? "–", maxSize: 360 },
  {
    id: "updated_at",
    header: "Updated",
    sortable: true,
    cell: ({ updated_at: updatedAt }) => showTime(updatedAt),
  },
]

const CONSEQUENCE = "Its page will use the page defaults."

const addressOf = ({ id }: AdminUrlSeo) => `${id}/edit`

function UrlSeoMenu({ row }: { row: AdminUrlSeo }) {
  const open = useOpen()
  const remove = useDelete(urlSeos, CONSEQUENCE)
  return (
    <RowActions
      subject={row.url}
      actions={[
        { label: "Edit", icon: <PencilSquare />, onSelect: () => open(addressOf(row)) },
        { label: "Delete", icon: <Trash />, onSelect: () => void remove(row.id, row.url) },
      ]}
    />
  )
}

/** Deletes several configs at once, all or none. */
function useBulkDelete() {
  const prompt = usePrompt()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (ids: string[]) =>
      callAdmin(`${urlSeos.path}/batch`, { method: "POST", body: { delete: ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [urlSeos.path] }),
  })
  return async (ids: string[], clear: () => void) => {
    const some = ids.length === 1 ? "1 URL SEO config" : `${ids.length} URL SEO configs`
    const isAgreed = await prompt({
      title: `Delete ${some}?`,
      description: "Their pages will use the page defaults.",
      confirmText: "Delete",
      cancelText: "Cancel",
    })
    if (!isAgreed) return
    try {
      await mutateAsync(ids)
      clear()
      toast.success(`${some} deleted`)
    } catch (error) {
      toast.error("Nothing was deleted", {
        description: error instanceof Error ? error.message : String(error),
      })
    }
  }
}

/** List of the metadata configs of single pages. */
export function UrlSeoList() {
  const removeAll = useBulkDelete()
  const commands = (ids: string[], clear: () => void): DataTableCommand[] => [
    { label: "Delete", shortcut: "d", action: () => void removeAll(ids, clear) },
  ]
  return (
    <ListScreen<AdminUrlSeo>
      resource={urlSeos}
      title="URL SEO configs"
      description="Metadata of single pages for search engines and social networks."
      columns={COLUMNS}
      nameOf={nameOfUrlSeo}
      addressOf={addressOf}
      RowMenu={UrlSeoMenu}
      filters={FILTERS}
      defaultOrder="url"
      emptyText="Pages have good defaults. Create a config to replace them for one page."
      createLabel="Create"
      commands={commands}
    />
  )
}
