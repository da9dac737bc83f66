import { toast } from "@medusajs/ui"
import { useMemo, useState } from "react"
import { FormDialog } from "../../components/FormDialog"
import { Section, SectionRow } from "../../components/Section"
import { type AdminShopProduct, useSaveShopProduct, useShopProduct } from "./product"
import { profileForm, profileRecord, showSpecification, specificationsOf } from "./profile-form"

/** Characters of a long description that the section shows. */
const GLIMPSE = 220

function glimpse(html: string | null | undefined): string {
  const text = new DOMParser().parseFromString(html ?? "", "text/html").body.textContent ?? ""
  return text.length > GLIMPSE ? `${text.slice(0, GLIMPSE).trimEnd()}…` : text
}

const bullets = (texts: readonly string[] | undefined) => texts?.map((text) => `• ${text}`).join("\n")

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

function ProfileRows({ product }: { product: AdminShopProduct }) {
  const profile = product.product_profile
  const withAlt = profile?.images.filter(({ alt_text: alt }) => alt).length ?? 0
  return (
    <>
      <SectionRow label="Long description">{glimpse(profile?.long_description)}</SectionRow>
      <SectionRow label="Key features">{bullets(profile?.key_features)}</SectionRow>
      <SectionRow label="Features">{bullets(profile?.features)}</SectionRow>
      <SectionRow label="Compatibility">{bullets(profile?.compatibility)}</SectionRow>
      {specificationsOf(product).map((definition) => (
        <SectionRow key={definition.key} label={definition.label}>
          {showSpecification(definition, profile?.specifications)}
        </SectionRow>
      ))}
      <SectionRow label="Price text">{profile?.price_text}</SectionRow>
      <SectionRow label="Rating">
        {profile?.rating != null && `${profile.rating} of 5 from ${profile.review_count ?? 0} reviews`}
      </SectionRow>
      <SectionRow label="Brochure">
        {profile?.brochure_url && (
          <a
            href={profile.brochure_url}
            target="_blank"
            rel="noreferrer"
            className="txt-compact-small underline"
          >
            Open the PDF
          </a>
        )}
      </SectionRow>
      <SectionRow label="SEO title">{profile?.seo_title}</SectionRow>
      <SectionRow label="SEO description">{profile?.seo_description}</SectionRow>
      <SectionRow label="SEO keywords">{profile?.seo_keywords.join(", ")}</SectionRow>
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
