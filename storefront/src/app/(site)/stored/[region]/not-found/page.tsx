import type { Metadata } from "next"
import { catalogue } from "@/content/catalogue"
import { NotFoundPage } from "@/features/layout/NotFoundPage"
import { buildMetadata } from "@/features/seo/metadata"

export const generateMetadata = (): Metadata =>
  buildMetadata({ title: catalogue.notFound.title, isIndexed: false })

/** Answers every address that no other page answers: next.config.ts sends them here. */
export default function UnknownAddress() {
  return <NotFoundPage />
}
