import { type ReactNode, useState } from "react"
import { FloatingButtons } from "../../floating-buttons"
import { Footer } from "../../footer"
import { Header, HeaderAction } from "../../header"
import { Icon } from "../../icon"
import { Main, SkipLink } from "../../layout"
import { footer, headerLinks } from "../../lib/samples"
import { Link } from "../../link"
import { Logo } from "../../logo"
import { createToaster, Toaster } from "../../toast"
import { type VatView, VatSwitch } from "../../vat-switch"

/** The toasts of the sample pages. */
export const toaster = createToaster()

interface PageFrameProps {
  /** Path of the current link of the header. */
  currentPath: string
  /** Content of the cart: pieces and pounds ex VAT. */
  cart?: { count: number; total: number }
  /** The prices to show, where the page follows the switch. */
  vat?: VatView
  onVatChange?: (vat: VatView) => void
  /** False on the cart's own page. */
  floatingCart?: boolean
  children: ReactNode
}

/** The frame of every sample page, as in an application. */
export function PageFrame({
  currentPath,
  cart = { count: 2, total: 229 },
  vat,
  onVatChange,
  floatingCart = true,
  children,
}: PageFrameProps) {
  const [ownVat, setOwnVat] = useState<VatView>("ex")
  return (
    <>
      <SkipLink />
      <Header
        logo={<Logo />}
        homeLabel="Scanwright, home"
        links={headerLinks}
        currentPath={currentPath}
        searchAction="/products"
        notice={
          <Link variant="plain" href="tel:01632960100">
            <Icon name="phone" />
            <bdi>{footer.company.phone}</bdi>
          </Link>
        }
        vatSwitch={<VatSwitch value={vat ?? ownVat} onChange={onVatChange ?? setOwnVat} />}
        saved={<HeaderAction icon="bookmark" label="Saved products" count={3} onClick={() => undefined} />}
        cartHref="/cart"
        cartCount={cart.count}
      />
      <Main>{children}</Main>
      <Footer
        {...footer}
        logo={<Logo />}
        commitment="Nothing we take back goes to landfill: it is repaired, refurbished, or recycled in the UK."
        legalAction={<button type="button">Cookie preferences</button>}
      />
      <FloatingButtons
        calculatorHref="/co2-calculator"
        cart={floatingCart ? { href: "/cart", ...cart } : null}
      />
      <Toaster from={toaster} />
    </>
  )
}
