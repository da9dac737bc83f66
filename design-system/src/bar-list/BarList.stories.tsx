import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { BarList } from "./BarList"

const items = ["1D and 2D codes", "Survives 1.8 m drops", "USB cable and stand in the box"]
const many = Array.from({ length: 500 }, (_, at) => `Scanner ${at + 1}, returned and tested`)

const meta = {
  title: "Content/BarList",
  component: BarList,
  parameters: {
    docs: {
      description: {
        component:
          "Points in no order, each behind a bar of the house's barcode: key features, what is in the box, what a contract covers.\n\n" +
          "**Do** write phrases of one form and about one length, the most useful first, and keep to seven.\n\n" +
          "**Don't** use it for steps (number them), for pairs of name and value (FactList, SpecificationTable) or for links alone: a point may lead to what it names.\n\n" +
          "It is a plain `ul`, so that screen readers announce the number of points. The bar is CSS and not announced.",
      },
    },
  },
  args: { items },
} satisfies Meta<typeof BarList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getAllByRole("listitem")
    await expect(points.map((point) => point.textContent)).toEqual(items)
  },
}
export const WithALink: Story = {
  args: { items: [{ text: "CS6080 companion scanner", href: "/products/zebra" }, ...items] },
  beforeEach: stayOnPage,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "CS6080 companion scanner" })
    await expect(link).toHaveAttribute("href", "/products/zebra")
  },
}
export const OneItem: Story = { args: { items: items.slice(0, 1) } }
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull()
  },
}
export const LongText: Story = { args: { items: [longName, ...items] } }
export const Many: Story = { args: { items: many } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = {
  args: { items: [longName, ...items] },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { globals: { direction: "rtl" } }
