import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Icon } from "./Icon"
import { ICON_NAMES } from "./paths"

const meta = {
  title: "Content/Icon",
  component: Icon,
  parameters: {
    docs: {
      description: {
        component: `A small picture beside words, drawn on a 20 × 20 grid with a 1.5 px line and square ends.

**Do** let words stand beside it, or use IconButton, which has a name. Colour it by the words' own colour. Mirror what points along the line, in languages written from right to left: \`rtl:-scale-x-100\`.

**Don't** let it carry a meaning alone: it is hidden from assistive technology. Don't use two icons for one meaning, or one for two. Don't draw equipment as an icon: there are drawings for that.`,
      },
    },
  },
  args: { name: "search" },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull()
  },
}

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

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Icon name="shield" className="size-4" />
      <Icon name="shield" />
      <Icon name="shield" className="size-6" />
      <Icon name="shield" className="size-10" />
    </div>
  ),
}

export const BesideText: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-success">
      <Icon name="check" /> Repaired and tested
    </p>
  ),
}
export const AllDark: Story = { ...All, globals: { theme: "dark" } }
export const Narrow: Story = { ...All, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = {
  args: { name: "arrow-right", className: "rtl:-scale-x-100" },
  globals: { direction: "rtl" },
}
