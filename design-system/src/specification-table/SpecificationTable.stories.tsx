import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { SpecificationTable } from "./SpecificationTable"

const meta = {
  title: "Catalogue/SpecificationTable",
  component: SpecificationTable,
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
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("table")).toBeNull()
  },
}
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
