import type { Meta, StoryObj } from "@storybook/react-vite"
import { Icon, ICON_NAMES } from "./Icon"

const meta = { title: "Display/Icon", component: Icon, args: { name: "search" } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {ICON_NAMES.map((name) => (
        <li key={name} className="flex w-28 flex-col items-center gap-2 text-sm text-ink-muted">
          <Icon name={name} className="size-8 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
