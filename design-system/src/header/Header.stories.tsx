import { type ReactNode, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Icon } from "../icon"
import { footer, headerLinks } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Logo } from "../logo"
import { DesignSystemProvider, type LinkComponentProps } from "../provider"
import { VatSwitch } from "../vat-switch"
import { Header } from "./Header"
import { HeaderAction } from "./HeaderAction"

/** The line above the header, with a VAT switch that stores its choice. */
function Vat() {
  const [value, setValue] = useState<"ex" | "inc">("ex")
  return <VatSwitch value={value} onChange={setValue} />
}

const openSaved = fn()

const everything = {
  notice: (
    <a href="tel:01632960100">
      <Icon name="phone" />
      <span dir="ltr" className="tabular">
        {footer.company.phone}
      </span>
    </a>
  ),
  vatSwitch: <Vat />,
  saved: <HeaderAction icon="bookmark" label="Saved products" count={2} onClick={openSaved} />,
}

const meta = {
  title: "Navigation/Header",
  component: Header,
  subcomponents: { HeaderAction },
  parameters: {
    layout: "fullscreen",
    docs: {
      // In a frame on the docs page: it sticks to the top, and depends on the width of its window.
      story: { inline: false, height: "440px" },
      description: {
        component: `The top of every page: who we are, where things are, search, saved products and the cart.

**Do** keep to seven links or so, put the ones a buyer wants first, and hang the rest under one of them. Pass \`currentPath\`, or a provider that knows it: the bar under the current page is how people know where they are. Put it first in the body, after the \`SkipLink\`.

**Don't** put a second primary action here, open menus on hover, or give two links the same name.

The dropdown and the menu of small screens follow the W3C pattern [disclosure navigation](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/), not the menu pattern: these are links, and Tab reaches them. They are native popovers, so they open before scripts have loaded and without them, close on Escape and on a press outside; the script adds \`aria-expanded\`, closing when focus leaves or a page is chosen, and giving the focus back.

From 80 rem the header is one row, from 64 rem the links have a row of their own, below that they are in the menu. Labels too long or too many wrap onto another row instead of being cut. In a window lower than 24 rem (a laptop at 400 % zoom) the header scrolls away with the page.`,
      },
    },
  },
  args: {
    ...everything,
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
      await expect(canvas.getByRole("searchbox", { name: "Search products" })).toBeVisible()
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

/** A minimal router: a press on a link changes the `currentPath` of the design system. */
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
export const NinetyNineInTheCart: Story = {
  globals: wide,
  args: { cartCount: 99 },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole("link", { name: "Cart, 99 items" })
    await expect(cart).toHaveTextContent(/99$/)
  },
}
export const OneInTheCart: Story = {
  globals: wide,
  args: { cartCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
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

export const Slots: Story = {
  globals: wide,
  parameters: {
    docs: {
      description: { story: "The switch for VAT, the telephone and saved products are the application's." },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("the switch for VAT chooses", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "inc VAT" }))
      await expect(canvas.getByRole("radio", { name: "inc VAT" })).toBeChecked()
    })
    await step("saved products are a button, reached from the search and before the cart", async () => {
      canvas.getByRole("button", { name: "Search" }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Saved products, 2 items" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect(openSaved).toHaveBeenCalledOnce()
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "Cart, 3 items" })).toHaveFocus()
    })
  },
  beforeEach: () => {
    openSaved.mockClear()
  },
}

/** The link to the account: plain text on the server, in whose place an application puts the company's name. */
const account = (name: string) => <a href="/account">{name}</a>

