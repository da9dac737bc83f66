import { normaliseSitePath } from "@scanwright/backend/contract"
import { Alert, Button, Link } from "@scanwright/design-system"
import { notFound } from "next/navigation"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { requireStaff } from "@/staff/session/require-staff"
import { StaffPage } from "@/staff/shell/StaffPage"
import { editSeoHref } from "@/staff/url-seo/address-list"
import { readPageInPlace } from "@/staff/url-seo/page-metadata"
import { SeoForm } from "@/staff/url-seo/SeoForm"
import { readConfigOf } from "@/staff/url-seo/data"

interface Props {
  searchParams: Promise<{ url?: string | string[]; from?: string | string[] }>
}

const pathOf = (given: string | string[] | undefined) =>
  typeof given === "string" ? normaliseSitePath(given) : null

/** The config that a form begins with; undefined where no address is named, or it has none. */
async function readCopied(from: string | null) {
  const read = from === null ? null : await readConfigOf(from)
  return read?.ok ? (read.value ?? undefined) : undefined
}

/** Edits the URL SEO config of one address; `?from=` starts with a copy of another one. */
export default async function EditUrlSeoPage({ searchParams }: Props) {
  await requireStaff()
  const { url: given, from } = await searchParams
  const url = pathOf(given)
  if (url === null) notFound()
  const [config, copied, { metadata, leadsTo }] = await Promise.all([
    readConfigOf(url),
    readCopied(pathOf(from)),
    readPageInPlace(url),
  ])
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
      {leadsTo !== null && (
        <Alert variant="warning" title={`This address leads to ${leadsTo}`} live="off">
          Visitors and search engines do not see what is set here.{" "}
          <Link href={editSeoHref(leadsTo)}>Edit {leadsTo}</Link>
        </Alert>
      )}
      {config.ok && copied && (
        <Alert variant="info" title={`Copied from ${copied.url}`} live="off">
          {config.value === null
            ? "Nothing is stored for this address until you save."
            : "This address has a config already: saving puts the copy in its place."}
        </Alert>
      )}
      {config.ok ? (
        <SeoForm
          key={url}
          url={url}
          config={config.value}
          {...(copied && { copy: copied })}
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
