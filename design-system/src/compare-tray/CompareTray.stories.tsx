import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { comparedProducts, longName } from "../lib/samples"
import { CompareTray, type CompareTrayProps } from "./CompareTray"

const meta = {
  title: "Catalogue/CompareTray",
  component: CompareTray,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: [
          "Keeps the products chosen for a comparison in sight, at the bottom of the window, while a buyer goes on choosing.",
          "**Do** put it last inside the list's container and keep the choice while the buyer changes page or filter. When it is full, disable the buttons of the other products and show the reason.",
          "**Don't** show it on pages without a list, or use it as a cart.",
          "A named region; how many are chosen and what comes next is announced politely. Removing a product moves the focus to the one that takes its place. “Compare” leads on from two products; before that it is disabled and a text beside it gives the reason.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    products: comparedProducts.slice(0, 2),
    href: "/browse-products/compare",
    onRemove: () => undefined,
    onClear: () => undefined,
  },
} satisfies Meta<typeof CompareTray>

export default meta
type Story = StoryObj<typeof meta>

/** The tray below a shelf of products. */
function Choosing({ products: first, href }: CompareTrayProps) {
  const [products, setProducts] = useState(first)
  return (
    <>
      <div className="p-4">
        <Button
          variant="secondary"
          onClick={() => setProducts(comparedProducts.slice(0, products.length + 1))}
        >
          Choose another
        </Button>
      </div>
      <CompareTray
        products={products}
        href={href}
        onRemove={(id) => setProducts(products.filter((product) => product.id !== id))}
        onClear={() => setProducts([])}
      />
    </>
  )
}

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("region", { name: "Products to compare" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Compare" })).toHaveAttribute(
      "href",
      "/browse-products/compare",
    )
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 4 chosen.")
  },
}
export const One: Story = {
  args: { products: comparedProducts.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("button", { name: "Compare" })).toBeDisabled()
    await expect(canvas.getByRole("status")).toHaveTextContent("Choose one more to compare.")
  },
}
export const Full: Story = {
  args: { products: comparedProducts },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      "4 of 4 chosen. Remove one to choose another.",
    )
  },
}
export const None: Story = {
  args: { products: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).toBeNull()
  },
}

export const ChoosingAndRemoving: Story = {
  args: { products: [] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole("status")
    await step("choosing is announced from the first product on", async () => {
      await expect(status).toBeEmptyDOMElement()
      const another = canvas.getByRole("button", { name: "Choose another" })
      await userEvent.click(another)
      await expect(status).toHaveTextContent("1 of 4 chosen.")
      await userEvent.click(another)
      await userEvent.click(another)
      await expect(canvas.getByRole("link", { name: "Compare" })).toBeVisible()
    })
    await step("removing keeps the keyboard's place", async () => {
      canvas.getByRole("button", { name: "Remove DS2208 Handheld Imager" }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("button", { name: "Remove DS2278 Cordless Imager" })).toHaveFocus()
      await expect(status).toHaveTextContent("2 of 4 chosen.")
    })
    await step("clearing takes the tray away", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear all" }))
      await expect(canvas.queryByRole("region")).toBeNull()
    })
    await userEvent.click(canvas.getByRole("button", { name: "Choose another" }))
  },
}
export const LongText: Story = {
  args: { products: comparedProducts.map((product) => ({ ...product, name: longName, image: null })) },
}
export const FullDark: Story = { ...Full, globals: { theme: "dark" } }
export const FullNarrow: Story = { ...Full, globals: { viewport: { value: "w320" } } }
export const FullRightToLeft: Story = { ...Full, globals: { direction: "rtl" } }
