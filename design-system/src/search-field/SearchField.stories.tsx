import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { SearchField } from "./SearchField"

const submitted = fn()

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component:
          "One line to search with: a plain GET form, which works before scripts and without them.\n\n" +
          "**Do** name in the label what is searched; a page with two searches needs two labels. On a page of results pass the query as `defaultValue`. **Don't** let it search while somebody types: each page would be an entry in their history. For suggestions there is SearchBox.",
      },
    },
  },
  args: { action: "/products", label: "Search by part number", placeholder: "Search by Part Number" },
  beforeEach: ({ canvasElement }) => {
    submitted.mockClear()
    const listen = (event: Event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) {
        submitted(event.target.getAttribute("action"), [...new FormData(event.target)])
      }
    }
    canvasElement.addEventListener("submit", listen)
    return () => canvasElement.removeEventListener("submit", listen)
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("search", { name: "Search by part number" })).toBeVisible()
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search by part number" }), "ds2208{Enter}")
    await userEvent.click(canvas.getByRole("button", { name: "Search" }))
    await expect(submitted).toHaveBeenCalledTimes(2)
    await expect(submitted).toHaveBeenLastCalledWith("/products", [["search", "ds2208"]])
  },
}
export const OwnParameter: Story = {
  args: { action: "/blogs", name: "q", label: "Search articles", placeholder: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("searchbox"), "repair")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(submitted).toHaveBeenCalledWith("/blogs", [["q", "repair"]])
  },
}
export const Filled: Story = {
  args: { defaultValue: "MC9300" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("searchbox")).toHaveValue("MC9300")
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const LongText: Story = { args: { defaultValue: longName }, globals: { viewport: { value: "w320" } } }
export const Dark: Story = { args: { defaultValue: "MC9300" }, globals: { theme: "dark" } }
export const NarrowDark: Story = { globals: { theme: "dark", viewport: { value: "w320" } } }
export const RightToLeft: Story = { args: { defaultValue: "MC9300" }, globals: { direction: "rtl" } }
