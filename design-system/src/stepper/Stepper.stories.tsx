import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Stepper } from "./Stepper"

const names = ["Company", "Addresses", "Contacts", "Trade references", "Check and send"]
const linked = names.map((label, index) => ({ label, href: `/credit-application?step=${index + 1}` }))
const onSelect = fn()

const meta = {
  title: "Forms/Stepper",
  component: Stepper,
  parameters: {
    docs: {
      description: {
        component:
          "How far along somebody is in a form of several steps, and the way back to those that are done.\n\n" +
          "**Do** name each step by what it asks for, and keep what was typed when somebody goes back. Give steps addresses (`href`) where you can, so that the browser's own Back works. **Don't** use it for fewer than three steps, or let it lead past steps that are not complete.\n\n" +
          'An ordered list in a named navigation; `aria-current="step"` marks the step now shown, and done steps say so in words. On a phone the names give way to one line, “Step 2 of 5: Addresses”, and the bars of done steps stay links 44 px high.',
      },
    },
  },
  args: { label: "Credit application", steps: linked, current: 2 },
  beforeEach: stayOnPage,
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const progress = within(
      within(canvasElement).getByRole("navigation", { name: "Progress: Credit application" }),
    )
    await expect(progress.getByRole("listitem", { current: "step" })).toHaveTextContent("Contacts")
    await expect(progress.getAllByRole("listitem")).toHaveLength(5)
    await expect(progress.getAllByRole("link")).toHaveLength(2)
    await expect(progress.getByRole("link", { name: "Done: Addresses" })).toHaveAttribute(
      "href",
      "/credit-application?step=2",
    )
  },
}

export const Buttons: Story = {
  args: { steps: names.map((label, index) => ({ label, onSelect: () => onSelect(index) as void })) },
  play: async ({ canvasElement }) => {
    onSelect.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole("button")).toHaveLength(2)
    await userEvent.click(canvas.getByRole("button", { name: "Done: Company" }))
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(onSelect.mock.calls).toEqual([[0], [1]])
  },
}

export const Phone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Step 3 of 5:")).toBeVisible()
    const link = canvas.getByRole("link", { name: "Done: Addresses" })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const First: Story = { args: { current: 0 } }
export const Last: Story = { args: { current: 4 } }
export const AllDone: Story = { args: { current: 5 } }
export const NoWayBack: Story = { args: { steps: names.map((label) => ({ label })) } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const LongText: Story = {
  args: { steps: [{ label: longName }, ...linked.slice(1)], current: 0 },
}
export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w1280" } } }
export const PhoneDark: Story = { globals: { theme: "dark", viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w1280" } } }
