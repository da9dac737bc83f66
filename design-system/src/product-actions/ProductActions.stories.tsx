import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ProductActions, type ProductActionsProps } from "./ProductActions"

const meta = {
  title: "Catalogue/ProductActions",
  component: ProductActions,
  parameters: {
    docs: {
      description: {
        component: [
          "What a buyer does with a product in a list without opening it: add it to the cart, compare it, save it.",
          "**Do** give it to a `ProductCard` as `actions`, with a CompareTray on the same page, and load it after the page: the card is complete without it. **Don't** add a fourth action, or use it on the product's own page, where each has a button with words.",
          "Every button names its product, for those who hear it alone. “Add” begins the name of the button, so that speech control finds it. Fingers get targets of 44 px.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    name: "Zebra DS2208",
    onAdd: fn(),
    isSaved: false,
    onSave: fn(),
    isCompared: false,
    isComparisonFull: false,
    onCompare: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex max-w-72 flex-wrap items-center gap-x-3 gap-y-1">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductActions>

export default meta
type Story = StoryObj<typeof meta>

/** Stores what is pressed, as an application does. */
function Stored(props: ProductActionsProps) {
  const [isSaved, setSaved] = useState(props.isSaved)
  const [isCompared, setCompared] = useState(props.isCompared)
  return (
    <ProductActions
      {...props}
      isSaved={isSaved}
      onSave={() => setSaved(!isSaved)}
      isCompared={isCompared}
      onCompare={() => setCompared(!isCompared)}
    />
  )
}

export const Default: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Add Zebra DS2208 to cart" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onAdd).toHaveBeenCalledOnce()
    const compare = canvas.getByRole("button", { name: "Compare Zebra DS2208" })
    await userEvent.click(compare)
    await expect(compare).toHaveAttribute("aria-pressed", "true")
    const save = canvas.getByRole("button", { name: "Save Zebra DS2208" })
    await userEvent.click(save)
    await expect(save).toHaveAttribute("aria-pressed", "true")
  },
}
export const SavedAndCompared: Story = { args: { isSaved: true, isCompared: true } }
export const BesideFourCompared: Story = { args: { isComparisonFull: true } }
export const Adding: Story = {
  args: { isAdding: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add Zebra DS2208 to cart" }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { failure: "Network error. Please check your internet connection and try again." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(/^Network error/)
  },
}
export const LongName: Story = { args: { name: longName }, globals: { viewport: { value: "w320" } } }
export const Dark: Story = { ...SavedAndCompared, globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
