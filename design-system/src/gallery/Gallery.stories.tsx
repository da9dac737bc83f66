import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Gallery } from "./Gallery"

const meta = {
  title: "Catalogue/Gallery",
  component: Gallery,
  args: {
    name: "Zebra DS2278",
    className: "max-w-narrow",
    images: [
      { src: "/equipment/cordless-scanner.svg", alt: "In its cradle" },
      { src: "/equipment/pistol-scanner.svg", alt: "In the hand" },
    ],
  },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("img", { name: "In its cradle" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Show picture 2 of 2: In the hand" }))
    await expect(canvas.getByRole("img", { name: "In the hand" })).toBeVisible()
    await expect(canvas.queryByRole("img", { name: "In its cradle" })).toBeNull()
    canvas.getByRole("button", { name: /picture 1/ }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName(
      "Show picture 1 of 2: In its cradle",
    )
  },
}
export const One: Story = {
  args: { images: [{ src: "/equipment/till.svg", alt: "All-in-one till" }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull()
  },
}
export const None: Story = { args: { images: [] } }
export const Dark: Story = { globals: { theme: "dark" } }
