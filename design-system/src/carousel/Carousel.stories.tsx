import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { longName, shelf } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Link } from "../link"
import { Carousel } from "./Carousel"

/** A plain slide: a number and a link. */
function Slide({ number, name }: { number: number; name: string }) {
  return (
    <article className="card flex flex-col gap-2 p-5">
      <p className="part-number text-sm text-ink-muted">{String(number).padStart(3, "0")}</p>
      <h3 className="card-name mt-auto pt-16">
        <Link href={`/products/${number}`} variant="plain">
          {name}
        </Link>
      </h3>
    </article>
  )
}

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Slide key={index} number={index + 1} name={shelf[index % shelf.length]?.[0] ?? ""} />
  ))

const meta = {
  title: "Content/Carousel",
  component: Carousel,
  parameters: {
    docs: {
      description: {
        component: `Shows a row of equal cards that is longer than the page is wide: 80 % of one on a phone, then 2, 3 and 4.

**Do** use it for more of the same that nobody has to see: related products, further articles. Give it a heading that names its content. Keep it under a dozen cards, and link to the whole list beside it.

**Don't** put in it what everybody must find, slides that differ in kind, or a carousel in a carousel. It never turns by itself. Don't use it for what is compared: a grid or a table shows all at once.

**Pattern:** [W3C APG carousel](https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). A region with the role description “carousel”, slides as groups named “3 of 8”, buttons before the slides in reading order, and a live region that speaks only when the visitor turned it by button, key or drag.

- **Keyboard:** Tab reaches the buttons and then every card; a card out of view scrolls in when it takes focus. We chose that over making such cards inert: there are no buttons on a phone (specification, 2.6), where screen readers move by swiping from card to card, and a browser's “find in page” would miss what is inert. Arrow keys, Home and End turn pages on a button, and go from card to card in the row. From twelve cards on a link skips the row.
- **Touch** is the browser's own: momentum, snapping, and vertical swipes that scroll the page.
- **Reduced motion:** pages change at once. **Right to left:** everything is mirrored.

**keen-slider** has no roles, keys or announcements, measures slides only after scripts ran (a layout shift), writes a transform to every slide in every frame, takes touch away from the browser, ends a drag at the row's edge, and lets focus wander to slides nobody sees. So it is confined: it runs on an element outside the page and only reckons momentum, snapping and easing, which become the scroll position of a CSS scroll-snap row. That row comes from the server in its final layout and works without scripts. The code is loaded when the row comes near the window, or with the first touch.`,
      },
    },
  },
  args: { label: "Scanners our repair bench recommends", headingLevel: "h2", children: slides(8) },
  beforeEach: stayOnPage,
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

/** Names of the slides that are completely in view, to the pixel. */
function inView(canvasElement: HTMLElement): string[] {
  const region = within(canvasElement).getByRole("region")
  const { left, right } = region.getBoundingClientRect()
  return within(region)
    .getAllByRole("group")
    .filter((slide) => {
      const box = slide.getBoundingClientRect()
      return box.left > left - 0.6 && box.right < right + 0.6
    })
    .map((slide) => slide.getAttribute("aria-label") ?? "")
}

/** Waits until these slides, first to last, are in view and the row has stopped. */
const comesToRest = (canvasElement: HTMLElement, first: number, last: number, count = 8) =>
  waitFor(() =>
    expect(inView(canvasElement)).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => `${first + index} of ${count}`),
    ),
  )

const wide = { viewport: { value: "w1280" } }

export const Default: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Scanners our repair bench recommends" })
    await expect(region).toHaveAttribute("aria-roledescription", "carousel")
    const [first] = within(region).getAllByRole("group")
    await expect(first).toHaveAttribute("aria-roledescription", "slide")
    await expect(first).toHaveAccessibleName("1 of 8")
    await comesToRest(canvasElement, 1, 4)
  },
}

export const ByButton: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [previous, next] = [
      canvas.getByRole("button", { name: "Previous" }),
      canvas.getByRole("button", { name: "Next" }),
    ]
    await expect(previous).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()

    await userEvent.click(next)
    await comesToRest(canvasElement, 5, 8)
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 5 to 8 of 8")
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"))
    await expect(next).toHaveFocus()

    await userEvent.click(next)
    await comesToRest(canvasElement, 5, 8)
    await userEvent.click(previous)
    await comesToRest(canvasElement, 1, 4)
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 1 to 4 of 8")
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"))
  },
}

