import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { FactList } from "./FactList"

const items = [
  { title: "Five working days", text: "From the day a device reaches the bench to the day it leaves." },
  { title: "No fix, no fee", text: "An assessment costs nothing when a repair is not worth having." },
  { title: "Certified disposal", text: "Every drive is wiped or shredded, and the certificate says which." },
]

const meta = {
  title: "Content/FactList",
  component: FactList,
  parameters: {
    docs: {
      description: {
        component:
          "Two to six promises or properties, each with a sentence that makes it exact. **Do** put the number in the title. **Don't** use it for a specification, which is a `SpecificationTable`, or for claims nobody could check.",
      },
    },
  },
  args: { items },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole("term")
    await expect(terms.map((term) => term.textContent)).toEqual(items.map(({ title }) => title))
  },
}
export const WithIcons: Story = {
  args: {
    items: [
      { title: "Quality Assured", text: "Set up and tested before it leaves.", icon: "shield" },
      { title: "Global Shipping", text: "Tracked and insured until delivery.", icon: "globe" },
      { title: "Certified", text: "Genuine equipment, with its maker's warranty.", icon: "certificate" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("term")[0]).toHaveTextContent(/^Quality Assured$/)
  },
}
export const One: Story = { args: { items: items.slice(0, 1) } }
export const LongText: Story = {
  args: { items: [{ title: longName, text: longName }, ...items] },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
