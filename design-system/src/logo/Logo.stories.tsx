import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Link } from "../link"
import { Logo } from "./Logo"

const meta = {
  title: "Content/Logo",
  component: Logo,
  parameters: {
    docs: {
      description: {
        component: `The company's sign: an S cut from the bars of a barcode, and the name in words.

**Do** let it lead to the home page in the header, and give it room: at least the width of its widest bar on every side. Where only the mark fits, name its link.

**Don't** recolour it apart from the text around it, stretch it, outline it, or set the mark smaller than 24 px: its thin bars close up.

It takes the colour of its text, so it works on every ground, in dark, in print and in forced colours. The mark is hidden from assistive technology; the name is text.`,
      },
    },
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Scanwright")).toBeVisible()
  },
}
export const MarkOnly: Story = {
  args: { name: null },
  render: (args) => (
    <Link href="/" variant="plain" aria-label="Scanwright, home page">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Scanwright, home page" })).toBeVisible()
  },
}
export const AsLink: Story = {
  render: (args) => (
    <Link href="/" variant="plain">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Scanwright" })).toHaveAttribute("href", "/")
  },
}
export const LinkHover: Story = { ...AsLink, parameters: { pseudo: { hover: true } } }
export const LinkFocus: Story = { ...AsLink, parameters: { pseudo: { focusVisible: true } } }
export const OnDeep: Story = {
  decorators: [
    (Story) => (
      <div className="bg-surface-deep p-8 text-deep-ink">
        <Story />
      </div>
    ),
  ],
}
export const OnAccent: Story = {
  decorators: [
    (Story) => (
      <div className="bg-accent p-8 text-accent-ink">
        <Story />
      </div>
    ),
  ],
}
export const LongName: Story = {
  args: { name: longName },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
