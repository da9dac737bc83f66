import { useRef, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Breadcrumb } from "../../breadcrumb"
import { Button } from "../../button"
import { CartLine, type CartLineCondition, CartLines } from "../../cart-line"
import { lineTotal } from "../../cart-line/conditions"
import { CartSummary } from "../../cart-summary"
import { EmptyState } from "../../empty-state"
import { Container } from "../../layout"
import { longName } from "../../lib/samples"
import { PageHead } from "../../page-head"
import { at, beforeEachPage, pageDocs } from "./page-meta"
import { PageFrame } from "./PageFrame"

interface Line {
  id: string
  name: string
  brand: string
  form: string
  partNumber: string
  specifications: string[]
  /** Pounds ex VAT. */
  unitPrice: number | null
  quantity: number
  conditions?: CartLineCondition[]
}

const ds2208: Line = {
  id: "ds2208",
  name: "Zebra DS2208 Handheld Imager",
  brand: "Zebra",
  form: "pistol-scanner",
  partNumber: "DS2208-SR7U2100SGW",
  specifications: ["2D imager", "USB", "Hands-free stand"],
  unitPrice: 114.5,
  quantity: 12,
}
const zt411: Line = {
  id: "zt411",
  name: "Zebra ZT411 Industrial Printer",
  brand: "Zebra",
  form: "industrial-printer",
  partNumber: "ZT41142-T0E0000Z",
  specifications: ["203 dpi", "Thermal transfer", "Ethernet"],
  unitPrice: 1189.99,
  quantity: 2,
}
const mc9400: Line = {
  id: "mc9400",
  name: "Zebra MC9400 Gun Grip",
  brand: "Zebra",
  form: "gun-grip-computer",
  partNumber: "MC9401-0G1J6DSS-A6",
  specifications: ["Extended range", "Wi-Fi 6E"],
  unitPrice: null,
  quantity: 6,
}
const tmt88: Line = {
  id: "tmt88",
  name: "Epson TM-T88VII",
  brand: "Epson",
  form: "receipt-printer",
  partNumber: "C31CJ57112",
  specifications: ["80 mm", "USB and Ethernet"],
  unitPrice: 274.2,
  quantity: 4,
}

interface CartPageProps {
  lines: Line[]
  busy: boolean
  onRequestQuote: () => void
}

/** VAT at the standard rate, as an application computes it. */
const vatOf = (pounds: number) => Math.round(pounds * 20) / 100

function CartPage({ lines: first, busy, onRequestQuote }: CartPageProps) {
  const [lines, setLines] = useState(first)
  const [removed, setRemoved] = useState<string[]>([])
  const empty = useRef<HTMLDivElement>(null)

  const remaining = lines.filter(({ id }) => !removed.includes(id))
  const totals = remaining.map((line) => lineTotal(line, line.conditions ?? []))
  const subtotal = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0)
  const itemCount = remaining.reduce((sum, { quantity }) => sum + quantity, 0)
  const isEmpty = lines.length === 0

  const clear = () => {
    setLines([])
    // The focused element was removed.
    requestAnimationFrame(() => empty.current?.focus())
  }

  return (
    <PageFrame currentPath="/cart" cart={{ count: itemCount, total: subtotal }} floatingCart={false}>
      <PageHead
        breadcrumb={<Breadcrumb items={[{ label: "Home", href: "/" }, { label: "Cart" }]} />}
        title="Your cart"
        intro={
          isEmpty
            ? undefined
            : "Prices and stock are up to date. Requesting a quote is free and without obligation."
        }
      />
      <Container className="pb-16">
        <div ref={empty} tabIndex={-1}>
          {isEmpty && (
            <EmptyState
              title="Your cart is empty"
              actions={<Button href="/products">Browse products</Button>}
            >
              <p>
                Products you add stay in your cart on this device until you request a quote or clear the cart.
              </p>
            </EmptyState>
          )}
        </div>
        {!isEmpty && (
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
            <CartLines className="lg:col-span-2">
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  {...line}
                  href={`/products/zebra/${line.id}`}
                  image={`/equipment/${line.form}.svg`}
                  busy={busy}
                  removed={removed.includes(line.id)}
                  onQuantityChange={(quantity) =>
                    setLines(lines.map((one) => (one.id === line.id ? { ...one, quantity } : one)))
                  }
                  onRemove={() => setRemoved([...removed, line.id])}
                  onUndo={() => setRemoved(removed.filter((id) => id !== line.id))}
                />
              ))}
            </CartLines>
            <CartSummary
              className="lg:sticky lg:top-28"
              itemCount={itemCount}
              subtotal={subtotal}
              vat={vatOf(subtotal)}
              untotalledLines={totals.filter((total) => total === null).length}
              busy={busy}
              onRequestQuote={onRequestQuote}
              onPrint={() => window.print()}
              onClear={clear}
            >
              <p>We reply within one working day with prices, stock and delivery dates.</p>
            </CartSummary>
          </div>
        )}
      </Container>
    </PageFrame>
  )
}

