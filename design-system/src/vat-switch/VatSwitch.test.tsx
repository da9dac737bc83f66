import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { VatSwitch } from "./VatSwitch"

describe("VatSwitch rendered on a server", () => {
  it("can be sent without scripts: a POST form with its choice made", () => {
    const html = renderToStaticMarkup(<VatSwitch value="inc" onChange={() => undefined} action="/vat" />)
    expect(html).toMatch(/<form[^>]* action="\/vat" method="post"/)
    expect(html).toMatch(/<input type="radio" name="vat" checked="" value="inc"\/>/)
    expect(html).toMatch(/<noscript><button type="submit">/)
  })
})
