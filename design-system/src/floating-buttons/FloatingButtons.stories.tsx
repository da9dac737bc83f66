import { type ReactNode } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { stayOnPage } from "../lib/story-links"
import { Link } from "../link"
import { FloatingButtons } from "./FloatingButtons"

/** A page long enough to scroll, with a link in the corner of the buttons. */
function LongPage({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col p-8 outline-none">
        <h1 className="text-2xl font-semibold">Industrial label printers</h1>
        {["Zebra ZT411", "Honeywell PX940", "TSC MX240P", "SATO CL4NX Plus"].map((name) => (
          <p key={name} className="mt-6 h-96 border-t border-line pt-2">
            {name}
          </p>
        ))}
        <Link href="/faq" className="mt-auto self-end">
          Delivery times
        </Link>
      </main>
      {children}
    </>
  )
}

const meta = {
  title: "Navigation/FloatingButtons",
  component: FloatingButtons,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "440px" },
      description: {
        component: `Shortcuts in the corner of the window: to the CO2e calculator and back to the top, once a page has scrolled more than 300 px, and to the cart while something is in it.

Below 768 px there is one button, which opens them as a list.

**Do** render it once, last in the body, and leave \`cart\` out on the cart's own page. **Don't** add more buttons: each one covers a piece of the page.

An IntersectionObserver watches a 300 px tall sentinel. While the focused element is under the buttons they fade (WCAG 2.2, 2.4.11), and stay within reach of Tab; an element of which they cover a tenth at most, such as the page's main part, is not under them. They stand above the cookie banner and clear of a phone's rounded corners. The cart's summary shows on hover and on focus, can be pointed at, and goes on Escape (1.4.13); its words are in the link's name too. “Back To Top” takes the focus along, and jumps for people who ask for less motion.`,
      },
    },
  },
  args: { calculatorHref: "/co2-calculator", cart: { href: "/cart", count: 3, total: 1412.5 } },
  globals: { viewport: { value: "w1280" } },
  beforeEach: ({ canvasElement }) => {
    window.scrollTo({ top: 0, behavior: "instant" })
    return stayOnPage({ canvasElement })
  },
  decorators: [
    (Story) => (
      <LongPage>
        <Story />
      </LongPage>
    ),
  ],
} satisfies Meta<typeof FloatingButtons>

export default meta
type Story = StoryObj<typeof meta>

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" })

/** Waits until the browser has told its observers what is in view: the component's was the first of them. */
const observed = (canvasElement: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(canvasElement)
  })

export const AtTheTop: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("button", { name: "Back To Top" })).toBeNull()
    await expect(canvas.getByRole("link", { name: "Cart, 3 items, £1,412.50 ex VAT" })).toBeVisible()
    await step("300 px is not yet enough; one more is", async () => {
      scrollTo(300)
      await observed(canvasElement)
      // And once more, so that what is rendered after that has been rendered.
      await observed(canvasElement)
      await expect(canvas.queryByRole("button", { name: "Back To Top" })).toBeNull()
      scrollTo(301)
      await expect(await canvas.findByRole("button", { name: "Back To Top" })).toBeVisible()
      await expect(canvas.getByRole("link", { name: "CO2e Calculator" })).toHaveAttribute(
        "href",
        "/co2-calculator",
      )
    })
    await step("they go again at the top", async () => {
      scrollTo(0)
      await waitFor(() => expect(canvas.queryByRole("button", { name: "Back To Top" })).toBeNull())
    })
  },
}

export const BackToTop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    scrollTo(600)
    const button = await canvas.findByRole("button", { name: "Back To Top" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("main")).toHaveFocus()
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    scrollTo(400)
    await expect(await within(canvasElement).findByRole("button", { name: "Back To Top" })).toBeVisible()
  },
}

