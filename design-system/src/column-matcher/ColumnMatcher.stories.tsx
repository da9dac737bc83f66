import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ColumnMatcher } from "./ColumnMatcher"

const headings = [
  { heading: "Mfr part number", samples: ["DS2208-SR7U2100AZW", "LI2208-SR7U2100SGW", "DS9308-SR4U2100AZE"] },
  { heading: "Product", samples: ["Zebra DS2208 USB kit", "Zebra LI2208", "Zebra DS9308"] },
  { heading: "EAN", samples: ["5010000000000", "5010000000017"] },
  { heading: "RRP", samples: ["149.00", "92.40", "310.50"] },
  { heading: "", samples: [] },
]

const columns = [
  { name: "part_number", label: "Part number", required: true },
  { name: "name", label: "Name", required: true },
  { name: "brand", label: "Brand", required: true },
  { name: "stock", label: "Stock", required: true },
  { name: "price", label: "Price", required: false },
  { name: "description", label: "Description", required: false },
]

function Matching(props: ComponentProps<typeof ColumnMatcher>) {
  const [value, setValue] = useState(props.value)
  return <ColumnMatcher {...props} value={value} onChange={setValue} />
}

const meta = {
  title: "Forms/ColumnMatcher",
  component: ColumnMatcher,
  parameters: {
    docs: {
      description: {
        component: [
          "Says of each column of a chosen file which of our columns it is, or that it is left out.",
          "**Do** begin with guesses, and go on only once `missingColumns` is empty.",
          "**Don't** use it for files whose headings are already ours: there is nothing to decide.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    ...{ headings, columns },
    value: ["part_number", "name", null, "price", null],
    onChange: () => undefined,
  },
  render: (args) => <Matching {...args} />,
} satisfies Meta<typeof ColumnMatcher>

export default meta
type Story = StoryObj<typeof meta>

export const Guessed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("status")).toHaveTextContent("Still to match: Brand, Stock.")
    const ean = canvas.getByRole("combobox", { name: "Our column for EAN" })
    await expect(ean).toHaveValue("")
    await expect(within(ean).getByRole("option", { name: "Price" })).toBeDisabled()
    await userEvent.selectOptions(ean, "Brand")
    await expect(canvas.getByRole("status")).toHaveTextContent("Still to match: Stock.")
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Our column for Column 5/ }), "Stock")
    await expect(canvas.getByRole("status")).toHaveTextContent("Every required column is matched.")
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Our column for RRP" }), "Leave out")
    await expect(within(ean).getByRole("option", { name: "Price" })).toBeEnabled()
  },
}
export const NothingMatched: Story = { args: { value: [null, null, null, null, null] } }
export const AllMatched: Story = { args: { value: ["part_number", "name", "brand", "price", "stock"] } }
export const AllMatchedDark: Story = { ...AllMatched, globals: { theme: "dark" } }
export const RightToLeft: Story = { ...AllMatched, globals: { direction: "rtl" } }
export const LongText: Story = {
  args: {
    headings: [{ heading: longName, samples: [longName, longName, longName] }],
    value: [null],
  },
  globals: { viewport: { value: "w320" } },
}
