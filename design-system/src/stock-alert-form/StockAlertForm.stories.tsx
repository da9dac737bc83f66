import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Link } from "../link"
import { StockAlertForm } from "./StockAlertForm"

const meta = {
  title: "Catalogue/StockAlertForm",
  component: StockAlertForm,
  parameters: {
    docs: {
      description: {
        component: [
          "Asks for an e-mail address to write to when a product is back in stock.",
          "**Do** show it on the page of a product that is out of stock, and say that one mail is sent. **Don't** use it for a newsletter, or tick the box beforehand.",
          "A plain form: the browser checks and sends it, so it works before and without scripts.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    action: "/api/stock-alerts",
    productId: "prod_1",
    children: "One mail when it can be ordered again, and then your address is deleted.",
    consent: (
      <>
        I agree that you write to me about this product, as set out in the{" "}
        <Link href="/privacy-policy">privacy policy</Link>
      </>
    ),
  },
} satisfies Meta<typeof StockAlertForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form", { name: "Tell me when it is back" })
    const sent = fn((event: Event) => event.preventDefault())
    form.addEventListener("submit", sent)
    const send = within(form).getByRole("button", { name: "Tell me when it is back" })
    await userEvent.type(within(form).getByRole("textbox", { name: /^E-mail/ }), "nobody")
    await userEvent.click(within(form).getByRole("checkbox"))
    await userEvent.click(send)
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(within(form).getByRole("textbox", { name: /^E-mail/ }), "@buyer.example")
    await userEvent.click(send)
    await expect(sent).toHaveBeenCalledOnce()
    await expect(new FormData(form).get("product_id")).toBe("prod_1")
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