export const ByKeyboard: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole("link")
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Previous" })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}")
    await comesToRest(canvasElement, 5, 8)
    await userEvent.keyboard("{Home}")
    await comesToRest(canvasElement, 1, 4)
    await userEvent.keyboard("{End}")
    await comesToRest(canvasElement, 5, 8)
    await userEvent.keyboard("{ArrowLeft}")
    await comesToRest(canvasElement, 1, 4)

    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard("{ArrowRight>4/}")
    await expect(links[4]).toHaveFocus()
    await comesToRest(canvasElement, 2, 5)
    await userEvent.keyboard("{ArrowLeft>4/}")
    await expect(links[0]).toHaveFocus()
    await comesToRest(canvasElement, 1, 4)
  },
}

export const FocusBringsIntoView: Story = {
  globals: wide,
  parameters: {
    docs: { description: { story: "A card out of view takes focus by Tab, and the row scrolls to it." } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole("link")
    links[3]?.focus()
    await userEvent.tab()
    await expect(links[4]).toHaveFocus()
    await waitFor(() => expect(inView(canvasElement)).toContain("5 of 8"))
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}

/** Presses the mouse on an element, moves it horizontally by so many px, and releases it. */
async function drag(element: Element, across: number) {
  const { left, top } = element.getBoundingClientRect()
  const at = (distance: number) => ({
    clientX: left + 40 + distance,
    clientY: top + 40,
    pointerType: "mouse",
    button: 0,
    bubbles: true,
    cancelable: true,
  })
  await fireEvent.pointerDown(element, at(0))
  // The first move begins the drag, and only what follows it moves the row.
  for (const part of [0.01, 0.25, 0.5, 0.75, 1]) {
    await fireEvent.pointerMove(element, at(across * part))
    // A mouse reports once a frame; its speed decides how far the row moves on.
    await new Promise(requestAnimationFrame)
  }
  // A browser clicks in the same moment in which the button is let go; fireEvent would let time pass between the two.
  element.dispatchEvent(new PointerEvent("pointerup", at(across)))
  element.dispatchEvent(new PointerEvent("click", at(across)))
}

export const ByDragging: Story = {
  globals: wide,
  parameters: {
    docs: {
      description: {
        story: "The mouse drags the row. The card under it is not opened; a plain press opens it.",
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getAllByRole("link")[2]
    if (!link) throw new Error("The story has at least three slides.")
    const opened: string[] = []
    const open = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) opened.push(event.target.pathname)
    }
    canvasElement.addEventListener("click", open)

    // The row can be dragged once its code is loaded, for which a press on a button waits.
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await comesToRest(canvasElement, 5, 8)
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }))
    await comesToRest(canvasElement, 1, 4)

    // Both drags reach the end of the row, so that it rests there however slowly the machine draws their frames.
    await drag(link, -1300)
    await comesToRest(canvasElement, 5, 8)
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Showing 5 to 8 of 8"))
    await expect(opened).toEqual([])

    await drag(link, 1300)
    await expect(opened).toEqual([])
    await comesToRest(canvasElement, 1, 4)
    await userEvent.click(link)
    await expect(opened).toEqual(["/products/3"])
    canvasElement.removeEventListener("click", open)
  },
}

export const RightToLeft: Story = {
  globals: { ...wide, direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = canvas.getByRole("button", { name: "Next" })
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole("button", { name: "Previous" }).getBoundingClientRect().left,
    )
    await userEvent.click(next)
    await comesToRest(canvasElement, 5, 8)
    await userEvent.keyboard("{ArrowRight}")
    await comesToRest(canvasElement, 1, 4)
  },
}

/** Measures how much the page moved by itself (cumulative layout shift). */
function watchShifts() {
  const found: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
  observer.observe({ type: "layout-shift", buffered: false })
  return () => [...found, ...observer.takeRecords()]
}

