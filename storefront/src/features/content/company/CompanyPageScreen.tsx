import { Breadcrumb, Button, Container, Hero, Link, PageHead, Section } from "@scanwright/design-system"
import type { ReactNode } from "react"
import { site } from "@/config/site"
import type { CompanyPage } from "@/content/company/page"
import { SectionBlocks } from "./SectionBlocks"
import { wayHere } from "./directions"

function Top({ page }: { page: CompanyPage }) {
  const { heading, intro, pictures, action } = page
  const { phone, phoneInternational } = site()
  const breadcrumb = <Breadcrumb items={wayHere(page)} />
  if (!pictures) return <PageHead breadcrumb={breadcrumb} title={heading} intro={intro} />
  const [first] = action.links
  return (
    <>
      <Container className="py-3">{breadcrumb}</Container>
      <Hero
        title={heading}
        intro={intro}
        pictures={pictures}
        actions={
          <>
            {first && (
              <Button href={first.href} size="lg">
                {first.label}
              </Button>
            )}
            <Link variant="deep" href={`tel:${phoneInternational}`}>
              Call {phone}
            </Link>
          </>
        }
      />
    </>
  )
}

/** The call to action at the end of a page. */
export function NextStep({ title, text, links }: CompanyPage["action"]) {
  const [first, ...others] = links
  return (
    <Section
      title={title}
      intro={text}
      ground="deep"
      action={
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {first && (
            <Button href={first.href} size="lg">
              {first.label}
            </Button>
          )}
          {others.map(({ label, href }) => (
            <Link key={href} variant="deep" href={href}>
              {label}
            </Link>
          ))}
        </div>
      }
    />
  )
}

interface Props {
  page: CompanyPage
  /** Content between the page's heading and its sections. */
  lead?: ReactNode
  /** Content between the page's sections and the call to action. */
  children?: ReactNode
}

/** A company page: heading, sections and call to action. */
export function CompanyPageScreen({ page, lead, children }: Props) {
  return (
    <>
      <Top page={page} />
      {lead}
      {page.sections.map(({ title, intro, ground, blocks }) => (
        <Section key={title} title={title} intro={intro} ground={ground}>
          <SectionBlocks blocks={blocks} />
        </Section>
      ))}
      {children}
      <NextStep {...page.action} />
    </>
  )
}
