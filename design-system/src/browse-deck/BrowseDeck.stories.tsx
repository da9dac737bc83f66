import type { Meta, StoryObj } from "@storybook/react-vite"
import { act, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server.browser"
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test"
import { Link } from "../link"
import { Pagination } from "../pagination"
import { type HeldTimers, withTimersHeld } from "../lib/held-timers"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { BrowseDeck } from "./BrowseDeck"
import { type BrowseView } from "./browse-view"
import { arrive, columnsOf, durations, flights, land, setReducedMotion, withFlightsHeld } from "./flights"
import { brands, machineTypesOf, manyBrands, productsOf, scanners, zebra } from "./samples"

const dealt: BrowseView = { level: "brands" }
const ofZebra: BrowseView = { level: "machine-types", brand: zebra }
const zebraScanners: BrowseView = { level: "products", brand: zebra, machineType: scanners }
const products = productsOf(scanners.href)

const width = (px: number) => ({ name: `${px}`, styles: { width: `${px}px`, height: "900px" } })

const meta = {
  title: "Catalogue/BrowseDeck",
  component: BrowseDeck,
  parameters: {
    docs: {
      description: {
        component: [
          "The product browsing screen: a box of brand cards, the brands dealt, a brand's machine types, and their products.",
          "**Do** take `view` from the address and give it back in `onViewChange`, so that Back and Forward work and every level can be linked to. **Do** pass `“loading”` or `“error”` for a list that is not there: its space is reserved and the visitor is informed. **Do** take over the search with `onSearch` where a list has more pages than the one shown.",
          "**Don't** put a second box on a page, hide the box behind a splash, or make a visitor deal who came with a search or a brand's address: start them at that level. **Don't** raise `shakes` to other things that want attention.",
          "Every card and button is a link with an address, so the screen works before and without scripts; the cards in the box are one picture, since the same cards are links once dealt. Cards fly by the Web Animations API on the compositor, twenty at most; any key or press lands them at once, and where less motion is asked for nothing flies. The stacked box shakes while nobody points at it, and has a pause (WCAG 2.2.2) that outlasts a deal. The focus goes to the heading of the new level and the count is announced. Where the browser has view transitions, the chosen card becomes that heading.",
        ].join("\n\n"),
      },
    },
    viewport: {
      options: {
        w320: width(320),
        w768: width(768),
        w1024: width(1024),
        w1280: width(1280),
        w1400: width(1400),
      },
    },
  },
  args: {
    brands,
    machineTypes: machineTypesOf(zebra),
    products,
    addresses: { stacked: "/products", brands: "/products?view=brands" },
    onViewChange: fn(),
    onRetry: fn(),
    // Only the stories about shaking shake.
    shakes: false,
  },
  beforeEach: (context) => {
    const giveBack = setReducedMotion("no-preference")
    const release = stayOnPage(context)
    return () => {
      release()
      giveBack()
    }
  },
} satisfies Meta<typeof BrowseDeck>

export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("link", { name: "Click Me To See Brands" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Deal Brands" })).toHaveAttribute(
      "href",
      "/products?view=brands",
    )
    await expect(canvas.getByRole("link", { name: "Reset" })).toHaveAttribute("href", "/products")
    await expect(canvas.getByRole("status")).toHaveTextContent("23 brands")
    await expect(canvas.queryByRole("link", { name: "Zebra" })).toBeNull()
    await expect(canvas.queryByRole("searchbox")).toBeNull()
  },
}
export const StackedWithList: Story = {
  args: { addresses: { stacked: "/products", brands: "/products?view=brands", list: "/browse-products" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "View as list" })).toHaveAttribute(
      "href",
      "/browse-products",
    )
  },
}
export const StackedHover: Story = { parameters: { pseudo: { hover: ".deck-top" } } }
export const StackedFocus: Story = { parameters: { pseudo: { focusVisible: ".deck-top" } } }
export const StackedDark: Story = { globals: { theme: "dark" } }
export const StackedNarrow: Story = { globals: { viewport: { value: "w320" } } }
export const StackedRightToLeft: Story = { globals: { direction: "rtl" } }
export const StackedLoading: Story = { args: { brands: "loading" } }
export const StackedError: Story = { args: { brands: "error" } }
export const OneBrandStacked: Story = { args: { brands: [zebra] } }

