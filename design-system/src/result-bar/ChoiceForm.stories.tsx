import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ChoiceForm } from "./ChoiceForm"

const meta = {
  title: "Catalogue/ChoiceForm",
  component: ChoiceForm,
  parameters: {
    docs: {
      description: {
        component: `One choice about a list that applies at once: its order, how many entries a page has.

**Do** give the default an empty value, so that addresses stay short. **Don't** use it in a form that is sent as a whole: it is a form of its own, with a button where scripts are off.`,
      },
    },
  },
  args: {
    label: "Products a page",
    send: "Show",
    name: "per_page",
    value: "",
    options: [
      { value: "", label: "24" },
      { value: "48", label: "48" },
      { value: "96", label: "96" },
    ],
    action: "/browse-products",
    preservedParams: [["brand", "zebra"]],
  },
} satisfies Meta<typeof ChoiceForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByLabelText("Products a page")
    await userEvent.selectOptions(choice, "48")
    const form = choice.closest("form")
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ["brand", "zebra"],
      ["per_page", "48"],
    ])
  },
}
export const Controlled: Story = {
  args: { value: "48", onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText("Products a page"), "96")
    await expect(args.onChange).toHaveBeenCalledWith("96")
  },
}
export const LongText: Story = { args: { label: longName } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
