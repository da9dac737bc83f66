import type { Meta, StoryObj } from "@storybook/react-vite"
import { Logo } from "./Logo"

const meta = { title: "Brand/Logo", component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MarkOnly: Story = { args: { name: null } }
export const OnDeep: Story = {
  decorators: [
    (Story) => (
      <div className="bg-surface-deep p-8 text-deep-ink">
        <Story />
      </div>
    ),
  ],
}
