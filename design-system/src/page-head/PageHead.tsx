import { type ReactNode } from "react"
import { Container } from "../layout"
import { Heading, Text } from "../text"

export interface PageHeadProps {
  /** The breadcrumb, usually `<Breadcrumb />`. */
  breadcrumb?: ReactNode
  /** The page's heading (`h1`). */
  title: ReactNode
  /** A sentence under it. */
  intro?: ReactNode
  /** Content that belongs to the whole page: a count, a search. */
  children?: ReactNode
}

/** The top of a page: breadcrumb, heading, introduction. */
export function PageHead({ breadcrumb, title, intro, children }: PageHeadProps) {
  return (
    <Container className="pt-6 pb-8">
      {breadcrumb}
      <Heading level="h1" size="xl" className={breadcrumb ? "mt-6" : undefined}>
        {title}
      </Heading>
      {intro && (
        <Text as="div" size="lg" variant="muted" className="mt-3 max-w-reading">
          {intro}
        </Text>
      )}
      {children && <div className="mt-6">{children}</div>}
    </Container>
  )
}
