import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { longName, product, shelf } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { CartLine, type CartLineProps } from "./CartLine"
import { CartLines } from "./CartLines"

/** A line that stores quantity and removal, as an application does. */
function StatefulLine(props: CartLineProps) {
  const [quantity, setQuantity] = useState(props.quantity)
  const [isRemoved, setRemoved] = useState(props.removed ?? false)
  return (
    <CartLine
      {...props}
      quantity={quantity}
      onQuantityChange={(next) => {
        props.onQuantityChange(next)
        setQuantity(next)
      }}
      removed={isRemoved}
      onRemove={() => {
        props.onRemove()
        setRemoved(true)
      }}
      onUndo={() => {
        props.onUndo()
        setRemoved(false)
      }}
    />
  )
}

const meta = {
  title: "Catalogue/CartLine",
  component: CartLine,
  subcomponents: { CartLines },
  parameters: {
    docs: {
      description: {
        component: `A product in the cart, in a list of them (\`CartLines\`).

**Do** read prices and stock again when the cart is shown, and pass what has changed as \`conditions\`: a changed price is shown with the old and the new, never changed silently. Keep a removed line in its place, with \`removed\`, until the page is left: people undo more than they confirm. **Don't** ask “are you sure?” before removing one line, or hide the part number: it is what buyers check.

Removing takes away the button that had the focus, and undoing does too; the focus goes to “Undo” and back to “Remove”, only if it would otherwise be lost. A line lays itself out by the width of its list, not of the window.`,
      },
    },
  },
  args: {
    href: product.href,
    name: product.name,
    image: product.image,
    brand: product.brand,
    partNumber: product.partNumber,
    specifications: ["2D imager", "USB", "Drop rating 1.5 m", "Hands-free stand", "5-year warranty"],
    unitPrice: product.price,
    quantity: 3,
    onQuantityChange: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
  render: (args) => (
    <CartLines>
      <StatefulLine {...args} />
    </CartLines>
  ),
  beforeEach: stayOnPage,
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("list", { name: "Products in your cart" })).toBeVisible()
    const line = within(canvas.getByRole("article", { name: product.name }))
    await expect(line.getByRole("link", { name: product.name })).toHaveAttribute("href", product.href)
    await expect(line.getByText("£114.50")).toBeVisible()
    await expect(line.getByText("£343.50")).toBeVisible()
    await expect(line.queryByText("5-year warranty")).toBeNull()
    await step("one more changes what they come to", async () => {
      await userEvent.click(line.getByRole("button", { name: `Increase Quantity of ${product.name}` }))
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(4)
      await expect(line.getByText("£458.00")).toBeVisible()
    })
    await step("a typed quantity counts once it is entered", async () => {
      const field = line.getByRole("spinbutton", { name: `Quantity of ${product.name}` })
      await userEvent.clear(field)
      await userEvent.type(field, "120{Enter}")
      await expect(line.getByText("£13,740.00")).toBeVisible()
    })
  },
}

export const RemoveAndUndo: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step("by keyboard: removed, and the focus waits on Undo", async () => {
      canvas.getByRole("button", { name: `Remove ${product.name}` }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(args.onRemove).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole("article")).toBeNull()
      const undo = canvas.getByRole("button", { name: "Undo" })
      await waitFor(() => expect(undo).toHaveFocus())
      await expect(undo).toHaveAccessibleDescription(`${product.name} was removed from your cart.`)
    })
    await step("put back, the focus is where it was", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(args.onUndo).toHaveBeenCalledOnce()
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: `Remove ${product.name}` })).toHaveFocus(),
      )
    })
    await step("and by pointer", async () => {
      await userEvent.click(canvas.getByRole("button", { name: `Remove ${product.name}` }))
      await expect(canvas.getByText(/was removed from your cart/)).toBeVisible()
    })
  },
}

