import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { SkipLink } from "./SkipLink"

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component:
          "The first thing the Tab key reaches: past the header, to the content. Nobody else sees it (WCAG 2.2, 2.4.1).\n\n" +
          "**Do** render it first in the page, and give the main content the id it names.\n\n" +
          "**Don't** hide it with `display: none`, which takes it from the keyboard too, or add a second one for each part of the page: landmarks and headings do that.",
      },
    },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The Tab key shows the link.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}
export const Dark: Story = { ...Focused, globals: { theme: "dark" } }
export const Narrow: Story = { ...Focused, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...Focused, globals: { direction: "rtl" } }
