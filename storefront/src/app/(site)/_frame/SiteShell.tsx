import type { ReactNode } from "react"
import { FOOTER_GROUPS, HEADER_LINKS, LEGAL_LINKS } from "@/config/navigation"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { EARLY_INPUT_SCRIPT } from "@/lazy/early-input-script"
import { JsonLd } from "@/shell/seo/JsonLd"
import { organization } from "@/shell/seo/structured-data"
import { SiteFrame } from "./SiteFrame"

/** Header, footer and the page between them. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: EARLY_INPUT_SCRIPT }} />
      <JsonLd data={organization()} />
      <SiteFrame
        site={site()}
        links={HEADER_LINKS}
        groups={FOOTER_GROUPS}
        legal={LEGAL_LINKS}
        cartHref={routes.cart}
        searchAction={routes.products}
      >
        {children}
      </SiteFrame>
    </>
  )
}
