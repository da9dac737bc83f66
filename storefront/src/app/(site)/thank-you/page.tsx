import type { Metadata } from "next"
import { enquiry } from "@/content/enquiry"
import { ThankYouPage } from "@/features/enquiry/ThankYouPage"
import { buildMetadata } from "@/features/seo/metadata"

export const generateMetadata = (): Metadata =>
  buildMetadata({ title: enquiry.thankYou.pageTitle, isIndexed: false })

interface Props {
  searchParams: Promise<{ reference?: string | string[] }>
}

/** What a reference looks like; anything else in the address is not repeated. */
const REFERENCE = /^SW-\d{4}-\d{6,}$/

/** Drawn for each visit, so that the reference is in the page also without scripts. Nothing is asked of the backend. */
export default async function ThankYouRoute({ searchParams }: Props) {
  const { reference } = await searchParams
  const isReference = typeof reference === "string" && REFERENCE.test(reference)
  return <ThankYouPage reference={isReference ? reference : null} />
}