const meta = {
  title: "Pages/Cart",
  component: CartPage,
  parameters: pageDocs(
    "The cart, composed only from the components of this system. **Do** read prices and stock again when it is shown and say what has changed; keep removed lines in place so that they can be put back; leave the floating cart out. **Don't** show sums that leave lines out without saying so, or ask for anything before “Request a quote”.",
  ),
  args: { lines: [ds2208, zt411, mc9400], busy: false, onRequestQuote: fn() },
  beforeEach: beforeEachPage,
} satisfies Meta<typeof CartPage>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = { globals: at.laptop }

export const WholeJourney: Story = {
  globals: at.laptop,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const status = within(canvas.getByRole("region", { name: /^Summary/ })).getByRole("status")
    await expect(status).toHaveTextContent("20 items, total £4,504.78 inc VAT.")
    await step("one more changes sums and the header's count", async () => {
      await userEvent.click(
        canvas.getByRole("button", { name: "Increase Quantity of Zebra ZT411 Industrial Printer" }),
      )
      await expect(status).toHaveTextContent("21 items, total £5,932.76 inc VAT.")
      await expect(canvas.getByRole("link", { name: "Cart, 21 items" })).toBeVisible()
    })
    await step("removing takes a line out of the sums, undoing puts it back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Zebra ZT411 Industrial Printer" }))
      await expect(status).toHaveTextContent("18 items, total £1,648.80 inc VAT.")
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
      await expect(status).toHaveTextContent("21 items, total £5,932.76 inc VAT.")
    })
    await step("asking for a quote", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Request a quote" }))
      await expect(args.onRequestQuote).toHaveBeenCalledOnce()
    })
    await step("clearing asks, then the focus is on the empty cart", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear all" }))
      const dialog = within(await screen.findByRole("alertdialog"))
      await userEvent.click(dialog.getByRole("button", { name: "Clear all" }))
      const heading = await canvas.findByRole("heading", { name: "Your cart is empty" })
      await expect(heading).toBeVisible()
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
      await waitFor(() => expect(heading.closest("[tabindex]")).toHaveFocus())
      await userEvent.tab()
      await expect(
        within(canvas.getByRole("main")).getByRole("link", { name: "Browse products" }),
      ).toHaveFocus()
    })
  },
}

export const Empty: Story = {
  args: { lines: [] },
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    await expect(canvas.queryByRole("region", { name: /^Summary/ })).toBeNull()
  },
}

const changed: Line[] = [
  { ...ds2208, conditions: [{ is: "repriced", oldPrice: 119 }] },
  { ...zt411, conditions: [{ is: "short", available: 1 }] },
  mc9400,
  { ...tmt88, conditions: [{ is: "gone" }] },
]
export const MuchHasChanged: Story = {
  args: { lines: changed },
  globals: at.laptop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^2 lines are not in the total/)).toBeVisible()
    await expect(
      canvas.getByText("Price changed from £119.00 ex VAT to £114.50 ex VAT since you added it."),
    ).toBeVisible()
  },
}
export const Busy: Story = { args: { busy: true }, globals: at.laptop }
export const OneLine: Story = { args: { lines: [ds2208] }, globals: at.laptop }
export const Desk: Story = { globals: at.desk }
export const Tablet: Story = { args: { lines: changed }, globals: at.tablet }
export const Phone: Story = { args: { lines: changed }, globals: at.phone }
export const SmallPhone: Story = {
  args: { lines: [{ ...ds2208, name: longName }, zt411] },
  globals: at.smallPhone,
}
export const Dark: Story = { args: { lines: changed }, globals: { ...at.laptop, theme: "dark" } }
export const PhoneDark: Story = { args: { lines: changed }, globals: { ...at.phone, theme: "dark" } }
export const RightToLeft: Story = { args: { lines: changed }, globals: { ...at.laptop, direction: "rtl" } }
