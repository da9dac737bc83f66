import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { stayOnPage } from "../lib/story-links"
import { CartSummary } from "./CartSummary"

const meta = {
  title: "Catalogue/CartSummary",
  component: CartSummary,
  parameters: {
    docs: {
      description: {
        component: `What the cart comes to, and the one thing to do with it: “Request a quote”.

**Do** show the sum without VAT, the VAT and the sum with it, in that order: businesses compare the first and pay the last. Say how many lines are not in the sum. **Don't** put a second primary button beside the quote, or clear the cart without asking.

The sums are a list of terms; a polite live region announces the new total when it changes. “Clear all” asks first, in an [alert dialog](https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/); afterwards the cart is gone and this with it, so give the focus to what comes instead, in \`onClear\`, and offer to undo it in a toast.`,
      },
    },
  },
  args: {
    itemCount: 12,
    subtotal: 2412.5,
    vat: 482.5,
    quoteHref: "/cart#quote",
    onPrint: fn(),
    onClear: fn(),
    children: <p>We reply within one working day with prices, stock and delivery dates.</p>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  beforeEach: stayOnPage,
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof CartSummary>

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const summary = within(canvas.getByRole("region", { name: /^Summary/ }))
    const terms = summary.getAllByRole("term").map((term) => term.textContent)
    const sums = summary.getAllByRole("definition").map((sum) => sum.textContent)
    await expect(terms).toEqual(["Subtotal ex VAT", "VAT at 20%", "Total inc VAT"])
    await expect(sums).toEqual(["£2,412.50", "£482.50", "£2,895.00"])
    await expect(summary.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
      "href",
      "/cart#quote",
    )
    await expect(summary.getByRole("status")).toHaveTextContent("12 items, total £2,895.00 inc VAT.")
    await userEvent.click(summary.getByRole("button", { name: "Print" }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await step("clearing asks first, and no means no", async () => {
      const clear = summary.getByRole("button", { name: "Clear all" })
      clear.focus()
      await userEvent.keyboard("{Enter}")
      const question = await screen.findByRole("alertdialog", { name: "Clear your cart?" })
      const { left, right } = question.getBoundingClientRect()
      await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2)
      const dialog = within(question)
      await userEvent.click(dialog.getByRole("button", { name: "Keep them" }))
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
      await expect(args.onClear).not.toHaveBeenCalled()
      await expect(clear).toHaveFocus()
    })
    await step("yes means yes", async () => {
      await userEvent.keyboard("{Enter}")
      const dialog = within(await screen.findByRole("alertdialog"))
      await waitFor(() => expect(dialog.getByText(/12 items will go/)).toBeVisible())
      await userEvent.click(dialog.getByRole("button", { name: "Clear all" }))
      await expect(args.onClear).toHaveBeenCalledOnce()
    })
  },
}
export const QuoteOnThisPage: Story = {
  args: { quoteHref: undefined, onRequestQuote: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Request a quote" }))
    await expect(args.onRequestQuote).toHaveBeenCalledOnce()
  },
}
export const OneLineNotTotalled: Story = {
  args: { untotalledLines: 1 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("1 line is not in the total. Your quote will have a price for it."),
    ).toBeVisible()
  },
}
export const SeveralLinesNotTotalled: Story = {
  args: { untotalledLines: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^3 lines are not in the total/)).toBeVisible()
  },
}
export const OneItem: Story = { args: { itemCount: 1, subtotal: 114.5, vat: 22.9 } }
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Reading prices again.")
  },
}
export const OnlyTheSums: Story = { args: { onPrint: undefined, onClear: undefined, children: undefined } }
export const LargeSums: Story = {
  args: { itemCount: 12500, subtotal: 12345678.9, vat: 2469135.78 },
  globals: { viewport: { value: "w320" } },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { args: { untotalledLines: 1 }, globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
