import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { DeliveryDay } from "./DeliveryDay"

it("The server's page names no day: it is still right tomorrow", () => {
  expect(renderToStaticMarkup(<DeliveryDay orderBefore="15:00" days={1} />)).toBe(
    "<span>Dispatched the same working day if ordered before 15:00</span>",
  )
})