export const SignIn: Story = {
  globals: wide,
  args: { account: account("Sign in") },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Sign in" })
    await expect(link).toBeVisible()
    const vat = within(canvasElement).getByRole("radio", { name: "ex VAT" })
    await expect(link.getBoundingClientRect().right).toBeLessThan(vat.getBoundingClientRect().left)
  },
}
export const SignedIn: Story = {
  globals: wide,
  args: { account: account("Northwick Logistics Ltd") },
  play: async ({ canvasElement, step }) => {
    const link = within(canvasElement).getByRole("link", { name: "Northwick Logistics Ltd" })
    const { right } = link.getBoundingClientRect()
    await step("another name moves nothing beside it", async () => {
      const vat = within(canvasElement).getByRole("radio", { name: "ex VAT" })
      const before = vat.getBoundingClientRect().left
      link.textContent = "A company with a name that is far longer than the place it has"
      await expect(vat.getBoundingClientRect().left).toBe(before)
      await expect(link.getBoundingClientRect().right).toBe(right)
      link.textContent = "Northwick Logistics Ltd"
    })
  },
}
export const SignedInLongName: Story = {
  globals: wide,
  args: { account: account("The Worshipful Company of Barcode Equipment Refurbishers of Great Britain Ltd") },
}
export const SignedInRightToLeft: Story = {
  globals: { ...wide, direction: "rtl" },
  args: { account: account("Northwick Logistics Ltd") },
}
export const SignInOnAPhone: Story = {
  globals: narrow,
  args: { account: account("Sign in") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("link", { name: "Sign in" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    await waitFor(() => expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible())
  },
}
export const SignedInOnASmallPhone: Story = {
  globals: { viewport: { value: "w320" }, theme: "dark" },
  args: { account: account("The Worshipful Company of Barcode Equipment Refurbishers of Great Britain Ltd") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    await waitFor(() => expect(canvas.getByRole("link", { name: /Worshipful/ })).toBeVisible())
  },
}

/** A page long enough to scroll. */
const longPage: Story["decorators"] = [
  (Story) => (
    <>
      <Story />
      <div className="h-screen" />
    </>
  ),
]

export const Scrolled: Story = {
  globals: wide,
  decorators: longPage,
  parameters: {
    docs: {
      description: { story: "The line above has scrolled away; the header stays, and casts a shadow." },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const home = canvas.getByRole("link", { name: "Scanwright, home" })
    window.scrollTo({ top: 200, behavior: "instant" })
    await waitFor(() => expect(home.getBoundingClientRect().top).toBeLessThan(64))
    await expect(home.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(canvas.getByRole("radio", { name: "ex VAT" }).getBoundingClientRect().bottom).toBeLessThan(0)
    await step("its dropdown still opens under its button", async () => {
      const button = canvas.getByRole("button", { name: "Services" })
      await userEvent.click(button)
      const first = await canvas.findByRole("link", { name: "All Services" })
      const gap = first.getBoundingClientRect().top - button.getBoundingClientRect().bottom
      await expect(gap).toBeGreaterThanOrEqual(0)
      await expect(gap).toBeLessThan(24)
      await userEvent.keyboard("{Escape}")
    })
  },
}

export const LowWindow: Story = {
  globals: { viewport: { value: "low" } },
  decorators: longPage,
  parameters: {
    viewport: { options: { low: { name: "400 % zoom", styles: { width: "320px", height: "256px" } } } },
    docs: { description: { story: "At 400 % zoom a header that stays would leave too little of the page." } },
  },
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole("link", { name: "Scanwright, home" })
    window.scrollTo({ top: 200, behavior: "instant" })
    await waitFor(() => expect(home.getBoundingClientRect().bottom).toBeLessThan(0))
    window.scrollTo({ top: 0, behavior: "instant" })
  },
}

export const CurrentInDropdown: Story = {
  globals: wide,
  args: { currentPath: "/services/rentals" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Services" }))
    await expect(await canvas.findByRole("link", { name: "Rentals" })).toHaveAttribute("aria-current", "page")
  },
}

export const MenuOpen: Story = {
  globals: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    const products = await canvas.findByRole("link", { name: "Products" })
    await expect(products).toHaveAttribute("aria-current", "page")
    // Below the header, from edge to edge.
    const search = canvas.getByRole("searchbox", { name: "Search products" })
    const bottom = canvas.getByRole("link", { name: "Cart, 3 items" }).getBoundingClientRect().bottom
    await waitFor(() => expect(search.getBoundingClientRect().top).toBeGreaterThan(bottom))
    await expect(products.getBoundingClientRect().left).toBe(0)
    await expect(products.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
  },
}
export const PhoneSearch: Story = {
  globals: narrow,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: "Search products" })
    await step("one press opens the field, with the focus in it", async () => {
      await userEvent.click(button)
      await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Search products" })).toHaveFocus())
      await expect(canvas.queryByRole("link", { name: "About Us" })).toBeNull()
    })
    await step("Escape closes it and gives the focus back", async () => {
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByRole("searchbox")).toBeNull())
      await expect(button).toHaveFocus()
    })
    await step("and so does the button", async () => {
      await userEvent.click(button)
      await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Search products" })).toHaveFocus())
      await userEvent.click(button)
      await waitFor(() => expect(canvas.queryByRole("searchbox")).toBeNull())
      await expect(button).toHaveFocus()
    })
  },
}

export const PhoneSearchOpen: Story = {
  globals: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Search products" }))
    await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Search products" })).toHaveFocus())
  },
}

export const MenuOpenRightToLeft: Story = {
  ...MenuOpen,
  globals: { ...narrow, direction: "rtl", theme: "dark" },
}

export const DropdownRightToLeft: Story = {
  globals: { ...wide, direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: "Services" })
    await userEvent.click(button)
    const link = await canvas.findByRole("link", { name: "Repairs" })
    // The panel is aligned with the button's right edge, the start in right-to-left text.
    await waitFor(() =>
      expect(
        Math.abs(link.getBoundingClientRect().right - button.getBoundingClientRect().right),
      ).toBeLessThan(2),
    )
  },
}

/** More links than fit in a row, with long names. */
const manyLinks = [
  ...headerLinks,
  { label: "Comprehensive maintenance contracts", href: "/services/repair-types/comprehensive-contract" },
  { label: "Free barcode generator", href: "/free-barcode-generator" },
  { label: "CO2e calculator", href: "/co2-calculator" },
  { label: "Credit application", href: "/credit-application" },
]

export const ManyLongLinks: Story = {
  globals: wide,
  args: { links: manyLinks },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("navigation", { name: "Main" }))
    for (const link of main.getAllByRole("link")) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      )
    }
  },
}
export const ManyLongLinksInTheMenu: Story = {
  globals: { viewport: { value: "w320" } },
  args: { links: manyLinks },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    await expect(await canvas.findByRole("link", { name: "Credit application" })).toBeInTheDocument()
  },
}
export const HoverLinks: Story = {
  globals: wide,
  parameters: { pseudo: { hover: [".nav-item", ".header-button"] } },
}
export const FocusLinks: Story = {
  globals: wide,
  parameters: { pseudo: { focusVisible: [".nav-item", ".header-button", ".header-home"] } },
}
export const OnlyTheSign: Story = {
  globals: wide,
  args: {
    links: [],
    notice: undefined,
    vatSwitch: undefined,
    saved: undefined,
    cartHref: undefined,
    searchAction: undefined,
  },
}
export const Tablet: Story = { globals: { viewport: { value: "w768" } } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
export const SmallPhoneRightToLeft: Story = { globals: { viewport: { value: "w320" }, direction: "rtl" } }
export const Dark: Story = { globals: { theme: "dark", ...wide } }
export const RightToLeft: Story = { globals: { direction: "rtl", ...wide } }
export const Desk: Story = { globals: { viewport: { value: "w1600" } } }
