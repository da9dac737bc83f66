import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Link } from "../link"
import { longName } from "../lib/samples"
import { Checkbox } from "./Checkbox"
import { CheckboxGroup } from "./CheckboxGroup"

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component:
          "One thing to agree to or to choose.\n\n" +
          "**Do** word the label as the statement of the person who ticks it: “I agree to …”. **Don't** tick a consent beforehand, and don't use it for what takes effect at once: that is a switch.\n\n" +
          "A native checkbox: Space ticks it, its label is part of the target (44 px high), and it is sent by a plain form. `indeterminate` shows a bar and is announced as “mixed”.",
      },
    },
  },
  args: { label: "Include accessories and spares", onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole("checkbox", { name: "Include accessories and spares" })
    await userEvent.click(canvas.getByText("Include accessories and spares"))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(" ")
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const WithHint: Story = {
  args: { label: "Wipe every device", hint: "To NIST 800-88, with a certificate for each serial number" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toHaveAccessibleDescription(
      "To NIST 800-88, with a certificate for each serial number",
    )
  },
}
export const WithCount: Story = { args: { label: "Zebra", end: 128 } }
export const Consent: Story = {
  args: {
    required: true,
    error: "Agree to the privacy policy so that we may answer you",
    label: (
      <>
        I agree that Scanwright may use these details to answer me, as the{" "}
        <Link href="/privacy-policy">privacy policy</Link> says
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox")
    await expect(box).toBeRequired()
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleErrorMessage(
      "Error: Agree to the privacy policy so that we may answer you",
    )
  },
}

const sites = [
  { value: "leeds", label: "Leeds" },
  { value: "derby", label: "Derby" },
  { value: "hull", label: "Hull" },
]
function AllOrSome() {
  const [chosen, setChosen] = useState<string[]>(["derby"])
  const isAll = chosen.length === sites.length
  return (
    <>
      <Checkbox
        label="All sites"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => setChosen(isAll ? [] : sites.map(({ value }) => value))}
      />
      <CheckboxGroup
        legend="Sites"
        hideLegend
        name="sites"
        options={sites}
        value={chosen}
        onChange={setChosen}
        className="ms-9"
      />
    </>
  )
}
export const Indeterminate: Story = {
  render: () => <AllOrSome />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole("checkbox", { name: "All sites" })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Leeds" }))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Hull" }))
    await expect(all).toBeChecked()
    await expect(all).not.toBePartiallyChecked()
    await userEvent.click(all)
    for (const { label } of sites)
      await expect(canvas.getByRole("checkbox", { name: label })).not.toBeChecked()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Hull" }))
    await expect(all).toBePartiallyChecked()
  },
}
export const LongText: Story = { args: { label: longName }, globals: { viewport: { value: "w320" } } }
export const Dark: Story = { ...Consent, play: undefined, globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { defaultChecked: true, end: 128 }, globals: { direction: "rtl" } }
