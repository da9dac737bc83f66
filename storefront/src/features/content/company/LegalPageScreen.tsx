import {
  articleHeadings,
  Breadcrumb,
  Container,
  PageHead,
  Prose,
  TableOfContents,
  Text,
} from "@scanwright/design-system"
import type { LegalPage } from "@/content/company/page"
import { articleHtml } from "./article"
import { wayHere } from "./directions"

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })

/** A legal page, with its table of contents beside it. */
export function LegalPageScreen({ page }: { page: LegalPage }) {
  const html = articleHtml(page.parts)
  return (
    <>
      <PageHead breadcrumb={<Breadcrumb items={wayHere(page)} />} title={page.label} intro={page.intro}>
        <Text size="sm" variant="muted">
          In force since <time dateTime={page.since}>{DAY.format(new Date(page.since))}</time>
        </Text>
      </PageHead>
      <Container className="grid gap-8 pb-16 lg:grid-cols-4 lg:gap-12">
        <TableOfContents entries={articleHeadings(html)} className="lg:sticky lg:top-24 lg:self-start" />
        <div className="min-w-0 lg:col-span-3">
          <Prose html={html} anchors />
        </div>
      </Container>
    </>
  )
}