export const CartSummary: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const cart = canvas.getByRole("link", { name: /^Cart/ })
    await expect(canvas.getByText("£1,412.50 ex VAT")).not.toBeVisible()
    await step("focus shows what is in it; Escape puts it away", async () => {
      canvas.getByRole("link", { name: "Delivery times" }).focus()
      scrollTo(0)
      while (document.activeElement !== cart) await userEvent.tab()
      await waitFor(() => expect(canvas.getByText("£1,412.50 ex VAT")).toBeVisible())
      await expect(canvas.getByText("3 items")).toBeVisible()
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.getByText("3 items")).not.toBeVisible())
      await expect(cart).toHaveFocus()
    })
  },
}
export const CartSummaryOnHover: Story = {
  parameters: { pseudo: { hover: true } },
}
export const Focus: Story = { ...Scrolled, parameters: { pseudo: { focusVisible: true } } }
export const OneItem: Story = {
  args: { cart: { href: "/cart", count: 1, total: 114.5, vat: "inc" } },
  parameters: { pseudo: { hover: true } },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole("link", { name: "Cart, 1 item, £114.50 inc VAT" })
    await expect(within(cart).getByText("1 item")).toBeInTheDocument()
  },
}
export const ManyItems: Story = {
  args: { cart: { href: "/cart", count: 100, total: 123456.7 } },
  parameters: { pseudo: { hover: true } },
  play: async ({ canvasElement }) => {
    const cart = within(canvasElement).getByRole("link", { name: "Cart, 100 items, £123,456.70 ex VAT" })
    await expect(cart.querySelector(".count-badge")).toHaveAttribute("data-count", "99+")
  },
}
export const EmptyCart: Story = {
  args: { cart: { href: "/cart", count: 0, total: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("link", { name: /^Cart/ })).toBeNull()
    // Without buttons there must be no empty landmark.
    await expect(canvas.queryByRole("complementary", { name: "Shortcuts" })).toBeNull()
  },
}
export const OnTheCartPage: Story = { args: { cart: null } }

export const NeverOverFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: "Delivery times" })
    const cart = canvas.getByRole("link", { name: /^Cart/ })
    // Scrolls the link into the corner of the buttons.
    scrollTo(document.documentElement.scrollHeight)
    link.style.marginInlineEnd = "-1rem"
    link.style.marginBlockEnd = "-1rem"
    link.focus()
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole("complementary", { name: "Shortcuts" })).opacity).toBe("0"),
    )
    await userEvent.tab()
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole("complementary", { name: "Shortcuts" })).opacity).toBe("1"),
    )
    cart.focus()
    await expect(cart).toHaveFocus()
  },
}
export const BackAgain: Story = {
  parameters: {
    docs: {
      description: { story: "“Back To Top” moves the focus to the main part, which is under every button." },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    scrollTo(600)
    await userEvent.click(await canvas.findByRole("button", { name: "Back To Top" }))
    await expect(canvas.getByRole("main")).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Back To Top" })).toBeNull())
    // Smooth scrolling that goes on would move the page after the next line.
    await waitFor(() => expect(window.scrollY).toBe(0))
    scrollTo(600)
    await expect(await canvas.findByRole("button", { name: "Back To Top" })).toBeVisible()
    const shortcuts = canvas.getByRole("complementary", { name: "Shortcuts" })
    await waitFor(() => expect(getComputedStyle(shortcuts).opacity).toBe("1"))
    // A press on text moves the focus to the main part, too.
    canvas.getByRole("main").blur()
    canvas.getByRole("main").focus({ preventScroll: true })
    await expect(shortcuts).not.toHaveAttribute("data-aside")
  },
}
export const Dark: Story = { ...Scrolled, globals: { theme: "dark", viewport: { value: "w1280" } } }
export const RightToLeft: Story = { ...Scrolled, globals: { direction: "rtl", viewport: { value: "w1280" } } }
/** On a phone one button holds them all. */
export const Phone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const toggle = canvas.getByRole("button", { name: "Shortcuts, 3 items in the cart" })
    await step("at the top it holds the cart", async () => {
      await expect(canvas.queryByRole("link", { name: /^Cart/ })).toBeNull()
      await userEvent.click(toggle)
      await expect(canvas.getByRole("link", { name: "Cart, 3 items, £1,412.50 ex VAT" })).toBeVisible()
      await expect(canvas.queryByRole("button", { name: "Back To Top" })).toBeNull()
    })
    await step("Escape closes it and gives the focus back; so does a press elsewhere", async () => {
      canvas.getByRole("link", { name: /^Cart/ }).focus()
      await userEvent.keyboard("{Escape}")
      await expect(canvas.queryByRole("link", { name: /^Cart/ })).toBeNull()
      await expect(toggle).toHaveFocus()
      await userEvent.click(toggle)
      await userEvent.click(canvas.getByRole("heading", { level: 1 }))
      await expect(toggle).toHaveAttribute("aria-expanded", "false")
    })
    await step("further down it holds all three", async () => {
      scrollTo(400)
      await userEvent.click(toggle)
      await expect(await canvas.findByRole("button", { name: "Back To Top" })).toBeVisible()
      await expect(canvas.getByRole("link", { name: "CO2e Calculator" })).toBeVisible()
    })
  },
}
export const PhoneClosed: Story = {
  globals: { viewport: { value: "w390" } },
  args: { cart: null },
  play: async ({ canvasElement }) => {
    scrollTo(400)
    await expect(await within(canvasElement).findByRole("button", { name: "Shortcuts" })).toBeVisible()
  },
}
export const SmallPhone: Story = { ...Phone, globals: { theme: "dark", viewport: { value: "w320" } } }
