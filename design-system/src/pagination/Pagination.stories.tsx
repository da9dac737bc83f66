import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { Pagination } from "./Pagination"

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: [
          "Leads through a list that is longer than a page.",
          "**Do** give pages addresses with `hrefFor`, so that a crawler follows them and a page can be sent to a colleague; let the first page have the list's own address.",
          "**Don't** load more while people scroll: the footer moves away, and nobody finds back. Use `onPageChange` only where pages have no address, as inside a table.",
          "A named navigation; the page shown carries `aria-current`. Where there is no page before or after, its space is reserved, so that nothing moves under the pointer; as a button it stays in the tab order, disabled.",
        ].join("\n\n"),
      },
    },
  },
  args: { page: 5, pageCount: 42, hrefFor: (page) => (page === 1 ? "/products" : `/products?page=${page}`) },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
    await expect(links).toEqual([
      [expect.stringContaining("Previous"), "/products?page=4"],
      ["1", "/products"],
      ["4", "/products?page=4"],
      ["5", "/products?page=5"],
      ["6", "/products?page=6"],
      ["42", "/products?page=42"],
      [expect.stringContaining("Next"), "/products?page=6"],
    ])
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 5")
  },
}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: /previous/i })).toBeNull()
  },
}
export const Last: Story = {
  args: { page: 42 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: /next/i })).toBeNull()
  },
}
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull()
  },
}
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const TwoPages: Story = { args: { page: 2, pageCount: 2 } }
export const Many: Story = {
  args: { page: 1042, pageCount: 2084, label: "Pages of products" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("navigation", { name: "Pages of products" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Page 2,084" })).toHaveTextContent("2,084")
  },
}
export const ManyNarrow: Story = { args: Many.args, globals: { viewport: { value: "w320" } } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

function WithButtons() {
  const [page, setPage] = useState(2)
  return (
    <>
      <p className="mb-4">Page {page} of the table.</p>
      <Pagination page={page} pageCount={3} onPageChange={setPage} />
    </>
  )
}
export const Buttons: Story = {
  render: () => <WithButtons />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("by pointer", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Page 3" }))
      await expect(canvas.getByText("Page 3 of the table.")).toBeVisible()
      await expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true")
    })
    await step("by keyboard, which keeps its place at the end", async () => {
      const previous = canvas.getByRole("button", { name: "Previous" })
      previous.focus()
      await userEvent.keyboard("{Enter}{Enter}{Enter}")
      await expect(canvas.getByText("Page 1 of the table.")).toBeVisible()
      await expect(canvas.getByRole("button", { name: "Previous" })).toHaveFocus()
    })
  },
}