/** Follows the visitor's choice of prices, as `Price` does. */
export const IncVat: Story = {
  args: {
    unitPriceIncVat: 137.4,
    totalIncVat: 412.2,
    conditions: [{ is: "repriced", oldPrice: 119, oldPriceIncVat: 142.8 }],
  },
  decorators: [
    (Story) => (
      <div data-vat="inc">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const line = within(within(canvasElement).getByRole("article"))
    await expect(line.getByText("£137.40")).toBeVisible()
    await expect(line.getByText("£412.20")).toBeVisible()
    await expect(line.getByText("£114.50")).not.toBeVisible()
    await expect(line.getByText("£343.50")).not.toBeVisible()
    const changed = (before: string, now: string) =>
      line.getByText(`Price changed from ${before} to ${now} since you added it.`)
    await expect(changed("£142.80 inc VAT", "£137.40 inc VAT")).toBeVisible()
    await expect(changed("£119.00 ex VAT", "£114.50 ex VAT")).not.toBeVisible()
  },
}

export const NoneRemovesIt: Story = {
  args: { quantity: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: `Decrease Quantity of ${product.name}` }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus())
  },
}

export const NoneTypedRemovesIt: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole("spinbutton", { name: `Quantity of ${product.name}` })
    await userEvent.clear(field)
    await userEvent.type(field, "0{Enter}")
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus())
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}

export const Removed: Story = { args: { removed: true } }
export const PriceChanged: Story = {
  args: { conditions: [{ is: "repriced", oldPrice: 119 }] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        "Price changed from £119.00 ex VAT to £114.50 ex VAT since you added it.",
      ),
    ).toBeVisible()
  },
}
export const Gone: Story = {
  args: { conditions: [{ is: "gone" }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^No longer sold/)).toBeVisible()
    await expect(canvas.getByText("Not in the total")).toBeVisible()
    await expect(canvas.queryByRole("link")).toBeNull()
    await expect(canvas.queryByRole("spinbutton")).toBeNull()
    await expect(canvas.getByRole("button", { name: `Remove ${product.name}` })).toBeVisible()
  },
}
export const FewerInStock: Story = { args: { quantity: 12, conditions: [{ is: "short", available: 8 }] } }
export const PriceChangedAndShort: Story = {
  args: {
    quantity: 12,
    conditions: [
      { is: "repriced", oldPrice: 119 },
      { is: "short", available: 8 },
    ],
  },
}
export const PriceOnApplication: Story = {
  args: { unitPrice: null, name: "Zebra MC9400 Gun Grip", image: "/equipment/gun-grip-computer.svg" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Price on application")).toBeVisible()
    await expect(canvas.getByText("Not in the total")).toBeVisible()
    await expect(canvas.getByRole("spinbutton")).toBeVisible()
  },
}
export const Busy: Story = {
  args: { busy: true },
  parameters: { docs: { description: { story: "Nothing is switched off: the focus stays where it is." } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("article")).toHaveAttribute("aria-busy", "true")
  },
}
export const AtMost: Story = { args: { quantity: 500, maxQuantity: 500 } }
export const Bare: Story = { args: { image: null, brand: null, partNumber: null, specifications: [] } }
export const LongText: Story = {
  args: { name: longName, unitPrice: 123456.78, quantity: 999, specifications: [longName, "2D imager"] },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }

const many = (length: number) =>
  Array.from({ length }, (_, index) => {
    const [name, form, price] = shelf[index % shelf.length] ?? shelf[0]
    return { key: index, name: length > shelf.length ? `${name} (${index + 1})` : name, form, price }
  })

export const Several: Story = {
  render: (args) => (
    <CartLines>
      {many(4).map(({ key, name, form, price }) => (
        <StatefulLine key={key} {...args} name={name} image={`/equipment/${form}.svg`} unitPrice={price} />
      ))}
    </CartLines>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).not.toHaveLength(0)
    await expect(within(canvasElement).getAllByRole("article")).toHaveLength(4)
  },
}
export const FiveHundred: Story = {
  render: (args) => (
    <CartLines>
      {many(500).map(({ key, name, form, price }) => (
        <CartLine
          key={key}
          {...args}
          specifications={[]}
          name={name}
          image={`/equipment/${form}.svg`}
          unitPrice={price}
        />
      ))}
    </CartLines>
  ),
  // 500 equal lines show axe nothing that four do not, and take half a minute; pictures of them are too tall.
  parameters: { a11y: { test: "off" } },
}
export const Dark: Story = { ...Several, globals: { theme: "dark" } }
export const RightToLeft: Story = { ...Several, globals: { direction: "rtl" } }
export const Phone: Story = { ...PriceChangedAndShort, globals: { viewport: { value: "w390" } } }
export const SmallPhone: Story = { ...Several, globals: { viewport: { value: "w320" } } }
