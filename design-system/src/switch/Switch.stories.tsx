import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Switch } from "./Switch"

const meta = {
  title: "Forms/Switch",
  component: Switch,
  parameters: {
    docs: {
      description: {
        component:
          "Switches something on and off at once, without a button to confirm it.\n\n" +
          "**Do** name the thing, not the act: “Analytics”, so that “on” and “off” make sense after it. **Don't** use it in a form that is sent later: a checkbox belongs there. Nor for a choice between two things that both have names.\n\n" +
          "W3C pattern “switch”, by a native checkbox: Space switches it, a plain form sends it. The position of the knob, a bar and a text show its state, not only its colour. A locked switch cannot be switched off even without scripts, shows its reason, and is sent as on.",
      },
    },
  },
  args: { label: "Prices with VAT", onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const control = canvas.getByRole("switch", { name: "Prices with VAT" })
    await expect(control).not.toBeChecked()
    await expect(canvas.getByText("Off")).toBeVisible()
    await userEvent.click(canvas.getByText("Prices with VAT"))
    await expect(control).toBeChecked()
    await expect(canvas.getByText("On")).toBeVisible()
    await expect(canvas.getByText("Off")).not.toBeVisible()
    control.focus()
    await userEvent.keyboard(" ")
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const OwnStateLabels: Story = {
  args: {
    label: "VAT in prices",
    hideLabel: true,
    stateLabels: { on: "inc VAT", off: "ex VAT" },
    defaultChecked: true,
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = { args: { disabled: true } }

export const Locked: Story = {
  args: {
    label: "Necessary",
    hint: "Keeps your cart and remembers this choice.",
    lockedReason: "Always on: the shop does not work without it.",
    name: "necessary",
    onChange: undefined,
  },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const control = canvas.getByRole("switch", { name: "Necessary" })
    await expect(control).toBeChecked()
    await expect(control).toBeDisabled()
    await expect(control).toHaveAccessibleDescription(
      "Keeps your cart and remembers this choice. Always on: the shop does not work without it.",
    )
    await userEvent.click(canvas.getByText("Necessary"))
    await expect(control).toBeChecked()
    const form = canvasElement.querySelector("form") ?? undefined
    await expect([...new FormData(form)]).toEqual([["necessary", "on"]])
  },
}

function Categories() {
  const [isOn, setOn] = useState(false)
  return (
    <div className="grid max-w-reading gap-4 divide-y divide-line">
      <Switch
        align="end"
        label="Necessary"
        hint="Keeps your cart and remembers this choice."
        lockedReason="Always on: the shop does not work without it."
      />
      <Switch
        align="end"
        label="Analytics"
        hint="Counts visits and pages, so that we see what is looked for and not found."
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
      <Switch align="end" label="Marketing" hint="Lets our advertisements elsewhere be measured." />
    </div>
  )
}
export const Settings: Story = {
  render: () => <Categories />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole("switch", { name: "Analytics" })).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("switch", { name: "Analytics" })).toBeChecked()
  },
}
export const SettingsDark: Story = { ...Settings, play: undefined, globals: { theme: "dark" } }
export const SettingsNarrow: Story = {
  ...Settings,
  play: undefined,
  globals: { viewport: { value: "w320" } },
}
export const LongText: Story = {
  args: { label: longName, hint: longName },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: "rtl" } }
