import { normaliseSitePath } from "@scanwright/backend/contract"
import { Alert, Button, Link } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { readPageMetadata } from "@/staff/url-seo/page-metadata"
import { SeoForm } from "@/staff/url-seo/SeoForm"
import { readConfigOf } from "@/staff/url-seo/data"

interface Props {
  searchParams: Promise<{ url?: string | string[] }>
}

/** Edits the URL SEO config of one address. */
export default async function EditUrlSeoPage({ searchParams }: Props) {
  await requireStaff()
  const { url: given } = await searchParams
  const url = typeof given === "string" ? normaliseSitePath(given) : null
  if (url === null) notFound()
  const [config, metadata] = await Promise.all([readConfigOf(url), readPageMetadata(url)])
  return (
    <StaffPage
      title={url}
      back={<Link href="/admin/url-seo">URL SEO</Link>}
      actions={
        <Button variant="secondary" href={encodeURI(url)}>
          See the page
        </Button>
      }
    >
      {config.ok ? (
        <SeoForm
          key={url}
          url={url}
          config={config.value}
          metadata={metadata}
          siteName={site().name}
          siteUrl={env().SITE_URL}
        />
      ) : (
        <Alert variant="danger" title="The config could not be read">
          {config.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}
