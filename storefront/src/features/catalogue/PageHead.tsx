import { Breadcrumb, Container } from "@scanwright/design-system"
import type { ReactNode } from "react"
import { JsonLd } from "@/features/seo/JsonLd"
import { breadcrumbList, type Crumb } from "@/features/seo/structured-data"

interface Props {
  /** The way here; the last crumb is this page. */
  crumbs: Crumb[]
  title: string
  /** A sentence under the heading. */
  intro?: ReactNode
  children?: ReactNode
}

/** The top of a browsing page: the way here, its heading, a sentence. */
export function PageHead({ crumbs, title, intro, children }: Props) {
  return (
    <Container className="pt-6 pb-8">
      <JsonLd data={breadcrumbList(crumbs)} />
      <Breadcrumb items={crumbs} />
      <h1 className="mt-6 text-3xl font-semibold sm:text-4xl">{title}</h1>
      {intro && <p className="mt-3 max-w-reading text-lg text-ink-muted">{intro}</p>}
      {children}
    </Container>
  )
}
