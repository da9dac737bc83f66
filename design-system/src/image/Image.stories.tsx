import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Image } from "./Image"

const meta = {
  title: "Display/Image",
  component: Image,
  args: { src: "/equipment/handheld-computer.svg", alt: "Handheld mobile computer", width: 240, height: 240 },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Lazy: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: "Handheld mobile computer" })
    await expect(image).toHaveAttribute("loading", "lazy")
    await expect(image.getBoundingClientRect().height).toBe(240)
  },
}
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img")
    await expect(image).not.toHaveAttribute("loading")
    await expect(image).toHaveAttribute("fetchpriority", "high")
  },
}