/** Deal Brands fans the cards out over 0.9 s (specification, 4). */
export const Deals: Story = {
  play: withFlightsHeld(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await waitFor(() => expect(flights("browse-deal")).not.toHaveLength(0))
    await expect(durations(flights("browse-deal"))).toEqual([900])
    const cards = flights("browse-deal").filter(({ effect }) =>
      within(canvas.getByRole("list", { name: "Brands" }))
        .getAllByRole("listitem")
        .some((item) => effect instanceof KeyframeEffect && effect.target === item),
    )
    await expect(cards).toHaveLength(20)
    await expect(args.onViewChange).toHaveBeenCalledWith(dealt, expect.anything())
    await land("browse-deal")
    await arrive(canvasElement, "Brands")
    await expect(canvas.getByRole("status")).toHaveTextContent("23 brands")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(23))
    await expect(canvas.queryByRole("link", { name: "Click Me To See Brands" })).toBeNull()
  }),
}

/** The top card deals, too, also by keyboard. */
export const TopCardDeals: Story = {
  play: withFlightsHeld(async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole("link", { name: "Click Me To See Brands" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await land("browse-deal")
    await arrive(canvasElement, "Brands")
  }),
}

/** Any key lands the cards at once. */
export const SkippedByKey: Story = {
  play: withFlightsHeld(async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "Deal Brands" }))
    await waitFor(() => expect(flights("browse-deal")).not.toHaveLength(0))
    await userEvent.keyboard("{Escape}")
    await expect(flights("browse-deal").filter(({ playState }) => playState !== "finished")).toHaveLength(0)
    await waitFor(() => expect(flights("browse-deal")).toHaveLength(0))
  }),
}

/** Any press lands the cards at once, and chooses nothing by accident. */
export const SkippedByPress: Story = {
  play: withFlightsHeld(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await waitFor(() => expect(flights("browse-deal")).not.toHaveLength(0))
    await expect(getComputedStyle(canvas.getByRole("link", { name: "Zebra" })).pointerEvents).toBe("none")
    await userEvent.click(document.body)
    await waitFor(() => expect(flights("browse-deal")).toHaveLength(0))
    await expect(getComputedStyle(canvas.getByRole("link", { name: "Zebra" })).pointerEvents).not.toBe("none")
    await expect(args.onViewChange).toHaveBeenCalledTimes(1)
  }),
}

/** Reset gathers the cards over 0.6 s (specification, 4). */
export const Resets: Story = {
  args: { defaultView: dealt },
  play: withFlightsHeld(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("link", { name: "Reset" }))
    await waitFor(() => expect(flights("browse-gather")).not.toHaveLength(0))
    await expect(durations(flights("browse-gather"))).toEqual([600])
    await expect(args.onViewChange).toHaveBeenCalledWith({ level: "stacked" }, expect.anything())
    await land("browse-gather")
    await arrive(canvasElement, "Browse by brand")
    await expect(canvas.getByRole("link", { name: "Deal Brands" })).toBeVisible()
    await expect(canvas.queryByRole("list", { name: "Brands" })).toBeNull()
  }),
}

/** Going back after a search gathers the cards that the search has found. */
export const GathersWhatWasFound: Story = {
  args: { defaultView: dealt },
  play: withFlightsHeld(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search brands" }), "star")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1))
    await userEvent.click(canvas.getByRole("link", { name: "← Back to Deck" }))
    await land("browse-gather")
    await arrive(canvasElement, "Browse by brand")
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await land("browse-deal")
    await expect(canvas.getByRole("searchbox", { name: "Search brands" })).toHaveValue("")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(23))
  }),
}

/** A deck that is already stacked is only squared up. */
export const SquaresUp: Story = {
  play: withFlightsHeld(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("link", { name: "Reset" }))
    await waitFor(() => expect(durations(flights("browse-gather"))).toEqual([600]))
    await land("browse-gather")
    await expect(args.onViewChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole("link", { name: "Reset" })).toHaveFocus()
  }),
}

