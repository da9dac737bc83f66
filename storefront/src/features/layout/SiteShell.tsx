import { Footer, Header, Logo, SkipLink } from "@scanwright/design-system"
import type { ReactNode } from "react"
import { FOOTER_GROUPS, HEADER_LINKS } from "@/config/navigation"
import { routes } from "@/config/routes"
import { site } from "@/config/site"
import { Providers } from "./Providers"

/** Header, footer and what stands between them. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { name, tagline, legalName, companyNumber, vatNumber, registeredIn, address, phone, email, social } =
    site()
  return (
    <Providers>
      <SkipLink />
      <Header
        logo={<Logo name={name} />}
        homeLabel={`${name} home`}
        links={HEADER_LINKS}
        searchAction={routes.products}
        cartHref={routes.home}
        // There is no cart yet, so nothing stands in its place.
        cart={<></>}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer
        logo={<Logo name={name} />}
        tagline={`${tagline}. Barcode equipment sold, repaired, rented and recycled, so that less of it ends up as waste.`}
        groups={FOOTER_GROUPS}
        company={{
          legalName,
          number: companyNumber,
          vatNumber,
          placeOfRegistration: registeredIn,
          address: [legalName, address.street, `${address.city} ${address.postcode}`, address.country],
          phone,
          email,
        }}
        social={[
          { label: "LinkedIn", href: social.linkedin },
          { label: "YouTube", href: social.youtube },
        ]}
        legal={[]}
      />
    </Providers>
  )
}
