import type { Meta, StoryObj } from "@storybook/react-vite"
import { type MouseEvent, useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { Container } from "../layout"
import { stayOnPage } from "../lib/story-links"
import { BrowseDeck, type BrowseDeckProps } from "./BrowseDeck"
import { type BrowseView } from "./browse-view"
import { arrive, land, setReducedMotion, withFlightsHeld } from "./flights"
import { brands, machineTypesOf, productsOf } from "./samples"

const addresses = { stacked: "/products", brands: "/products?view=brands" }

/** The address of a view, as an application's router would have it. */
function addressOf(view: BrowseView): string {
  switch (view.level) {
    case "stacked":
    case "brands":
      return addresses[view.level]
    case "machine-types":
      return view.brand.href
    case "products":
      return view.machineType?.href ?? "/products?search="
  }
}

/** A page with its own history of views, which fetches the list of each level on arrival. */
function Shop(props: Partial<BrowseDeckProps>) {
  const [past, setPast] = useState<BrowseView[]>([{ level: "stacked" }])
  const [at, setAt] = useState(0)
  const view = past[at] ?? { level: "stacked" }
  const follow = (next: BrowseView, press: MouseEvent) => {
    press.preventDefault()
    props.onViewChange?.(next, press)
    setPast([...past.slice(0, at + 1), next])
    setAt(at + 1)
  }
  return (
    <Container className="py-8">
      <div
        role="toolbar"
        aria-label="Browser"
        className="mb-8 flex flex-wrap items-center gap-3 border-b border-line pb-4"
      >
        <Button variant="secondary" size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button variant="secondary" size="sm" disabled={at === past.length - 1} onClick={() => setAt(at + 1)}>
          Forward
        </Button>
        <code aria-label="Address" role="note" className="part-number text-sm text-ink-muted">
          {addressOf(view)}
        </code>
      </div>
      <BrowseDeck
        brands={brands}
        machineTypes={view.level === "machine-types" ? machineTypesOf(view.brand) : "loading"}
        products={view.level === "products" ? productsOf(addressOf(view)) : "loading"}
        addresses={addresses}
        searchAction="/products"
        shakes={false}
        {...props}
        headingLevel="h1"
        view={view}
        defaultView={undefined}
        onViewChange={follow}
      />
    </Container>
  )
}

const opened = fn()

const meta = {
  title: "Patterns/Browse",
  component: Shop,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: [
          "From a stacked deck to a product: how a page keeps the view of `BrowseDeck` in its address, so that Back and Forward lead through the levels.",
          "**Do** derive `view` from the address alone, and let `onViewChange` push the next one. **Do** replace, not push, when you correct an unknown slug.",
          "**Don't** keep the level anywhere else: a copied address must show what its sender saw.",
        ].join("\n\n"),
      },
    },
  },
  beforeEach: (context) => {
    const note = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null
      if (link && !event.defaultPrevented) opened(link.getAttribute("href"))
    }
    context.canvasElement.addEventListener("click", note)
    const release = stayOnPage(context)
    const giveBack = setReducedMotion("no-preference")
    return () => {
      giveBack()
      context.canvasElement.removeEventListener("click", note)
      release()
    }
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** By pointer, with Back and Forward. */
export const ByPointer: Story = {
  play: withFlightsHeld(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const address = canvas.getByRole("note", { name: "Address" })
    const press = async (name: string) => userEvent.click(await canvas.findByRole("link", { name }))

    await press("Click Me To See Brands")
    await land("browse-deal")
    await expect(address).toHaveTextContent("/products?view=brands")
    await press("Honeywell")
    await arrive(canvasElement, "Honeywell")
    await expect(canvas.getByRole("status")).toHaveTextContent("6 machine types")
    await press("Tablets")
    await arrive(canvasElement, "Honeywell Tablets")
    await expect(address).toHaveTextContent("/products/honeywell/tablets")
    await expect(canvas.getByRole("status")).toHaveTextContent("8 products")

    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await canvas.findByRole("heading", { name: "Honeywell" })
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await canvas.findByRole("heading", { name: "Brands" })
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await land("browse-gather")
    await expect(canvas.getByRole("link", { name: "Deal Brands" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Forward" }))
    await land("browse-deal")
    await userEvent.click(canvas.getByRole("button", { name: "Forward" }))
    await canvas.findByRole("heading", { name: "Honeywell" })
    // The visitor has focused the browser's address bar, and keeps the focus there.
    await expect(canvas.getByRole("button", { name: "Forward" })).toHaveFocus()
  }),
}

/** By keyboard alone: Tab leads on from each heading. */
export const ByKeyboard: Story = {
  play: withFlightsHeld(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabTo = async (name: string) => {
      const link = await canvas.findByRole("link", { name })
      for (let presses = 0; document.activeElement !== link && presses < 60; presses += 1)
        await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    opened.mockClear()

    await tabTo("Deal Brands")
    await userEvent.keyboard("{Enter}")
    await land("browse-deal")
    await arrive(canvasElement, "Brands")
    await userEvent.tab()
    await expect(canvas.getByRole("searchbox", { name: "Search brands" })).toHaveFocus()
    await userEvent.keyboard("datal")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1))
    await tabTo("Datalogic")
    await userEvent.keyboard("{Enter}")
    await arrive(canvasElement, "Datalogic")
    await tabTo("POS Systems")
    await userEvent.keyboard("{Enter}")
    await arrive(canvasElement, "Datalogic POS Systems")
    await tabTo("Epson TM-T88VII")
    await userEvent.keyboard("{Enter}")
    await expect(opened).toHaveBeenCalledWith("/products/datalogic/pos-systems/epson-tm-t88vii")

    await userEvent.tab({ shift: true })
    for (const [back, heading] of [
      ["← Back to Machine Types", "Datalogic"],
      ["← Back to Brands", "Brands"],
    ] as const) {
      const link = canvas.getByRole("link", { name: back })
      for (let presses = 0; document.activeElement !== link && presses < 60; presses += 1)
        await userEvent.tab({ shift: true })
      await userEvent.keyboard("{Enter}")
      await arrive(canvasElement, heading)
    }
    // The search text is still there.
    await expect(canvas.getByRole("searchbox")).toHaveValue("datal")
    await tabTo("Reset")
    await userEvent.keyboard("{Enter}")
    await land("browse-gather")
    await arrive(canvasElement, "Browse by brand")
  }),
}

export const OnAPhone: Story = { globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