/** Lets time pass, 3 s by 3 s, until the deck shakes: where it is on the page is told later than its timer is set. */
const shakesInTime = (timer: HeldTimers) =>
  waitFor(async () => {
    await timer.run()
    await expect(flights("browse-shake")).not.toHaveLength(0)
  })

/** The idle deck shakes every 3 s (specification, 4), also after Deal and Reset, until it is paused. */
export const Shaking: Story = {
  args: { shakes: true },
  play: withTimersHeld(
    3000,
    withFlightsHeld(async ({ canvasElement }, timer: HeldTimers) => {
      const canvas = within(canvasElement)
      await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
      await land("browse-deal")
      await userEvent.click(canvas.getByRole("link", { name: "Reset" }))
      await land("browse-gather")
      await arrive(canvasElement, "Browse by brand")
      await expect(flights("browse-shake")).toHaveLength(0)
      await shakesInTime(timer)
      await land("browse-shake")
      await shakesInTime(timer)
      await land("browse-shake")
      await userEvent.click(canvas.getByRole("button", { name: "Pause animation" }))
      await expect(canvas.getByRole("button", { name: "Play animation" })).toHaveFocus()
      await waitFor(() => expect(timer.count()).toBe(0))
      await expect(flights("browse-shake")).toHaveLength(0)
    }),
  ),
}

/** No shaking under the pointer or the focus: nobody can press a moving card. */
export const ShakesNotInUse: Story = {
  args: { shakes: true },
  play: withTimersHeld(
    3000,
    withFlightsHeld(async ({ canvasElement }, timer: HeldTimers) => {
      const canvas = within(canvasElement)
      // The deck began before time was held; it begins anew.
      await userEvent.click(canvas.getByRole("button", { name: "Pause animation" }))
      await userEvent.click(canvas.getByRole("button", { name: "Play animation" }))
      await shakesInTime(timer)
      await land("browse-shake")
      const top = canvas.getByRole("link", { name: "Click Me To See Brands" })
      top.focus()
      await timer.run()
      await expect(flights("browse-shake")).toHaveLength(0)
      top.blur()
      await shakesInTime(timer)
      await land("browse-shake")
      await userEvent.click(canvas.getByRole("button", { name: "Pause animation" }))
    }),
  ),
}

/** With reduced motion nothing flies or shakes; everything is shown at once. */
export const ReducedMotion: Story = {
  args: { shakes: true },
  beforeEach: () => setReducedMotion("reduce"),
  play: withFlightsHeld(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await arrive(canvasElement, "Brands")
    await expect(flights("browse-deal")).toHaveLength(0)
    await userEvent.click(canvas.getByRole("link", { name: "Reset" }))
    await arrive(canvasElement, "Browse by brand")
    await expect(flights("browse-gather")).toHaveLength(0)
    await userEvent.click(canvas.getByRole("link", { name: "Reset" }))
    await expect(flights("browse-gather")).toHaveLength(0)
  }),
}

/** A grid with as many columns as the width has room for (specification, 2.4). */
const grid = (viewport: string, columns: number): Story => ({
  args: { defaultView: dealt },
  globals: { viewport: { value: viewport } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(within(canvasElement).getByRole("list", { name: "Brands" }))).toBe(columns)
  },
})
export const BrandsAt320: Story = grid("w320", 2)
export const BrandsAt768: Story = grid("w768", 2)
export const BrandsAt1024: Story = grid("w1024", 3)
export const BrandsAt1280: Story = grid("w1280", 4)
export const BrandsAt1400: Story = grid("w1400", 5)

