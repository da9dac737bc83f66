import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { BuyBar } from "./BuyBar"

const meta = {
  title: "Catalogue/BuyBar",
  component: BuyBar,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "440px" },
      description: {
        component: [
          "A product's price and its button at the bottom of a phone's window.",
          "**Do** render it only while the page's own “Add to Cart” is above the window: two of the same button in sight are one too many. **Don't** put a quantity or a second action into it.",
          "It stands on the cookie banner and on the compare tray, clear of the phone's own bar, and the page's focus and end stop above it (`--bar-inset`, WCAG 2.2, 2.4.11). From 640 px, in low windows, on paper and without scripts it is not shown.",
        ].join("\n\n"),
      },
    },
  },
  args: { name: "Zebra DS2208", price: 114.5, priceIncVat: 137.4, onAdd: fn() },
  globals: { viewport: { value: "w390" } },
  decorators: [
    (Story) => (
      <main className="min-h-dvh p-4">
        <h1 className="text-2xl font-semibold">Zebra DS2208</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BuyBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("group", { name: "Buy Zebra DS2208" }))
    await userEvent.click(bar.getByRole("button", { name: "Add to Cart Zebra DS2208" }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    const { style } = document.documentElement
    await waitFor(() => expect(parseInt(style.getPropertyValue("--bar-inset"))).toBeGreaterThan(40))
  },
}
export const NoPrice: Story = { args: { price: null, priceIncVat: null, priceText: "Price on application" } }
export const Adding: Story = { args: { isAdding: true } }
export const Failed: Story = {
  args: { failure: "Network error. Please check your internet connection and try again." },
}
export const LongText: Story = {
  args: { name: longName, price: 123456.78, priceIncVat: 148148.14 },
  globals: { viewport: { value: "w320" } },
}
export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("group", { name: "Buy Zebra DS2208" })).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w390" } } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w390" } } }
