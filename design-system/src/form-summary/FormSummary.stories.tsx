import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { FormSummary } from "./FormSummary"

const change = fn()

const company = {
  title: "Company",
  groups: [
    {
      heading: null,
      values: [
        { label: "Legal name", value: "Hopper Logistics Ltd" },
        { label: "Type of company", value: "Private limited company (Ltd)" },
        { label: "Credit limit requested", value: "£5,000.00" },
      ],
    },
  ],
}

const addresses = {
  title: "Addresses",
  groups: [
    {
      heading: "Registered address",
      values: [
        { label: "Address line 1", value: "1 Harbour Road" },
        { label: "Town or city", value: "Hull" },
        { label: "Postcode", value: "HU1 1AA" },
      ],
    },
    { heading: "Invoice address", values: [{ label: "Address", value: "2 Dock Street\nHull\nHU1 2BB" }] },
  ],
}

const changeable = [company, addresses].map((part) => ({
  ...part,
  onChange: () => change(part.title) as void,
}))

const meta = {
  title: "Content/FormSummary",
  component: FormSummary,
  parameters: {
    docs: {
      description: {
        component:
          "The values of a form of several parts, to be checked before sending and to be filed afterwards.\n\n" +
          "**Do** format values for reading (“£5,000.00”, “Private limited company”), and give each part `onChange` while it can still be changed. **Don't** list fields that were left empty, or values that nobody typed.\n\n" +
          "Description lists under headings; screen readers announce what each “Change” changes. With `printsAlone` a printed page has the summary and nothing else.",
      },
    },
  },
  args: {
    title: "Application for a credit account",
    note: "Not sent yet",
    parts: changeable,
  },
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeSending: Story = {
  play: async ({ canvasElement }) => {
    change.mockClear()
    const summary = within(
      within(canvasElement).getByRole("region", { name: "Application for a credit account" }),
    )
    await expect(summary.getByRole("heading", { name: "Addresses", level: 3 })).toBeVisible()
    await expect(summary.getByRole("heading", { name: "Invoice address", level: 4 })).toBeVisible()
    await userEvent.click(summary.getByRole("button", { name: "Change Company" }))
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(change.mock.calls).toEqual([["Company"], ["Addresses"]])
  },
}

export const AfterSending: Story = {
  args: {
    note: "Sent on 22 November 2026 under the reference SW-2026-000123",
    parts: [company, addresses],
    printsAlone: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull()
  },
}

export const Empty: Story = { args: { parts: [], note: undefined } }
export const LongText: Story = {
  args: {
    title: longName,
    parts: [
      { title: longName, groups: [{ heading: longName, values: [{ label: longName, value: longName }] }] },
    ],
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