export const Brands: Story = {
  args: { defaultView: dealt },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("searchbox")).toHaveAttribute("placeholder", "Search brands...")
    const list = within(canvas.getByRole("list", { name: "Brands" }))
    await expect(list.getByText("38 products")).toBeVisible()
    await expect(list.getByText("P", { exact: true })).toBeVisible()
    await expect(list.getByRole("link", { name: "Zebra" })).toHaveAttribute("href", "/products/zebra")
    await expect(canvas.getByRole("heading", { name: "Brands" })).not.toHaveFocus()
  },
}
export const BrandsHover: Story = {
  args: { defaultView: dealt },
  parameters: { pseudo: { hover: "li:first-child .card" } },
}
export const BrandsFocus: Story = {
  args: { defaultView: dealt },
  parameters: { pseudo: { focusVisible: "li:first-child a" } },
}
export const BrandsDark: Story = { args: { defaultView: dealt }, globals: { theme: "dark" } }
export const BrandsRightToLeft: Story = { args: { defaultView: dealt }, globals: { direction: "rtl" } }
export const BrandsWithLogos: Story = {
  args: {
    defaultView: dealt,
    brands: brands.map((brand) => ({ ...brand, logo: "/equipment/pistol-scanner.svg" })),
  },
}
export const OneBrand: Story = {
  args: { brands: [zebra] },
  play: withFlightsHeld(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("status")).toHaveTextContent("1 brand")
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await land("browse-deal")
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1)
  }),
}
export const NoBrands: Story = {
  args: { brands: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { name: "No brands to show" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Deal Brands" })).toBeNull()
  },
}
export const TwoHundredBrands: Story = {
  args: { brands: manyBrands(200) },
  parameters: { docs: { description: { story: "What `npm run bench -- frames` measures." } } },
}
export const TwoHundredBrandsDealt: Story = {
  args: { brands: manyBrands(200) },
  play: withFlightsHeld(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await waitFor(() => expect(flights("browse-deal")).not.toHaveLength(0))
    const place = canvas.getByRole("list", { name: "Brands" }).getBoundingClientRect()
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20)
    await land("browse-deal")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(200))
    // The content below has not moved: space was reserved for the cards to come.
    await expect(canvas.getByRole("list", { name: "Brands" }).getBoundingClientRect().height).toBeCloseTo(
      place.height,
      0,
    )
    await userEvent.click(canvas.getByRole("link", { name: "Reset" }))
    await land("browse-gather")
  }),
}
export const LongNames: Story = {
  args: { defaultView: dealt, brands: [{ ...zebra, name: longName }, ...brands.slice(1, 5)] },
  globals: { viewport: { value: "w320" } },
}
export const BrandsLoading: Story = {
  args: { defaultView: dealt, brands: "loading" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading brands…")
  },
}
export const BrandsError: Story = {
  args: { defaultView: dealt, brands: "error" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("alert")).toHaveTextContent("The brands could not be loaded")
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }))
    await expect(args.onRetry).toHaveBeenCalledWith(dealt)
  },
}

/** Search filters the list, announces the number of results, and can be cleared in three ways. */
export const Search: Story = {
  args: { defaultView: dealt },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole("searchbox", { name: "Search brands" })
    const count = canvas.getByRole("status")
    await userEvent.type(field, "ZEB")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1))
    await expect(canvas.getByRole("link", { name: "Zebra" })).toBeVisible()
    await expect(count).toHaveTextContent("1 of 23 brands")
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }))
    await expect(field).toHaveValue("")
    await expect(field).toHaveFocus()
    await waitFor(() => expect(count).toHaveTextContent("23 brands"))

    await userEvent.keyboard("sato")
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1))
    await userEvent.keyboard("{Escape}")
    await expect(field).toHaveValue("")

    await userEvent.keyboard("xyz{Enter}")
    await expect(await canvas.findByRole("heading", { name: "No brands match “xyz”" })).toBeVisible()
    await expect(count).toHaveTextContent("0 of 23 brands")
    const [, inPlace] = canvas.getAllByRole("button", { name: "Clear search" })
    if (inPlace) await userEvent.click(inPlace)
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(23))
    await expect(field).toHaveFocus()
  },
}
export const NothingFound: Story = { args: { defaultView: dealt, defaultQuery: "Fisher-Price" } }

export const NothingFoundToSource: Story = {
  args: {
    addresses: {
      stacked: "/products",
      brands: "/products?view=brands",
      source: (query) => `/browse-products?q=${query}#source`,
    },
    defaultView: zebraScanners,
    products: [],
    defaultQuery: "DS9999",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Ask us to source it" })).toHaveAttribute(
      "href",
      "/browse-products?q=DS9999#source",
    )
  },
}

