import { type ReactNode } from "react"
import { BarMotif } from "../bar-motif"
import { Icon } from "../icon"
import { Container } from "../layout"
import { Link } from "../link"

interface FooterLink {
  label: string
  href: string
}

export interface FooterProps {
  /** Columns of links. */
  groups: { title: string; links: FooterLink[] }[]
  /** Company details that UK law requires on a website (Companies (Trading Disclosures) Regulations 2008, regulation 25). */
  company: {
    legalName: string
    number: string
    vatNumber: string
    placeOfRegistration: string
    /** Registered office, one line each. */
    address: string[]
    phone: string
    email: string
  }
  social: FooterLink[]
  /** Links after the company details; left out, there is no row. */
  legal?: FooterLink[]
  /** A sentence on the company. */
  tagline: ReactNode
  /** The environmental promise, in a sentence or two. */
  commitment?: ReactNode
  /** After the legal links: a button that opens the cookie preferences, for example. */
  legalAction?: ReactNode
  /** The sign, usually `<Logo />`. */
  logo?: ReactNode
}

interface LinkRowProps {
  label: string
  links: FooterLink[]
  /** Last item of the row. */
  action?: ReactNode
}

/** Links in a row; nothing without links. */
function LinkRow({ label, links, action }: LinkRowProps) {
  if (links.length === 0 && !action) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map((link) => (
          <li key={link.href}>
            <Link variant="plain" href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
        {action && <li>{action}</li>}
      </ul>
    </nav>
  )
}

/** The foot of every page: links, contact and company details. On paper the company's particulars remain. */
export function Footer({
  groups,
  company,
  social,
  legal = [],
  tagline,
  commitment,
  legalAction,
  logo,
}: FooterProps) {
  return (
    <footer className="footer">
      <Container className="pt-12 pb-8">
        <div className="grid gap-10 lg:grid-cols-3">
          <div className="max-w-narrow">
            {logo}
            <p className="mt-4 max-w-reading text-deep-ink-muted">{tagline}</p>
            {commitment && (
              <p className="footer-commitment">
                <Icon name="leaf" />
                <span>{commitment}</span>
              </p>
            )}
            <address>
              {company.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ul className="mt-4">
              <li>
                <a href={`tel:${company.phone.replace(/[^\d+]/g, "")}`}>
                  <Icon name="phone" />
                  <span dir="ltr" className="tabular">
                    {company.phone}
                  </span>
                </a>
              </li>
              <li>
                <a href={`mailto:${company.email}`}>
                  <Icon name="mail" />
                  <span className="break-all">{company.email}</span>
                </a>
              </li>
            </ul>
          </div>
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:col-span-2">
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link variant="plain" href={href}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>

        <BarMotif className="mt-12 h-6 w-full text-deep-line" />

        <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <LinkRow label="Legal" links={legal} action={legalAction} />
          <LinkRow label="Social media" links={social} />
        </div>
        <p className="footer-particulars">
          {company.legalName} is registered in {company.placeOfRegistration}, company number {company.number}.
          VAT number {company.vatNumber}. Registered office: {company.address.join(", ")}.
          <span>
            {" "}
            Telephone {company.phone}, e-mail {company.email}.
          </span>
        </p>
      </Container>
    </footer>
  )
}
