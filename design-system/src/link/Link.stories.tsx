import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { DesignSystemProvider } from "../provider"
import { Link, NavLink } from "./Link"

const meta = {
  title: "Navigation/Link",
  component: Link,
  parameters: {
    docs: {
      description: {
        component: `Leads somewhere, through the application's router.

**Do** let the text name the target, also when read alone: “repair contracts”. Use \`plain\` inside elements with styles of their own, \`deep\` beside a button on a dark band.

**Don't** write “click here”, or style a link by colour alone: the line under it stays. Don't use it for what does something on this page: that is a Button. Don't open new windows.

\`NavLink\` sets \`aria-current="page"\` by itself when it leads to the page now shown.`,
      },
    },
  },
  args: { href: "/services/repair", children: "repair contracts", onClick: fn() },
  beforeEach: stayOnPage,
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "repair contracts" })
    await userEvent.click(link)
    await userEvent.keyboard("{Enter}")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(link).toHaveAttribute("href", "/services/repair")
    link.blur()
  },
}

export const InASentence: Story = {
  render: (args) => (
    <p className="max-w-reading">
      Most scanners that come in need a cable, a trigger or a window. Our <Link {...args} /> cover them all.
    </p>
  ),
}
export const Plain: Story = { args: { variant: "plain" } }
export const Deep: Story = {
  args: { variant: "deep", href: "tel:+441632960100", children: "01632 960100" },
  decorators: [(Story) => <div className="on-deep bg-surface-deep p-6">{Story()}</div>],
}

export const CurrentPage: Story = {
  render: () => (
    <nav aria-label="Services" className="flex gap-4">
      <NavLink href="/services/repair" currentPath="/services/repair">
        Repairs
      </NavLink>
      <NavLink href="/services/rentals" currentPath="/services/repair">
        Rentals
      </NavLink>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Repairs")
  },
}

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
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "repair contracts" })
    await expect(link).toHaveAttribute("data-router", "yes")
    await expect(link).toHaveAttribute("href", "/services/repair")
  },
}

export const WithinThePage: Story = {
  ...ThroughARouter,
  args: { href: "#key-features", children: "+3 more features" },
  parameters: {
    docs: { description: { story: "A link to a fragment is a plain anchor, so that `hashchange` fires." } },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "+3 more features" })
    await expect(link).not.toHaveAttribute("data-router")
    await expect(link).toHaveAttribute("href", "#key-features")
  },
}

export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Active: Story = { parameters: { pseudo: { active: true } } }
export const LongText: Story = {
  args: { children: longName },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const HoverDark: Story = { globals: { theme: "dark" }, parameters: { pseudo: { hover: true } } }
export const RightToLeft: Story = { ...InASentence, globals: { direction: "rtl" } }
