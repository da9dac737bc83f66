import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { AccountNav } from "./AccountNav"

const links = [
  { label: "Overview", href: "/account" },
  { label: "People", href: "/account/people" },
  { label: "Company details", href: "/account/company" },
  { label: "Addresses", href: "/account/addresses" },
  { label: "Cost centres", href: "/account/cost-centres" },
  { label: "Your profile", href: "/account/profile" },
]

const meta = {
  title: "Navigation/AccountNav",
  component: AccountNav,
  parameters: {
    docs: {
      description: {
        component:
          "The pages of a company's account, with its name and who is signed in.\n\n" +
          "**Do** leave out pages that the person's roles do not open: a link that leads to a refusal helps nobody.\n\n" +
          "**Don't** use it for staff (Workspace has a navigation of its own), or for parts of one page (Tabs, TableOfContents).\n\n" +
          "It works without scripts, and shows every link at every width: rows above the page on phones, a column beside it on wide screens.",
      },
    },
  },
  args: {
    label: "Account",
    title: "Northwick Logistics Ltd",
    hint: "Signed in as Grace Hopper",
    links,
    currentPath: "/account/people",
    children: (
      <Button variant="secondary" size="sm">
        Sign out
      </Button>
    ),
  },
  beforeEach: stayOnPage,
} satisfies Meta<typeof AccountNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  args: { className: "max-w-xs" },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const navigation = within(canvas.getByRole("navigation", { name: "Account" }))
    await step("the present page is named as such, and only it", async () => {
      await expect(navigation.getByRole("link", { current: "page" })).toHaveAccessibleName("People")
    })
    await step("every link and the button are reached by keyboard, in their order", async () => {
      for (const { label } of links) {
        await userEvent.tab()
        await expect(navigation.getByRole("link", { name: label })).toHaveFocus()
      }
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Sign out" })).toHaveFocus()
    })
  },
}
export const Empty: Story = {
  args: { links: [], hint: undefined, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull()
  },
}
/** Somebody whose role is Accounts has fewer pages. */
export const FewPages: Story = {
  globals: { viewport: { value: "w1280" } },
  args: { className: "max-w-xs", links: links.slice(0, 3), currentPath: "/account" },
}
export const LongText: Story = {
  globals: { viewport: { value: "w1280" } },
  args: {
    className: "max-w-xs",
    title: longName,
    hint: `Signed in as ${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)}`,
    links: links.map((link) => ({ ...link, label: `${link.label} of all branches and subsidiaries` })),
  },
}
export const Tablet: Story = { globals: { viewport: { value: "w768" } } }
export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      await expect(link).toBeVisible()
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      )
    }
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: [".account-nav-link"] } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: [".account-nav-link"] } } }
export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w1280" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
