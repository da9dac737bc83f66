import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { RadioGroup } from "./RadioGroup"

const options = [
  { value: "limited", label: "Limited company" },
  { value: "llp", label: "Limited liability partnership" },
  { value: "partnership", label: "Partnership" },
  { value: "sole-trader", label: "Sole trader" },
]

const contracts = [
  {
    value: "comprehensive",
    label: "Comprehensive contract",
    description:
      "Parts, labour and collection for every fault, drops included. One price a year for each device.",
  },
  {
    value: "tokens",
    label: "Repair tokens",
    description: "Ten repairs paid for in advance, used on any device when it fails.",
  },
  {
    value: "swap",
    label: "Advanced swap",
    description: "A working unit leaves us before yours arrives, so that nobody waits for a scanner.",
  },
]

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component:
          "One answer of a few, all of them in view.\n\n" +
          "**Do** use `cards` where each answer needs a sentence to be chosen by. Choose one beforehand only if it is right for nearly everyone. **Don't** use it for more than about six answers (use a select), or for yes and no (use a checkbox or switch).\n\n" +
          "W3C pattern “radio group”, by native radio buttons: Tab enters at the chosen one, arrow keys choose, and the form sends it.",
      },
    },
  },
  args: { legend: "Company type", name: "company_type", options },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <form>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("radiogroup", { name: "Company type" })).toBeVisible()
    await userEvent.click(canvas.getByText("Limited company"))
    await expect(canvas.getByRole("radio", { name: "Limited company" })).toBeChecked()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await expect(canvas.getByRole("radio", { name: "Partnership" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Partnership" })).toHaveFocus()
    const form = canvasElement.querySelector("form") ?? undefined
    await expect([...new FormData(form)]).toEqual([["company_type", "partnership"]])
  },
}
export const Chosen: Story = { args: { defaultValue: "llp" } }
export const TwoColumns: Story = { args: { appearance: "two", defaultValue: "llp" } }

export const Cards: Story = {
  args: {
    legend: "Repair contract",
    name: "contract",
    appearance: "cards",
    options: contracts,
    defaultValue: "tokens",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const swap = canvas.getByRole("radio", { name: "Advanced swap" })
    await expect(swap).toHaveAccessibleDescription(/nobody waits for a scanner/)
    await userEvent.click(canvas.getByText(/nobody waits/))
    await expect(swap).not.toBeChecked()
    const card = canvas.getByText(/nobody waits/).getBoundingClientRect()
    const target = document.elementFromPoint(card.left + 5, card.bottom - 5)
    if (target) await userEvent.click(target)
    await expect(swap).toBeChecked()
    await userEvent.keyboard("{ArrowUp}")
    await expect(canvas.getByRole("radio", { name: "Repair tokens" })).toBeChecked()
  },
}
export const CardsHover: Story = { ...Cards, play: undefined, parameters: { pseudo: { hover: true } } }
export const CardsFocus: Story = { ...Cards, play: undefined, parameters: { pseudo: { focusVisible: true } } }
export const CardsWithError: Story = {
  args: { ...Cards.args, defaultValue: undefined, error: "Choose a contract" },
}
export const CardsDark: Story = { ...Cards, play: undefined, globals: { theme: "dark" } }
export const CardsNarrow: Story = { ...Cards, play: undefined, globals: { viewport: { value: "w320" } } }

function Controlling() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <RadioGroup legend="Company type" name="type" options={options} value={value} onChange={setValue} />
      <p className="mt-3 text-sm text-ink-muted">Chosen: {value ?? "none"}</p>
    </>
  )
}
export const Controlled: Story = {
  render: () => <Controlling />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Chosen: none")).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Sole trader" }))
    await expect(canvas.getByText("Chosen: sole-trader")).toBeVisible()
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { args: { defaultValue: "llp" }, parameters: { pseudo: { focusVisible: true } } }
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === "llp" })) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("radio", { name: "Limited liability partnership" }),
    ).toBeDisabled()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: "llp" } }
export const WithError: Story = {
  args: { required: true, error: "Choose a company type" },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup")
    await expect(group).toHaveAttribute("aria-invalid", "true")
    await expect(group).toHaveAccessibleDescription("Error: Choose a company type")
    await expect(group).toBeRequired()
  },
}
export const LongText: Story = {
  args: { options: [{ value: "long", label: longName, description: longName }, ...options] },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { defaultValue: "llp" }, globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { defaultValue: "llp" }, globals: { direction: "rtl" } }
