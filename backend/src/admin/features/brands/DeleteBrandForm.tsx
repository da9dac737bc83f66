import { toast } from "@medusajs/ui"
import { useMemo } from "react"
import { FormDialog } from "../../components/FormDialog"
import { NONE } from "../../../contract/catalogue"
import { type FieldGroup } from "../../lib/fields"
import { useRemove, useRows } from "../../lib/resource"
import { type AdminBrand, ALL_BRANDS, brands } from "./brand"

interface Props {
  brand: AdminBrand
  onClose: () => void
}

/** Asks where the products of a brand go, then deletes it. */
export function DeleteBrandForm({ brand: { id, name }, onClose }: Props) {
  const { mutateAsync } = useRemove(brands)
  const { data, error, refetch } = useRows<AdminBrand>(brands, ALL_BRANDS)
  const groups = useMemo((): readonly FieldGroup[] => {
    const others = data?.rows.filter((row) => row.id !== id) ?? []
    return [
      {
        title: "Products",
        fields: [
          {
            name: "products_to",
            label: "Its products go to",
            kind: "choice",
            required: true,
            hint: "Products without a brand stay in the shop, but not in sitemaps, the product feed or search engines.",
            choices: [
              { value: NONE, label: "No brand" },
              ...others.map((row) => ({ value: row.id, label: row.name })),
            ],
          },
        ],
      },
    ]
  }, [data, id])
  return (
    <FormDialog
      shape="drawer"
      title={`Delete ${name}`}
      description="It has products. Say where they go."
      groups={groups}
      stored={data && null}
      error={error}
      onRetry={() => void refetch()}
      saveLabel="Delete"
      onSave={async (query) => {
        await mutateAsync({ id, query })
        toast.success(`“${name}” is deleted`)
      }}
      onClose={onClose}
    />
  )
}
