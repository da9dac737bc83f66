import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "./Badge"

const meta = { title: "Display/Badge", component: Badge, args: { children: "Zebra" } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Barcode Scanners</Badge>
      <Badge tone="accent">News</Badge>
      <Badge tone="success">Repaired</Badge>
      <Badge tone="warning">Awaiting parts</Badge>
      <Badge tone="danger">End of life</Badge>
    </div>
  ),
}
export const TonesDark: Story = { ...Tones, globals: { theme: "dark" } }
