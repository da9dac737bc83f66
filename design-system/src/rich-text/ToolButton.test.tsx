import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { ToolButton } from "./ToolButton"

it("A tool with an icon is drawn without a complaint of React's", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const html = renderToStaticMarkup(
    <ToolButton
      entry={{ key: "bold", label: "Bold", icon: "bold", press: () => undefined }}
      isPressed={false}
      isDisabled={false}
      isTabStop
      onFocus={() => undefined}
    />,
  )
  expect(html).toContain("Bold</span>")
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})
