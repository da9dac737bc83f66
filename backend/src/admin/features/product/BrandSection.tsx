import { toast } from "@medusajs/ui"
import { useMemo, useState } from "react"
import { Link } from "react-router-dom"
import { FormDialog } from "../../components/FormDialog"
import { Section, SectionRow } from "../../components/Section"
import { type FieldGroup } from "../../lib/fields"
import { useRows } from "../../lib/resource"
import { type AdminBrand, brands } from "../brands/brand"
import { type AdminShopProduct, useSaveShopProduct, useShopProduct } from "./product"

/** Every brand a trade shop has: they are chosen from one list. */
const ALL_BRANDS = { limit: 1000, order: "name", fields: "id,name" }

/** The brand of a product. */
export function BrandSection({ productId }: { productId: string }) {
  const { data: product, error, isPending, refetch } = useShopProduct(productId)
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Section
        title="Brand"
        editLabel="Change brand"
        onEdit={() => setEditing(true)}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        <SectionRow label="Brand">
          {product?.brand && (
            <Link to={`/brands/${product.brand.id}/edit`} className="underline">
              {product.brand.name}
            </Link>
          )}
        </SectionRow>
      </Section>
      {isEditing && product && <BrandForm product={product} onClose={() => setEditing(false)} />}
    </>
  )
}

function BrandForm({ product, onClose }: { product: AdminShopProduct; onClose: () => void }) {
  const { mutateAsync } = useSaveShopProduct(product.id)
  const { data, error, refetch } = useRows<AdminBrand>(brands, ALL_BRANDS)
  const groups = useMemo(
    (): readonly FieldGroup[] => [
      {
        title: "Brand",
        fields: [
          {
            name: "brand_id",
            label: "Brand",
            kind: "choice",
            placeholder: "No brand",
            choices: data?.rows.map(({ id, name }) => ({ value: id, label: name })) ?? [],
          },
        ],
      },
    ],
    [data],
  )
  return (
    <FormDialog
      shape="drawer"
      title="Change brand"
      description={`The manufacturer of ${product.title}. It is part of the product's address.`}
      groups={groups}
      stored={data && { brand_id: product.brand?.id }}
      error={error}
      onRetry={() => void refetch()}
      onSave={async (body) => {
        await mutateAsync(body)
        toast.success("The brand is changed")
      }}
      onClose={onClose}
    />
  )
}
