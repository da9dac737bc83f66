import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { withTimersHeld } from "../lib/held-timers"
import { longName } from "../lib/samples"
import { TextField } from "./TextField"

const meta = {
  title: "Forms/TextField",
  component: TextField,
  parameters: {
    docs: {
      description: {
        component:
          "One line of text: a name, an e-mail address, a part number.\n\n" +
          "**Do** give `type`, `autoComplete` and `inputMode` wherever they fit: the right keyboard opens and the browser fills in what it knows. Choose `width` by the length of the value. Name the unit with `prefix` or `suffix`; both are announced with the field.\n\n" +
          '**Don\'t** use `type="number"` for what is no number (part numbers, company numbers, phone numbers): use `inputMode="numeric"`. Don\'t cut values with `maxLength`; `characterLimit` leaves pasted text whole and shows how much is too much.\n\n' +
          "The count changes at once for the eye, and is announced politely after a second's pause.",
      },
    },
  },
  args: { label: "Company", autoComplete: "organization", onChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Company" })
    await expect(input).toHaveAttribute("autocomplete", "organization")
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard("Brightwell")
    await expect(input).toHaveValue("Brightwell")
    await expect(args.onChange).toHaveBeenCalledTimes(10)
  },
}
export const Filled: Story = { args: { defaultValue: "Brightwell Logistics Ltd" } }
export const Placeholder: Story = {
  args: { label: "Part number", placeholder: "DS2208-SR7U2100SGW", autoComplete: "off" },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = {
  args: { disabled: true, defaultValue: "Brightwell Logistics Ltd" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Company" })).toBeDisabled()
  },
}
export const ReadOnly: Story = {
  args: { readOnly: true, label: "Your reference", defaultValue: "SW-2026-004812" },
}
export const WithError: Story = {
  args: {
    label: "Work e-mail",
    type: "email",
    autoComplete: "email",
    hint: "We reply to this address",
    required: true,
    defaultValue: "j.okafor@brightwell",
    error: "Enter an e-mail address, like name@company.co.uk",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Work e-mail" })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleErrorMessage(
      "Error: Enter an e-mail address, like name@company.co.uk",
    )
  },
}

export const Price: Story = {
  args: {
    label: "Credit limit requested",
    prefix: "£",
    suffix: "a month",
    width: "md",
    inputMode: "decimal",
    autoComplete: "off",
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("textbox", { name: "Credit limit requested" }),
    ).toHaveAccessibleDescription("£ a month")
  },
}
export const Weight: Story = {
  args: { label: "Weight of the parcel", type: "number", suffix: "kg", width: "sm", min: 0, step: 0.1 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton", { name: "Weight of the parcel" })
    await userEvent.type(input, "12.5")
    await expect(input).toHaveValue(12.5)
  },
}
export const UnitFocus: Story = { ...Price, play: undefined, parameters: { pseudo: { focusVisible: true } } }
export const UnitWithError: Story = {
  args: { ...Price.args, defaultValue: "lots", error: "Enter an amount in pounds, like 2500" },
}
export const UnitDisabled: Story = { args: { ...Price.args, disabled: true } }

export const Widths: Story = {
  args: { label: "" },
  render: () => (
    <div className="grid gap-5">
      <TextField label="Years trading" width="xs" inputMode="numeric" />
      <TextField label="Postcode" width="sm" autoComplete="postal-code" />
      <TextField label="Phone" type="tel" width="md" autoComplete="tel" />
      <TextField label="Company" autoComplete="organization" />
    </div>
  ),
}

/** The pause in typing after which what is left is announced. */
const ANNOUNCED_AFTER_MS = 1000

export const Counted: Story = {
  args: { label: "Your reference", characterLimit: 20, autoComplete: "off" },
  play: withTimersHeld(ANNOUNCED_AFTER_MS, async ({ canvasElement, step }, timer) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("textbox", { name: "Your reference" })
    await expect(input).toHaveAccessibleDescription("You can enter up to 20 characters")
    await step("shows what is left, and announces it after a pause", async () => {
      await userEvent.type(input, "PO 4471")
      await expect(canvas.getByText("You have 13 characters left")).toBeVisible()
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
      await timer.run()
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("13 characters left"))
    })
    await step("does not cut a text that is too long, and shows by how much", async () => {
      await userEvent.paste(" for three sites in Leeds")
      await expect(input).toHaveValue("PO 4471 for three sites in Leeds")
      await timer.run()
      await waitFor(() =>
        expect(canvas.getByRole("status")).toHaveTextContent("You have 12 characters too many"),
      )
    })
  }),
}

function ControlledField() {
  const [value, setValue] = useState("ds2208-sr")
  return (
    <TextField
      label="Part number"
      value={value}
      characterLimit={12}
      onChange={({ target }) => setValue(target.value.toUpperCase())}
    />
  )
}
export const Controlled: Story = {
  render: () => <ControlledField />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Part number" })
    await userEvent.clear(input)
    await userEvent.type(input, "mc9300")
    await expect(input).toHaveValue("MC9300")
    await expect(within(canvasElement).getByText("You have 6 characters left")).toBeVisible()
  },
}

export const InAPlainForm: Story = {
  args: { label: "Your reference", name: "reference", defaultValue: "PO 4471", characterLimit: 20 },
  render: (args) => (
    <form className="grid gap-4">
      <TextField {...args} />
      <button type="reset" className="link justify-self-start">
        Start again
      </button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("textbox", { name: "Your reference" })
    await userEvent.type(input, "/2")
    await expect([...new FormData(canvasElement.querySelector("form") ?? undefined)]).toEqual([
      ["reference", "PO 4471/2"],
    ])
    await expect(canvas.getByText("You have 11 characters left")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }))
    await expect(input).toHaveValue("PO 4471")
    await expect(canvas.getByText("You have 13 characters left")).toBeVisible()
  },
}

export const LongText: Story = {
  args: { label: longName, hint: longName, defaultValue: longName, suffix: "pieces a month" },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { ...WithError, globals: { theme: "dark" } }
export const UnitDark: Story = { ...Price, globals: { theme: "dark" } }
export const RightToLeft: Story = { ...Price, globals: { direction: "rtl" } }
