import { PencilSquare, Trash } from "@medusajs/icons"
import { Avatar } from "@medusajs/ui"
import { useState } from "react"
import { ListScreen, type ListColumn } from "../../components/ListScreen"
import { RowActions } from "../../components/RowActions"
import { showTime } from "../../lib/dates"
import { useDelete } from "../../lib/use-delete"
import { useOpen } from "../../lib/use-open"
import { type AdminBrand, brands, nameOfBrand } from "./brand"
import { DeleteBrandForm } from "./DeleteBrandForm"

const COLUMNS: readonly ListColumn<AdminBrand>[] = [
  { id: "name", header: "Name", sortable: true, cell: ({ name }) => name },
  {
    id: "logo",
    header: "Logo",
    cell: ({ name, logo }) => (
      <Avatar variant="squared" size="small" src={logo ?? undefined} fallback={name.charAt(0)} />
    ),
  },
  { id: "handle", header: "Handle", sortable: true, cell: ({ handle }) => `/${handle}` },
  {
    id: "updated_at",
    header: "Updated",
    sortable: true,
    cell: ({ updated_at: updatedAt }) => showTime(updatedAt),
  },
]

const addressOf = ({ id }: AdminBrand) => `${id}/edit`

function BrandMenu({ row }: { row: AdminBrand }) {
  const open = useOpen()
  const [isAsked, setAsked] = useState(false)
  const remove = useDelete(brands, "If it has products, you are asked where they go.", () => setAsked(true))
  return (
    <>
      <RowActions
        subject={row.name}
        actions={[
          { label: "Edit", icon: <PencilSquare />, onSelect: () => open(addressOf(row)) },
          { label: "Delete", icon: <Trash />, onSelect: () => void remove(row.id, row.name) },
        ]}
      />
      {isAsked && <DeleteBrandForm brand={row} onClose={() => setAsked(false)} />}
    </>
  )
}

/** The brands of the shop. */
export function BrandList() {
  return (
    <ListScreen<AdminBrand>
      resource={brands}
      title="Brands"
      description="Manufacturers whose products the shop sells."
      columns={COLUMNS}
      nameOf={nameOfBrand}
      addressOf={addressOf}
      RowMenu={BrandMenu}
      defaultOrder="name"
      emptyText="Create the first one, then choose it on a product's page."
      createLabel="Create"
    />
  )
}
