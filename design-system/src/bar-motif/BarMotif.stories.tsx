import type { Meta, StoryObj } from "@storybook/react-vite"
import { BarMotif } from "./BarMotif"

const meta = {
  title: "Brand/BarMotif",
  component: BarMotif,
  args: { className: "h-16 w-full max-w-reading" },
} satisfies Meta<typeof BarMotif>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Band: Story = { args: { className: "h-6 w-full text-line" } }
export const Short: Story = { args: { says: "empty" } }
