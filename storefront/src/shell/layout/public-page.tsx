import type { Metadata } from "next"
import { cache, type ReactElement, type ReactNode } from "react"
import { notServedMetadata, notServedPage, notStored } from "@/shell/connection/NotServedPage"
import { MedusaReadError } from "@/lib/medusa/failure"
import { headOf } from "@/shell/seo/head-of"
import { buildMetadata, toMetadata, type PageMetadata } from "@/shell/seo/metadata"

/** What Next.js gives a page; the same promises for what it says of itself and for what it shows. */
interface RouteProps {
  params?: Promise<unknown>
  searchParams?: Promise<unknown>
}

interface Description<Props, Data> {
  /** Reads everything the page shows, once. It may redirect. */
  read: (props: Props) => Promise<Data>
  /** What the page says of itself. */
  about: (data: Data) => PageMetadata
  /** What the page shows of what was read. */
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
 * Makes a public page. Every one of them is made by this, so that none forgets what staff say about its address, its
 * structured data, or what to show while Medusa does not answer:
 *
 *     const { generateMetadata, Page } = publicPage({ read, about, render })
 *     export { generateMetadata, Page as default }
 */
export function publicPage<Props extends RouteProps, Data>({
  read,
  about,
  render,
}: Description<Props, Data>): PublicPage<Props> {
  const readOnce = cache((params: Props["params"], searchParams: Props["searchParams"]) =>
    read({ params, searchParams } as Props),
  )
  const readFor = ({ params, searchParams }: Props) => readOnce(params, searchParams)
  return {
    generateMetadata: async (props) => {
      const page = await attempt(async () => about(await readFor(props)))
      if (!page.isRead) return notServedMetadata(page.error)
      const metadata = await attempt(() => buildMetadata(page.value))
      return metadata.isRead ? metadata.value : toMetadata(page.value, null)
    },
    Page: async (props) => {
      const data = await attempt(() => readFor(props))
      if (!data.isRead) return notServedPage(data.error)
      // A page is shown even where only what staff say of it could not be read; but it is not kept like that.
      const head = await attempt(() => headOf(about(data.value)))
      return (
        <>
          {head.isRead ? head.value : notStored(head.error)}
          {render(data.value)}
        </>
      )
    },
  }
}
