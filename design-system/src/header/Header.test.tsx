import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { headerLinks } from "../lib/samples"
import { Header } from "./Header"

describe("Header rendered on a server", () => {
  const html = renderToStaticMarkup(
    <Header
      logo="Scanwright"
      links={headerLinks}
      searchAction="/products"
      cartHref="/cart"
      currentPath="/about"
    />,
  )

  it("wires its buttons to native popovers, so that they work before scripts and without them", () => {
    const targets = [...html.matchAll(/<button[^>]* popoverTarget="([^"]+)"[^>]* aria-expanded="false"/gi)]
    expect(targets).toHaveLength(3)
    for (const [, id] of targets) expect(html).toMatch(new RegExp(`<div id="${id}" popover="auto"`))
  })

  it("holds every link, for crawlers, and marks the current page", () => {
    for (const href of ["/products", "/services/itad", "/cart"]) expect(html).toContain(`href="${href}"`)
    expect(html).toMatch(/<a[^>]*href="\/about"[^>]*aria-current="page"/)
  })
})