export const MachineTypes: Story = {
  args: { defaultView: ofZebra },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { name: "Zebra" })).toBeVisible()
    await expect(canvas.getByRole("searchbox")).toHaveAttribute("placeholder", "Search machine types...")
    await expect(canvas.getByText("3 products")).toBeVisible()
    await userEvent.type(canvas.getByRole("searchbox"), "PRINT")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 of 6 machine types"))
    await userEvent.click(canvas.getByRole("link", { name: "Label Printers" }))
    await arrive(canvasElement, "Zebra Label Printers")
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { level: "products", brand: zebra, machineType: machineTypesOf(zebra)[2] },
      expect.anything(),
    )
    await userEvent.click(canvas.getByRole("link", { name: "← Back to Machine Types" }))
    await arrive(canvasElement, "Zebra")
    await userEvent.click(canvas.getByRole("link", { name: "← Back to Brands" }))
    await arrive(canvasElement, "Brands")
  },
}
export const MachineTypesDark: Story = { args: { defaultView: ofZebra }, globals: { theme: "dark" } }
export const MachineTypesNarrow: Story = {
  args: { defaultView: ofZebra },
  globals: { viewport: { value: "w320" } },
}
export const MachineTypesRightToLeft: Story = {
  args: { defaultView: ofZebra },
  globals: { direction: "rtl" },
}
export const MachineTypesLoading: Story = { args: { defaultView: ofZebra, machineTypes: "loading" } }
export const MachineTypesError: Story = { args: { defaultView: ofZebra, machineTypes: "error" } }
export const NoMachineTypes: Story = { args: { defaultView: ofZebra, machineTypes: [] } }

export const Products: Story = {
  args: { defaultView: zebraScanners },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("searchbox")).toHaveAttribute("placeholder", "Search products...")
    await expect(canvas.getByRole("link", { name: "← Back to Machine Types" })).toHaveAttribute(
      "href",
      zebra.href,
    )
    const [first] = within(canvas.getByRole("list", { name: "Products" })).getAllByRole("article")
    const card = within(first ?? canvasElement)
    await expect(card.getByText("£189.00")).toBeVisible()
    await expect(card.getByText("8 in stock")).toBeVisible()
    await userEvent.click(card.getByRole("link", { name: "Zebra DS2278 Cordless Imager" }))
    await expect(args.onViewChange).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole("searchbox"), "kt1001")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 of 8 products"))
  },
}
export const ProductsDark: Story = { args: { defaultView: zebraScanners }, globals: { theme: "dark" } }
export const ProductsNarrow: Story = {
  args: { defaultView: zebraScanners },
  globals: { viewport: { value: "w320" } },
}
export const ProductsRightToLeft: Story = {
  args: { defaultView: zebraScanners },
  globals: { direction: "rtl" },
}
export const ProductsAt1400: Story = {
  args: { defaultView: zebraScanners },
  globals: { viewport: { value: "w1400" } },
}
export const ProductsLoading: Story = { args: { defaultView: zebraScanners, products: "loading" } }
export const ProductsError: Story = { args: { defaultView: zebraScanners, products: "error" } }
export const NoProducts: Story = { args: { defaultView: zebraScanners, products: [] } }
export const FiveHundredProducts: Story = {
  args: { defaultView: zebraScanners, products: productsOf(scanners.href, 500) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("searchbox"))
    await userEvent.paste("kit 63")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("4 of 500 products"))
  },
}

/** A list with several pages: the links to them are below it, and the application runs the search. */
export const PagedOnTheServer: Story = {
  args: {
    defaultView: zebraScanners,
    productTotal: 312,
    onSearch: fn(),
    onQueryChange: fn(),
    pagination: (
      <Pagination
        page={1}
        pageCount={13}
        hrefFor={(page) => `${scanners.href}?page=${page}`}
        className="mt-10"
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("status")).toHaveTextContent("312 products")
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      `${scanners.href}?page=2`,
    )
    await userEvent.type(canvas.getByRole("searchbox"), "ds")
    await expect(args.onSearch).toHaveBeenLastCalledWith("ds", zebraScanners)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("ds")
    await expect(canvas.getAllByRole("article")).toHaveLength(8)
  },
}

