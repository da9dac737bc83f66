import { type ReactNode, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { headerLinks } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Logo } from "../logo"
import { DesignSystemProvider, type LinkComponentProps } from "../provider"
import { Header } from "./Header"

const meta = {
  title: "Page/Header",
  component: Header,
  // A frame of its own on the docs page: it sticks to the top and answers to the width of its window.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "440px" } } },
  args: {
    logo: <Logo />,
    homeLabel: "Scanwright, home",
    links: headerLinks,
    currentPath: "/products",
    searchAction: "/products",
    cartHref: "/cart",
    cartCount: 3,
  },
  beforeEach: stayOnPage,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main className="p-8">
          <button type="button">Something on the page</button>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

const wide = { viewport: { value: "w1280" } }
const narrow = { viewport: { value: "w390" } }

export const Wide: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const main = within(canvas.getByRole("navigation", { name: "Main" }))
    await expect(main.getByRole("link", { current: "page" })).toHaveAccessibleName("Products")
    await expect(main.queryByRole("link", { name: "Repairs" })).toBeNull()
    await expect(canvas.getByRole("link", { name: "Cart, 3 items" })).toHaveAttribute("href", "/cart")
    await expect(canvas.getByPlaceholderText("Search by Part Number")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Menu" })).toBeNull()
  },
}

export const DropdownByPointer: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: "Services" })
    await userEvent.click(button)
    const repairs = await canvas.findByRole("link", { name: "Repairs" })
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"))
    await expect(repairs.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      button.getBoundingClientRect().left,
    )
    await userEvent.click(repairs)
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Repairs" })).toBeNull())
    await expect(button).toHaveAttribute("aria-expanded", "false")
  },
}

export const DropdownByKeyboard: Story = {
  globals: wide,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: "Services" })
    await step("Enter opens; Tab reaches the links; Escape closes and returns", async () => {
      button.focus()
      await userEvent.keyboard("{Enter}")
      await canvas.findByRole("link", { name: "All Services" })
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "All Services" })).toHaveFocus()
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByRole("link", { name: "All Services" })).toBeNull())
      await expect(button).toHaveFocus()
    })
    await step("it closes when focus leaves", async () => {
      await userEvent.keyboard("{Enter}")
      await canvas.findByRole("link", { name: "ITAD" })
      canvas.getByRole("link", { name: "ITAD" }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "Contact" })).toHaveFocus()
      await waitFor(() => expect(canvas.queryByRole("link", { name: "ITAD" })).toBeNull())
    })
  },
}

export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: "Menu" })
    await expect(canvas.queryByRole("link", { name: "About Us" })).toBeNull()
    await step("opens with search and every link, and closes on Escape", async () => {
      await userEvent.click(button)
      const about = await canvas.findByRole("link", { name: "About Us" })
      await waitFor(() => expect(about).toBeVisible())
      await expect(canvas.getByRole("link", { name: "Buy Back" })).toBeVisible()
      await expect(canvas.getByPlaceholderText("Search products...")).toBeVisible()
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"))
      await userEvent.tab()
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByRole("link", { name: "About Us" })).toBeNull())
      await expect(button).toHaveFocus()
    })
    await step("closes when a page is chosen", async () => {
      await userEvent.keyboard("{Enter}")
      await userEvent.click(await canvas.findByRole("link", { name: "Contact" }))
      await waitFor(() => expect(canvas.queryByRole("link", { name: "Contact" })).toBeNull())
    })
  },
}

/** A router in a sentence: a press on a link changes the path it tells the design system. */
function SmallRouter({ children }: { children: ReactNode }) {
  const [path, setPath] = useState("/")
  return (
    <DesignSystemProvider currentPath={path} link={RouterLink}>
      <div
        onClickCapture={(event) =>
          event.target instanceof HTMLAnchorElement && setPath(event.target.pathname)
        }
      >
        {children}
      </div>
    </DesignSystemProvider>
  )
}

function RouterLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>
}

export const FollowsTheRouter: Story = {
  globals: wide,
  args: { currentPath: undefined },
  decorators: [
    (Story) => (
      <SmallRouter>
        <Story />
      </SmallRouter>
    ),
  ],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("navigation", { name: "Main" }))
    await expect(main.getByRole("link", { current: "page" })).toHaveAccessibleName("Home")
    await userEvent.click(main.getByRole("link", { name: "For OEMs" }))
    await expect(main.getByRole("link", { current: "page" })).toHaveAccessibleName("For OEMs")
  },
}

export const ManyInTheCart: Story = {
  globals: wide,
  args: { cartCount: 128 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Cart, 128 items" })).toHaveTextContent(
      "99+",
    )
  },
}
export const EmptyCart: Story = {
  globals: wide,
  args: { cartCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Cart" })).toBeVisible()
  },
}
export const NoCart: Story = {
  globals: wide,
  args: { cartHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: /cart/i })).toBeNull()
  },
}
export const Tablet: Story = { globals: { viewport: { value: "w768" } } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark", ...wide } }
