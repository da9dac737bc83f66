import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { FloatingButtons } from "../floating-buttons"
import { longName } from "../lib/samples"
import { Link } from "../link"
import { CookieBanner, type CookieBannerProps } from "./CookieBanner"

const copy = (
  <p>
    We store what the shop cannot work without: your cart and this choice. With your permission we also
    measure which pages help, and remember how you like prices shown.{" "}
    <Link href="/cookie-policy">Cookie Policy</Link>
  </p>
)

/** A page whose banner disappears after a choice, as in an application. */
function PageWithBanner(props: CookieBannerProps) {
  const [isOpen, setOpen] = useState(props.open)
  const closing = (act: () => void) => () => {
    act()
    setOpen(false)
  }
  return (
    <>
      <CookieBanner
        {...props}
        open={isOpen}
        onAcceptAll={closing(props.onAcceptAll)}
        onRejectOptional={closing(props.onRejectOptional)}
        onDismiss={closing(props.onDismiss)}
      />
      <main className="p-8">
        <h1 className="text-2xl font-semibold">Repairs</h1>
        <p className="mt-2 max-w-reading">
          Most scanners that come in need a cable, a trigger or a window. We fit it in five working days.
        </p>
        <Link href="/services/repair">Book a repair</Link>
      </main>
    </>
  )
}

const meta = {
  title: "Feedback/CookieBanner",
  component: CookieBanner,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "440px" },
      description: {
        component: `Asks, before anything optional is stored, what may be.

**Do** state in one sentence what is stored and why; give accepting and rejecting the same weight (the ICO's and the DMCC Act's rule, and fair); load it last, half a second after the page. **Don't** dim the page, take the focus, tick anything in advance, or ask again in the same session after “Dismiss”.

It is a named region, not a dialog: reading and working go on. It comes early in the body, so the Tab key reaches it soon after the skip link; when a choice removes it, the focus goes back to where it came from. It slides over the page and moves nothing: the page grows at its foot by the banner's height (\`--bottom-inset\`), so everything can be scrolled clear of it, focus stops above it (WCAG 2.2, 2.4.11), and \`FloatingButtons\` stand on it. In a low window it scrolls.`,
      },
    },
  },
  args: {
    open: true,
    onAcceptAll: fn(),
    onRejectOptional: fn(),
    onManage: fn(),
    onDismiss: fn(),
    children: copy,
  },
  render: (args) => <PageWithBanner {...args} />,
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

/** The banner, once its transition has ended. */
async function atRest(canvasElement: HTMLElement) {
  const region = await within(canvasElement).findByRole("region", { name: "Cookies on this site" })
  await waitFor(() =>
    expect(Math.round(region.getBoundingClientRect().bottom)).toBe(document.documentElement.clientHeight),
  )
  return region
}

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const region = await atRest(canvasElement)
    const banner = within(region)
    await step("takes no focus and is no dialog", async () => {
      await expect(document.body).toHaveFocus()
      await expect(within(canvasElement).queryByRole("dialog")).toBeNull()
    })
    await step("accepting and rejecting carry the same weight", async () => {
      const reject = banner.getByRole("button", { name: "Reject All Optional" })
      const accept = banner.getByRole("button", { name: "Accept All" })
      const look = (button: HTMLElement) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height }
      }
      await expect(look(accept)).toEqual(look(reject))
    })
    await step("“Manage preferences” leaves it there", async () => {
      await userEvent.click(banner.getByRole("button", { name: "Manage preferences" }))
      await expect(args.onManage).toHaveBeenCalledOnce()
      await expect(region).toBeVisible()
    })
  },
}

/** A choice by keyboard: the banner disappears, and the focus returns. */
const chosenBy = (name: string, callback: "onAcceptAll" | "onRejectOptional" | "onDismiss"): Story => ({
  play: async ({ canvasElement, args }) => {
    await atRest(canvasElement)
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: "Book a repair" })
    link.focus()
    const button = canvas.getByRole("button", { name })
    while (document.activeElement !== button && document.activeElement !== document.body) {
      await userEvent.tab({ shift: true })
    }
    await expect(button).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args[callback]).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Cookies on this site" })).toBeNull())
    await expect(link).toHaveFocus()
  },
})
export const Accepted: Story = chosenBy("Accept All", "onAcceptAll")
export const Rejected: Story = chosenBy("Reject All Optional", "onRejectOptional")
export const Dismissed: Story = chosenBy("Dismiss", "onDismiss")

export const MovesNothing: Story = {
  args: { open: false },
  render: (args) => <ToggledBanner {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole("heading", { name: "Repairs" })
    const before = heading.getBoundingClientRect()
    await userEvent.click(canvas.getByRole("button", { name: "Half a second later" }))
    const region = await atRest(canvasElement)
    await expect(heading.getBoundingClientRect()).toEqual(before)
    // The page can be scrolled until its last line is above the banner.
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
    const last = canvas.getByText("The last line of the page.")
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top + 1),
    )
    window.scrollTo({ top: 0, behavior: "instant" })
  },
}

function ToggledBanner(props: CookieBannerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CookieBanner {...props} open={isOpen} />
      <main className="flex min-h-dvh flex-col items-start justify-between">
        <h1>Repairs</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Half a second later
        </button>
        <p>The last line of the page.</p>
      </main>
    </>
  )
}

export const UnderFloatingButtons: Story = {
  render: (args) => (
    <>
      <CookieBanner {...args} />
      <FloatingButtons calculatorHref="/co2-calculator" cart={{ href: "/cart", count: 3, total: 412.5 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const region = await atRest(canvasElement)
    const cart = within(canvasElement).getByRole("link", { name: /^Cart/ })
    await waitFor(() =>
      expect(cart.getBoundingClientRect().bottom).toBeLessThan(region.getBoundingClientRect().top),
    )
  },
}
export const LongText: Story = {
  args: { children: <p>{`${longName}. `.repeat(6)}</p> },
  globals: { viewport: { value: "w320" } },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
export const Phone: Story = { globals: { viewport: { value: "w390" } } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
