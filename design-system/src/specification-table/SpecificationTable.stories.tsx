import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { SpecificationTable } from "./SpecificationTable"

const meta = {
  title: "Catalogue/SpecificationTable",
  component: SpecificationTable,
  parameters: {
    docs: {
      description: {
        component: [
          "Says what a product is, line by line: one label, one value.",
          "**Do** write units as their makers do (“1.5 m to concrete”), keep the same order for all products of a machine type, give rows a group where there are more than a screenful, and pass null for what is not stated.",
          "**Don't** use it for several products (ComparisonTable) or for rows that can be sorted (DataTable).",
          "A native table whose labels are row heads; two columns fit 320 px, so nothing scrolls.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    rows: [
      { label: "Scan engine", value: "2D imager" },
      { label: "Interface", value: "USB, RS-232, keyboard wedge" },
      { label: "Drop rating", value: "1.5 m to concrete" },
      { label: "Weight", value: "162 g" },
    ],
  },
} satisfies Meta<typeof SpecificationTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("table", { name: "Specification" })).toBeVisible()
    await expect(canvas.getByRole("row", { name: "Weight 162 g" })).toBeVisible()
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4)
  },
}
export const InGroups: Story = {
  args: {
    rows: [
      { group: "General", label: "Form factor", value: "Handheld" },
      { group: "General", label: "Warranty", value: "60 months" },
      { group: "Scanning", label: "Scan engine", value: "2D imager" },
      { group: "Connections", label: "Interface", value: "USB, RS-232, keyboard wedge" },
      { group: "Durability", label: "Rugged rating", value: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(9)
    for (const group of ["General", "Scanning", "Connections", "Durability"])
      await expect(canvas.getByText(group)).toBeVisible()
  },
}
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("table")).toBeNull()
  },
}
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const NotStated: Story = {
  args: {
    rows: [
      { label: "Sealing", value: null },
      { label: "Weight", value: "162 g" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("row", { name: "Sealing Not stated" })).toBeVisible()
  },
}
export const OneRow: Story = { args: { rows: [{ label: "Weight", value: "162 g" }] } }
export const LongText: Story = {
  args: { rows: [{ label: longName, value: longName }] },
}
export const Many: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, index) => ({ label: `Specification ${index + 1}`, value: "Yes" })),
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
