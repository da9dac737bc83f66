import { toast } from "@medusajs/ui"
import { type ReactNode, useMemo, useState } from "react"
import { isOfKind, productField, type LinkedProductProfile } from "../../../contract/product"
import { FormDialog } from "../../components/FormDialog"
import { Section, SectionRow } from "../../components/Section"
import { type AdminShopProduct, useSaveShopProduct, useShopProduct } from "./product"
import {
  type PlainField,
  plainFieldsOf,
  PROFILE_SECTIONS,
  profileForm,
  profileRecord,
  showSpecification,
  specificationsOf,
} from "./profile-form"

/** Characters of a long description that the section shows. */
const GLIMPSE = 220

function glimpse(html: string | null | undefined): string {
  const text = new DOMParser().parseFromString(html ?? "", "text/html").body.textContent ?? ""
  return text.length > GLIMPSE ? `${text.slice(0, GLIMPSE).trimEnd()}…` : text
}

/** Section on the page of a product: the fields that the shop adds to Medusa's own. */
export function ProfileSection({ productId }: { productId: string }) {
  const { data: product, error, isPending, refetch } = useShopProduct(productId)
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Section
        title="Profile"
        editLabel="Edit profile"
        onEdit={() => setEditing(true)}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        {product && <ProfileRows product={product} />}
      </Section>
      {isEditing && product && <ProfileForm product={product} onClose={() => setEditing(false)} />}
    </>
  )
}

/** What a row shows of a field, where it is not what its kind shows; null leaves the row out. */
const SHOWN: Partial<Record<PlainField, ((profile: LinkedProductProfile) => ReactNode) | null>> = {
  rating: ({ rating, review_count: count }) =>
    rating !== null && `${rating} of 5${count === null ? "" : ` from ${count} reviews`}`,
  // The row of the rating says it.
  review_count: null,
  brochure_url: ({ brochure_url: url }) =>
    url && (
      <a href={url} target="_blank" rel="noreferrer" className="txt-compact-small underline">
        Open the PDF
      </a>
    ),
  seo_keywords: ({ seo_keywords: keywords }) => keywords.join(", "),
}

/** What a row shows of a field by its kind: lists as bullets, a glimpse of HTML, texts and figures as they are. */
function shownOf(field: PlainField, profile: LinkedProductProfile): ReactNode {
  if (isOfKind(field, "html")) return glimpse(profile[field])
  const value = profile[field]
  if (Array.isArray(value)) return value.map((text) => `• ${text}`).join("\n")
  const { unit } = productField(field)
  return value !== null && unit ? `${value} ${unit}` : value
}

function FieldRows({
  heading,
  profile,
}: {
  heading: keyof typeof PROFILE_SECTIONS
  profile: LinkedProductProfile | null
}) {
  return plainFieldsOf(...PROFILE_SECTIONS[heading]).map((field) => {
    const shown = SHOWN[field]
    if (shown === null) return null
    return (
      <SectionRow key={field} label={productField(field).label}>
        {profile && (shown ? shown(profile) : shownOf(field, profile))}
      </SectionRow>
    )
  })
}

function ProfileRows({ product }: { product: AdminShopProduct }) {
  const profile = product.product_profile
  const withAlt = profile?.images.filter(({ alt_text: alt }) => alt).length ?? 0
  return (
    <>
      <FieldRows heading="description" profile={profile} />
      {specificationsOf(product).map((definition) => (
        <SectionRow key={definition.key} label={definition.label}>
          {showSpecification(definition, profile?.specifications)}
        </SectionRow>
      ))}
      <FieldRows heading="specifications" profile={profile} />
      <FieldRows heading="price" profile={profile} />
      <FieldRows heading="search" profile={profile} />
      <FieldRows heading="pictures" profile={profile} />
      <SectionRow label="Pictures with alternative text">{`${withAlt} of ${product.images.length}`}</SectionRow>
    </>
  )
}

function ProfileForm({ product, onClose }: { product: AdminShopProduct; onClose: () => void }) {
  const { mutateAsync } = useSaveShopProduct(product.id)
  const groups = useMemo(() => profileForm(product), [product])
  const record = useMemo(() => profileRecord(product), [product])
  return (
    <FormDialog
      shape="window"
      title={`Profile of ${product.title}`}
      description="What the shop says about the product beyond Medusa's own fields."
      groups={groups}
      stored={record}
      onSave={async (body) => {
        await mutateAsync(body)
        toast.success("The profile is saved")
      }}
      onClose={onClose}
    />
  )
}
