"use client"

import {
  Footer,
  Header,
  Logo,
  Main,
  SkipLink,
  type FooterProps,
  type HeaderProps,
} from "@scanwright/design-system"
import type { ReactNode } from "react"
import type { Site } from "@/config/site"
import { openPreferences } from "@/shell/consent/open-preferences"
import { HeaderSearch } from "@/features/catalogue/search/HeaderSearch"
import { SavedAction } from "@/features/buying/saved/SavedAction"
import { VatChoice } from "@/features/buying/vat/VatChoice"
import { CartAction } from "./CartAction"
import { AfterHydration } from "@/lazy/AfterHydration"
import { repeatInPage } from "@/lazy/early-input"
import { onIdle } from "@/lazy/on-idle"
import { Providers } from "./Providers"

/** The cookie banner and preferences. Nothing optional is stored before they are loaded. */
const IdleConsent = onIdle(
  "the cookie banner",
  async () => (await import("@/shell/consent/ConsentLayer")).ConsentLayer,
)

/** The floating buttons. */
const IdleShortcuts = onIdle("the shortcuts", async () => (await import("./Shortcuts")).Shortcuts)

interface Props
  extends Pick<HeaderProps, "links" | "notice" | "account">, Pick<FooterProps, "groups" | "legal"> {
  site: Site
  /**
   * Addresses of the header's links: passed by the server, so that no page's scripts carry the addresses of the whole
   * site.
   */
  cartHref: string
  searchAction: string
  children: ReactNode
}

/**
 * Header, footer and shortcuts around every page. A client component, because the page then carries the company's facts
 * once and not also as markup.
 */
export function SiteFrame({
  site,
  links,
  notice,
  account,
  groups,
  legal,
  cartHref,
  searchAction,
  children,
}: Props) {
  const { name, legalName, address, social } = site
  return (
    <Providers>
      <SkipLink />
      <IdleConsent />
      <Header
        logo={<Logo name={name} />}
        homeLabel={`${name} home`}
        links={links}
        search={<HeaderSearch place="header" action={searchAction} />}
        menuSearch={<HeaderSearch place="menu" action={searchAction} />}
        notice={notice}
        account={account}
        vatSwitch={<VatChoice />}
        saved={<SavedAction />}
        cart={<CartAction href={cartHref} />}
      />
      <Main>{children}</Main>
      <Footer
        logo={<Logo name={name} />}
        tagline={`${site.tagline}. We sell, repair, rent and recycle barcode equipment, to reduce waste.`}
        groups={groups}
        legal={legal}
        company={{
          legalName,
          number: site.companyNumber,
          vatNumber: site.vatNumber,
          placeOfRegistration: site.registeredIn,
          address: [legalName, address.street, `${address.city} ${address.postcode}`, address.country],
          phone: site.phone,
          email: site.email,
        }}
        social={[
          { label: "LinkedIn", href: social.linkedin },
          { label: "YouTube", href: social.youtube },
        ]}
        legalAction={
          <button type="button" onClick={openPreferences}>
            Cookie preferences
          </button>
        }
      />
      <IdleShortcuts />
      <AfterHydration onHydrated={repeatInPage} />
    </Providers>
  )
}
