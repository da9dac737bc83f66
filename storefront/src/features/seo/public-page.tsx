import type { Metadata } from "next"
import type { ReactElement, ReactNode } from "react"
import { notServedMetadata, notServedPage } from "@/features/connection/NotServedPage"
import { MedusaReadError } from "@/lib/medusa/failure"
import { headOf } from "./head-of"
import { buildMetadata, type PageMetadata } from "./metadata"

interface Description<Props, Data> {
  /** Reads everything the page shows. It may redirect. */
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
export function publicPage<Props, Data>({
  read,
  about,
  render,
}: Description<Props, Data>): PublicPage<Props> {
  return {
    generateMetadata: async (props) => {
      const metadata = await attempt(async () => buildMetadata(about(await read(props))))
      return metadata.isRead ? metadata.value : notServedMetadata(metadata.error)
    },
    Page: async (props) => {
      const page = await attempt(async () => {
        const data = await read(props)
        return { data, head: await headOf(about(data)) }
      })
      if (!page.isRead) return notServedPage(page.error)
      const { data, head } = page.value
      return (
        <>
          {head}
          {render(data)}
        </>
      )
    },
  }
}