/** The results of `?search=`: products of all brands (specification, 2.4). */
export const FoundByAddress: Story = {
  args: { defaultView: { level: "products", brand: null, machineType: null }, defaultQuery: "zebra z" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("searchbox")).toHaveValue("zebra z")
    await expect(canvas.getByRole("status")).toHaveTextContent("2 of 8 products")
    await expect(canvas.getByRole("link", { name: "← Back to Brands" })).toBeVisible()
  },
}

/** No product has the text of the search: the application says by what these were found. */
export const FoundByMost: Story = {
  args: {
    defaultView: { level: "products", brand: null, machineType: null },
    defaultQuery: "zebra purple scanner",
    onSearch: fn(),
    note: (
      <>
        No product matches every word of “zebra purple scanner”. These match the most words.{" "}
        <Link href="/browse-products?q=zebra+purple+scanner#source">Ask us to source it</Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "8 products No product matches every word of “zebra purple scanner”. These match the most words.",
    )
    await expect(canvas.getByRole("link", { name: "Ask us to source it" })).toBeVisible()
  },
}

/** The application controls the view: nothing changes before its next render, and a prevented press follows no link. */
export const QueryFromTheApplication: Story = {
  render: function Application(args) {
    const [view, setView] = useState<BrowseView>(dealt)
    return (
      <BrowseDeck
        {...args}
        defaultView={undefined}
        view={view}
        onViewChange={(next, press) => {
          args.onViewChange?.(next, press)
          press.preventDefault()
          setView(next)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const card = canvas.getByRole("link", { name: "Honeywell" })
    // The browser opens a new tab for this press.
    await fireEvent.click(card, { ctrlKey: true })
    await expect(args.onViewChange).not.toHaveBeenCalled()
    await userEvent.click(card)
    await arrive(canvasElement, "Honeywell")
    await expect(args.onViewChange).toHaveBeenCalledTimes(1)
  },
}

/** The application can set heading and introduction of a view, and scrolls when another view is shown. */
export const WithOwnHeading: Story = {
  args: {
    onArrive: fn(),
    describe: ({ level }) =>
      level === "stacked"
        ? { title: "Products", intro: "151 products from 23 makers, each under its own part number." }
        : { intro: level === "brands" ? "Pick a card." : undefined },
  },
  play: withFlightsHeld(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { name: "Products" })).toBeVisible()
    await expect(canvas.getByText(/^151 products from 23 makers/)).toBeVisible()
    await expect(args.onArrive).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("link", { name: "Deal Brands" }))
    await land("browse-deal")
    await arrive(canvasElement, "Brands")
    await expect(canvas.getByText("Pick a card.")).toBeVisible()
    await expect(args.onArrive).toHaveBeenCalledTimes(1)
    await expect(args.onArrive).toHaveBeenCalledWith(dealt)
  }),
}
export const WithOwnHeadingNarrow: Story = {
  args: WithOwnHeading.args,
  globals: { viewport: { value: "w320" } },
}

/** The server's HTML already has the layout after hydration: nothing moves. */
export const HydratesInPlace: Story = {
  render: () => <div aria-label="Server's page" role="group" />,
  play: async ({ canvasElement, args }) => {
    const place = within(canvasElement).getByRole("group", { name: "Server's page" })
    const problem = fn()
    for (const view of [{ level: "stacked" }, dealt, ofZebra, zebraScanners] as const) {
      const page = <BrowseDeck {...args} defaultView={undefined} view={view} />
      place.innerHTML = renderToString(page)
      const places = () =>
        [...place.querySelectorAll("*")].map((element) => JSON.stringify(element.getBoundingClientRect()))
      const before = places()
      const root = await act(() => hydrateRoot(place, page, { onRecoverableError: problem }))
      await expect(places()).toEqual(before)
      root.unmount()
    }
    await expect(problem).not.toHaveBeenCalled()
  },
}
