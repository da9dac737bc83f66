import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { footer } from "../lib/samples"
import { Logo } from "../logo"
import { Footer } from "./Footer"

const meta = {
  title: "Page/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: { ...footer, logo: <Logo /> },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("link", { name: "01632 960100" })).toHaveAttribute(
      "href",
      "tel:01632960100",
    )
    await expect(canvas.getByText(/registered in England and Wales, company number 05345678/)).toBeVisible()
    const legal = within(canvas.getByRole("navigation", { name: "Legal" }))
    await expect(legal.getAllByRole("link")).toHaveLength(4)
  },
}
export const WithoutLegalAndSocial: Story = {
  args: { legal: [], social: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation", { name: "Legal" })).toBeNull()
  },
}
export const Phone: Story = { globals: { viewport: { value: "w390" } } }
export const Dark: Story = { globals: { theme: "dark" } }
