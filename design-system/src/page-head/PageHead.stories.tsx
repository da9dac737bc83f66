import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Breadcrumb } from "../breadcrumb"
import { longName } from "../lib/samples"
import { SearchField } from "../search-field"
import { PageHead } from "./PageHead"

const meta = {
  title: "Layout/PageHead",
  component: PageHead,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Opens every page but the home page. **Do** keep the sentence to what helps choose: how many, for whom. **Don't** repeat the title in it, or put the page's main action here on a phone, where it is far from the thumb.",
      },
    },
  },
  args: {
    breadcrumb: (
      <Breadcrumb
        items={[
          { label: "Home", href: "/" },
          { label: "Products", href: "/products" },
          { label: "Zebra", href: "/products/zebra" },
        ]}
      />
    ),
    title: "Zebra",
    intro: "38 products, from pocket scanners to industrial printers.",
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { level: 1, name: "Zebra" })).toBeVisible()
    await expect(canvas.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible()
  },
}
export const WithSearch: Story = {
  args: {
    title: "Products for “ds2208”",
    intro: "4 products",
    children: (
      <SearchField
        action="/products"
        label="Search products"
        placeholder="Search products..."
        className="max-w-reading"
      />
    ),
  },
}
export const TitleAlone: Story = { args: { breadcrumb: undefined, intro: undefined } }
export const LongText: Story = { args: { title: longName }, globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
