import { toast } from "@medusajs/ui"
import { useMemo, useState } from "react"
import { Link } from "react-router-dom"
import { FormDialog } from "../../components/FormDialog"
import { Section, SectionRow } from "../../components/Section"
import { type FieldGroup } from "../../lib/fields"
import { useRows } from "../../lib/resource"
import { type AdminBrand, ALL_BRANDS, brands } from "../brands/brand"
import { type AdminShopProduct, useSaveShopProduct, useShopProduct } from "./product"

/** The brand of a product. */
export function BrandSection({ productId }: { productId: string }) {
  const { data: product, error, isPending, refetch } = useShopProduct(productId)
  const [isEditing, setEditing] = useState(false)
  const lacks = product
    ? [...(product.brand ? [] : ["a brand"]), ...(product.categories.length > 0 ? [] : ["a category"])]
    : []
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
        {lacks.length > 0 && (
          <SectionRow label="Search engines">{`Left out until it has ${lacks.join(" and ")}`}</SectionRow>
        )}
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
