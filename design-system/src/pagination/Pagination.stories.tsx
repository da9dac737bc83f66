import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Pagination } from "./Pagination"

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
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