/** Renders the server's HTML, and hydrates it afterwards. */
function Hydrated({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) host.current.innerHTML = html
  }, [html])
  return (
    <>
      <div ref={host} />
      <p className="mt-6">What comes below stands still, too.</p>
    </>
  )
}

export const HydratesWithoutShift: Story = {
  globals: wide,
  parameters: {
    docs: {
      description: {
        story: "The server's HTML stands where it will stand: bringing it to life moves nothing (CLS 0).",
      },
    },
  },
  render: (args) => <Hydrated html={renderToString(<Carousel {...args} />)} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const boxes = () =>
      canvas.getAllByRole("group").map((slide) => {
        const { x, y, width, height } = slide.getBoundingClientRect()
        return { x, y, width, height }
      })
    const region = await canvas.findByRole("region")
    await comesToRest(canvasElement, 1, 4)
    // A font that arrives later moves letters, too.
    await document.fonts.ready
    const [before, shifts] = [boxes(), watchShifts()]

    const host = region.parentElement
    if (!host) throw new Error("The HTML stands in its host.")
    const root = hydrateRoot(host, <Carousel {...args} />)
    await userEvent.hover(region)
    await expect(canvas.getByRole("region")).toBe(region)
    await expect(boxes()).toEqual(before)

    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await comesToRest(canvasElement, 5, 8)
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }))
    await comesToRest(canvasElement, 1, 4)
    await waitFor(() => expect(boxes()).toEqual(before))
    await expect(shifts()).toEqual([])
    root.unmount()
    host.innerHTML = renderToString(<Carousel {...args} />)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: "w320" } },
  parameters: {
    docs: { description: { story: "One card and the edge of the next. The row is swiped; no buttons." } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("button")).toBeNull()
    await comesToRest(canvasElement, 1, 1)
    const [first] = canvas.getAllByRole("group")
    const row = canvas.getByRole("region").getBoundingClientRect().width
    await expect((first?.getBoundingClientRect().width ?? 0) / row).toBeCloseTo(0.8, 1)
    await expect(canvas.getByText("1 of 8")).toBeVisible()
    canvas.getAllByRole("link")[7]?.focus()
    await waitFor(() => expect(canvas.getByText("8 of 8")).toBeVisible())
  },
}
export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w768" } },
  play: ({ canvasElement }) => comesToRest(canvasElement, 1, 2),
}
export const OnALargeScreen: Story = {
  globals: { viewport: { value: "w1024" } },
  play: ({ canvasElement }) => comesToRest(canvasElement, 1, 3),
}
export const AllInView: Story = {
  args: { children: slides(3) },
  globals: wide,
  parameters: {
    docs: { description: { story: "Three cards where four fit: nothing to turn, so no buttons." } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull()
  },
}
export const OneItem: Story = {
  args: { children: slides(1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("region")).toBeNull()
    await expect(canvas.queryByRole("button")).toBeNull()
    await expect(canvas.getByRole("link")).toBeVisible()
  },
}
export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement()
  },
}
export const WithoutHeading: Story = {
  args: { headingLevel: undefined },
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("heading", { level: 2 })).toBeNull()
    await expect(canvas.getByRole("region", { name: "Scanners our repair bench recommends" })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    label: longName,
    children: [<Slide key="long" number={1} name={longName} />, ...slides(5)],
  },
}
export const ManyItems: Story = {
  args: { children: slides(40) },
  globals: wide,
  parameters: {
    docs: {
      description: { story: "From a dozen on, the keyboard can skip them all, and reach the last at once." },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{End}")
    await comesToRest(canvasElement, 37, 40, 40)
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 37 to 40 of 40")
    await userEvent.keyboard("{Home}")
    await comesToRest(canvasElement, 1, 4, 40)
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Skip these 40 items" })).toHaveFocus()
  },
}
export const FiveHundredItems: Story = {
  args: { children: slides(500) },
  globals: wide,
  parameters: { docs: { description: { story: "What `npm run bench -- frames` measures." } } },
}
export const ButtonHover: Story = { globals: wide, parameters: { pseudo: { hover: true } } }
export const ButtonFocus: Story = { globals: wide, parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { ...wide, theme: "dark" } }
export const DarkOnAPhone: Story = { globals: { viewport: { value: "w320" }, theme: "dark" } }
