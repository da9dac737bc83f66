import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { SearchField } from "./SearchField"

const submitted = fn()

const meta = {
  title: "Actions/SearchField",
  component: SearchField,
  args: { action: "/products", label: "Search by part number", placeholder: "Search by Part Number" },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: ({ canvasElement }) => {
    const listen = (event: Event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) {
        submitted(event.target.getAttribute("action"), [...new FormData(event.target)])
      }
    }
    canvasElement.addEventListener("submit", listen)
    return () => canvasElement.removeEventListener("submit", listen)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search by part number" }), "ds2208{Enter}")
    await userEvent.click(canvas.getByRole("button", { name: "Search" }))
    await expect(submitted).toHaveBeenCalledTimes(2)
    await expect(submitted).toHaveBeenLastCalledWith("/products", [["search", "ds2208"]])
  },
}
export const Filled: Story = { args: { defaultValue: "MC9300" } }
export const NarrowDark: Story = { globals: { theme: "dark", viewport: { value: "w320" } } }
