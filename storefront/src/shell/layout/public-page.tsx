import type { Metadata } from "next"
import { cache, type ReactElement, type ReactNode } from "react"
import { notServedMetadata, notServedPage, notStored } from "@/shell/connection/NotServedPage"
import { loadCompany } from "@/lib/medusa/company-facts"
import { MedusaReadError } from "@/lib/medusa/failure"
import { headOf } from "@/shell/seo/head-of"
import { buildMetadata, toMetadata, type PageMetadata } from "@/shell/seo/metadata"

/** Props that Next.js passes to a page; the same promises for the metadata and for the page. */
interface RouteProps {
  params?: Promise<unknown>
  searchParams?: Promise<unknown>
}

interface Description<Props, Data> {
  /** Reads everything the page shows, once. May redirect. Reads that need `site()` await `loadCompanyIfPossible` first. */
  read: (props: Props) => Promise<Data>
  /** Makes the page's metadata. */
  metadata: (data: Data) => PageMetadata
  /** Renders the data. */
  render: (data: Data) => ReactNode
}

interface PublicPage<Props> {
  generateMetadata: (props: Props) => Promise<Metadata>
  Page: (props: Props) => Promise<ReactElement>
}

type Attempt<Value> =
  | { readonly isRead: true; readonly value: Value }
  | { readonly isRead: false; readonly error: MedusaReadError }

async function attempt<Value>(run: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { isRead: true, value: await run() }
  } catch (error) {
    if (error instanceof MedusaReadError) return { isRead: false, error }
    throw error
  }
}

/**
 * Makes a public page. Every public page is made by this function, so that none lacks the URL SEO config of its address,
 * its structured data, or the screen for a Medusa that does not respond:
 *
 *     const { generateMetadata, Page } = publicPage({ read, metadata, render })
 *     export { generateMetadata, Page as default }
 */
export function publicPage<Props extends RouteProps, Data>({
  read,
  metadata,
  render,
}: Description<Props, Data>): PublicPage<Props> {
  const readOnce = cache((params: Props["params"], searchParams: Props["searchParams"]) =>
    read({ params, searchParams } as Props),
  )
  const readFor = ({ params, searchParams }: Props) => readOnce(params, searchParams)
  return {
    generateMetadata: async (props) => {
      const [page] = await Promise.all([attempt(() => readFor(props)), attempt(loadCompany)])
      if (!page.isRead) return notServedMetadata(page.error)
      const described = metadata(page.value)
      const built = await attempt(() => buildMetadata(described))
      return built.isRead ? built.value : toMetadata(described, null)
    },
    Page: async (props) => {
      const [data, company] = await Promise.all([attempt(() => readFor(props)), attempt(loadCompany)])
      if (!data.isRead) return notServedPage(data.error)
      // A page whose URL SEO config or company facts could not be read is shown, but not stored.
      const head = await attempt(() => headOf(metadata(data.value)))
      return (
        <>
          {head.isRead ? head.value : notStored(head.error)}
          {!company.isRead && notStored(company.error)}
          {render(data.value)}
        </>
      )
    },
  }
}
