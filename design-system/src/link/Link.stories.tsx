import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { DesignSystemProvider } from "../provider"
import { Link } from "./Link"

const meta = {
  title: "Navigation/Link",
  component: Link,
  args: { href: "/services/repair", children: "repair contracts" },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Dark: Story = { globals: { theme: "dark" } }

export const ThroughARouter: Story = {
  parameters: {
    docs: { description: { story: "With a provider, the application's own link is rendered." } },
  },
  decorators: [
    (Story) => (
      <DesignSystemProvider
        link={({ children, ...props }) => (
          <a {...props} data-router="yes">
            {children}
          </a>
        )}
      >
        <Story />
      </DesignSystemProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "repair contracts" })
    await expect(link).toHaveAttribute("data-router", "yes")
    await expect(link).toHaveAttribute("href", "/services/repair")
  },
}
