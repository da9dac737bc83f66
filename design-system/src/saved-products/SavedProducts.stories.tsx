import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Drawer } from "../drawer"
import { HeaderAction } from "../header"
import { longName, shelf } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { SavedProducts, type SavedProductsProps } from "./SavedProducts"

const saved = shelf.slice(0, 3).map(([name, form, price, stock]) => ({
  id: form,
  href: `/products/zebra/${form}`,
  name,
  image: `/equipment/${form}.svg`,
  partNumber: "DS2278-SR7U2100PRW",
  price,
  priceIncVat: price * 1.2,
  stock,
}))

/** Stores removals, as an application does. */
function StatefulList(props: SavedProductsProps) {
  const [products, setProducts] = useState(props.products)
  return (
    <SavedProducts
      {...props}
      products={products}
      onRemove={(id) => {
        props.onRemove(id)
        setProducts(products.filter((one) => one.id !== id))
      }}
    />
  )
}

/** In its drawer, opened from the header's button. */
function InItsDrawer(props: SavedProductsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <HeaderAction
        icon="bookmark"
        label="Saved products"
        count={props.products.length}
        onClick={() => setOpen(true)}
      />
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Saved products">
        <StatefulList {...props} />
      </Drawer>
    </>
  )
}

const meta = {
  title: "Catalogue/SavedProducts",
  component: SavedProducts,
  parameters: {
    docs: {
      description: {
        component: `The products somebody saved, as the content of a \`Drawer\`.

**Do** open it from the header's bookmark, keep the newest first, and let “Add to Cart” leave the product saved: buyers save what they order again. **Don't** ask for an account, or show more than a picture, a name, a number, a price and stock: the product's page has the rest.

Removing takes the pressed button away; the focus goes to the next product's, and after the last one to the words that none is left. The new number is said politely.`,
      },
    },
  },
  args: { products: saved, onRemove: fn(), onAddToCart: fn(), productsHref: "/products" },
  render: (args) => (
    <div className="max-w-112">
      <StatefulList {...args} />
    </div>
  ),
  beforeEach: stayOnPage,
} satisfies Meta<typeof SavedProducts>

export default meta
type Story = StoryObj<typeof meta>

const [first, second, third] = saved.map(({ name }) => name)

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const list = within(canvas.getByRole("list", { name: "Saved products" }))
    await expect(list.getAllByRole("listitem")).toHaveLength(3)
    await userEvent.click(canvas.getByRole("button", { name: `Add to Cart: ${second}` }))
    await expect(args.onAddToCart).toHaveBeenCalledWith("presentation-scanner")
    await step("removing moves the focus on, up to the empty state", async () => {
      canvas.getByRole("button", { name: `Remove ${first}` }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(args.onRemove).toHaveBeenCalledWith("cordless-scanner")
      await waitFor(() => expect(canvas.getByRole("button", { name: `Remove ${second}` })).toHaveFocus())
      await expect(canvas.getByRole("status")).toHaveTextContent("2 items saved")
      await userEvent.keyboard("{Enter}")
      await waitFor(() => expect(canvas.getByRole("button", { name: `Remove ${third}` })).toHaveFocus())
      await userEvent.keyboard("{Enter}")
      await expect(await canvas.findByRole("heading", { name: "Nothing saved yet" })).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "Browse products" })).toHaveFocus()
    })
  },
}
export const InADrawer: Story = {
  render: (args) => <InItsDrawer {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Saved products, 3 items" })
    await userEvent.click(opener)
    const drawer = await screen.findByRole("dialog", { name: "Saved products" })
    await waitFor(() => expect(within(drawer).getByRole("link", { name: first })).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await screen.findByRole("dialog")
  },
}
export const Empty: Story = { args: { products: [] } }
export const One: Story = { args: { products: saved.slice(0, 1) } }
export const Adding: Story = {
  args: { adding: "cordless-scanner" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: `Add to Cart: ${first}` }),
    ).toHaveAttribute("aria-busy", "true")
  },
}
export const NamedList: Story = {
  args: { label: "Van 3", products: saved.map((one, index) => ({ ...one, quantity: 1_200 * index + 2 })) },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("list", { name: "Van 3" }))
    await expect(list.getByText("Quantity 1,202")).toBeVisible()
  },
}
export const IncVat: Story = { args: { vat: "inc" } }
export const Bare: Story = {
  args: { products: saved.map((one) => ({ ...one, image: null, partNumber: null, price: null, stock: 0 })) },
}
export const LongText: Story = {
  args: { products: saved.map((one) => ({ ...one, name: longName, price: 123456.78 })) },
}
export const Many: Story = {
  args: {
    products: Array.from({ length: 500 }, (_, index) => {
      const [name, form, price, stock] = shelf[index % shelf.length] ?? shelf[0]
      return {
        id: `${index}`,
        href: "/products",
        name: `${name} (${index + 1})`,
        image: `/equipment/${form}.svg`,
        price,
        stock,
      }
    }),
  },
  // 500 equal products show axe nothing that three do not, and take half a minute.
  parameters: { a11y: { test: "off" } },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
