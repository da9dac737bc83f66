import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../button"
import { Section } from "./Section"

const meta = {
  title: "Layout/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Repair before you replace",
    intro: "Most scanners that come in need a cable, a trigger or a window. We fit it in five working days.",
    action: (
      <Button href="/services/repair" variant="secondary">
        See repairs
      </Button>
    ),
    children: <p>Content stands here.</p>,
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("region", { name: "Repair before you replace" }),
    ).toBeVisible()
  },
}
export const Sunken: Story = { args: { ground: "sunken" } }
export const Deep: Story = { args: { ground: "deep" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
