import { Icon, Link } from "@scanwright/design-system"
import type { ReactNode } from "react"
import * as accountRoutes from "@/config/account-routes"
import { FOOTER_GROUPS, HEADER_LINKS, LEGAL_LINKS, PRODUCTS_MENU } from "@/config/navigation"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { accountCopy } from "@/content/account"
import { MenuBrands } from "@/features/catalogue/menu/MenuBrands"
import { EARLY_INPUT_SCRIPT } from "@/lazy/early-input-script"
import { loadCompanyIfPossible } from "@/lib/medusa/company-facts"
import { JsonLd } from "@/shell/seo/JsonLd"
import { organization } from "@/shell/seo/structured-data"
import { ACCOUNT_NAME } from "./account-name-place"
import { SiteFrame } from "./SiteFrame"

const { label, types, brands, ways } = PRODUCTS_MENU
const LINKS = HEADER_LINKS.map((link) =>
  link.href === routes.products
    ? { ...link, menu: { label, groups: [types, { ...brands, rows: <MenuBrands /> }, ways] } }
    : link,
)

interface Props {
  /** Name of the signed-in company, on pages of its account; left out, the page is everybody's. */
  companyName?: string
  children: ReactNode
}

/**
 * Header, footer and the page between them. Public pages are the same for everybody: their link to the account says "Sign in",
 * until a script of its own puts the company's name in its place.
 */
export async function SiteShell({ companyName, children }: Props) {
  // The page itself reports a failure.
  await loadCompanyIfPossible()
  const shop = site()
  const { phone, legalName, address, social } = shop
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
      <JsonLd data={organization()} />
      <SiteFrame
        name={shop.name}
        links={LINKS}
        // Made on the server: no page's scripts carry them.
        notice={
          <Link variant="plain" href={`tel:${phone.replaceAll(" ", "")}`}>
            <Icon name="phone" />
            {phone}
          </Link>
        }
        account={
          <Link
            variant="plain"
            href={companyName === undefined ? accountRoutes.signIn : accountRoutes.overview}
          >
            <span {...(companyName === undefined && { [ACCOUNT_NAME]: "" })}>
              {companyName ?? accountCopy.signIn}
            </span>
          </Link>
        }
        groups={FOOTER_GROUPS}
        legal={LEGAL_LINKS}
        cartHref={routes.cart}
        searchAction={routes.products}
        tagline={`${shop.tagline}. We sell, repair, rent and recycle barcode equipment, to reduce waste.`}
        company={{
          legalName,
          number: shop.companyNumber,
          vatNumber: shop.vatNumber,
          placeOfRegistration: shop.registeredIn,
          address: [legalName, address.street, `${address.city} ${address.postcode}`, address.country],
          phone,
          email: shop.email,
        }}
        social={[
          { label: "LinkedIn", href: social.linkedin },
          { label: "YouTube", href: social.youtube },
        ]}
      >
        {children}
      </SiteFrame>
    </>
  )
}
