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
import { openPreferences } from "@/shell/consent/open-preferences"
import { HeaderSearch } from "@/features/catalogue/search/HeaderSearch"
import { SavedAction } from "@/features/buying/saved/SavedAction"
import { VatChoice } from "@/features/buying/vat/VatChoice"
import { CartAction } from "./CartAction"
import { repeatInPage } from "@/lazy/early-input"
import { AfterHydration, BeforeHydration } from "@/lazy/hydration"
import { onIdle } from "@/lazy/on-idle"
import { Providers } from "./Providers"

/** The cookie banner and preferences. Nothing optional is stored before they are loaded. */
const IdleConsent = onIdle(async () => (await import("@/shell/consent/ConsentLayer")).ConsentLayer)

/** The floating buttons. */
const IdleShortcuts = onIdle(async () => (await import("./Shortcuts")).Shortcuts)

interface Props
  extends
    Pick<HeaderProps, "links" | "notice" | "account">,
    Pick<FooterProps, "groups" | "legal" | "company" | "social" | "tagline"> {
  /** Name of the shop. */
  name: string
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
  name,
  links,
  notice,
  account,
  cartHref,
  searchAction,
  children,
  ...footer
}: Props) {
  return (
    <Providers>
      <BeforeHydration />
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
        {...footer}
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
