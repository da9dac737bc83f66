import type { Meta, StoryObj } from "@storybook/react-vite"
import { renderToString } from "react-dom/server"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Gallery } from "./Gallery"
import { type GalleryImage } from "./gallery-image"

const FORMS = [
  ["cordless-scanner", "In its cradle"],
  ["pistol-scanner", "In the hand"],
  ["companion-scanner", "Folded, for the pocket"],
  ["presentation-scanner", "On the counter"],
  ["fixed-scanner", "Mounted over a belt"],
  ["ring-scanner", "On a finger"],
  ["handheld-computer", "Beside a mobile computer"],
  ["desktop-printer", "Beside its label printer"],
  ["receipt-printer", "Beside a receipt printer"],
  ["till", "Plugged into a till"],
] as const

const pictures = (count: number): GalleryImage[] =>
  FORMS.slice(0, count).map(([form, alt]) => ({ src: `/equipment/${form}.svg`, alt, title: alt }))

const meta = {
  title: "Catalogue/Gallery",
  component: Gallery,
  parameters: {
    docs: {
      description: {
        component: `The pictures of a product: one large, the others to choose from, and each over the whole window to be looked at closely.

**Do** put the most distinctive picture first; it is loaded before anything else. Write alternative texts with what each one adds: “Underside with the battery door open”, not “Zebra DS2278 picture 3”.

**Don't** use it for pictures of different products, or where there is nothing to zoom into: then \`Image\` is enough.

**Patterns:** the thumbnails are a list of buttons, the current one marked with \`aria-current\`; arrow keys, Home and End move between them as well. The zoom is a [W3C APG modal dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/) on the browser's own \`dialog\`. In it **+**, **−** and **0** zoom, arrows move a zoomed picture and turn to the next when it is whole, **Escape** closes; double press, wheel, two fingers and dragging do what they do everywhere. Who cannot drag presses a place to bring it to the middle, or uses the arrow keys (WCAG 2.2, 2.5.7). Turning and zooming are announced.

The zoom's code is loaded when the picture is reached for; a press before it has arrived is kept. If it cannot be loaded, the picture's own file opens. A picture that fails to load gives way to the product's first letter, which keeps its alternative text.`,
      },
    },
  },
  args: { name: "Zebra DS2278", className: "max-w-narrow", images: pictures(4) },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the zoom, which is rendered outside the story's own element. */
async function openZoom(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /^Zoom: / }))
  const dialog = await within(document.body).findByRole("dialog", { name: "Pictures of Zebra DS2278" })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

type Open = Awaited<ReturnType<typeof openZoom>>

const openedAt = (open: Open) => open.getByRole("img").getBoundingClientRect()

/** Waits until the picture in the zoom has the given scale. */
const isScaled = (open: Open, fitted: number, times: number) =>
  waitFor(() => expect(openedAt(open).width / fitted).toBeCloseTo(times, 1))

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("img", { name: "In its cradle" })).toBeVisible()
    const [first, second] = canvas.getAllByRole("button", { name: /^Show picture/ })
    await expect(first).toHaveAttribute("aria-current", "true")
    await expect(second).toHaveAccessibleName("Show picture 2 of 4: In the hand")
    if (second) await userEvent.click(second)
    await expect(canvas.getByRole("img", { name: "In the hand" })).toHaveAttribute("title", "In the hand")
    await expect(canvas.queryByRole("img", { name: "In its cradle" })).toBeNull()
    await expect(second).toHaveAttribute("aria-current", "true")
    await expect(first).toHaveAttribute("aria-current", "false")
  },
}

export const ThumbnailsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole("button", { name: /picture 1 / }).focus()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect(canvas.getByRole("button", { name: /picture 3 / })).toHaveFocus()
    await expect(canvas.getByRole("img", { name: "Folded, for the pocket" })).toBeVisible()
    await userEvent.keyboard("{End}")
    await expect(canvas.getByRole("img", { name: "On the counter" })).toBeVisible()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("button", { name: /picture 4 / })).toHaveFocus()
    await userEvent.keyboard("{Home}")
    await expect(canvas.getByRole("img", { name: "In its cradle" })).toBeVisible()
  },
}

export const ZoomByButtons: Story = {
  play: async ({ canvasElement }) => {
    const open = await openZoom(canvasElement)
    const fitted = openedAt(open).width
    const [smaller, larger] = [
      open.getByRole("button", { name: "Zoom out" }),
      open.getByRole("button", { name: "Zoom in" }),
    ]
    await expect(smaller).toHaveAttribute("aria-disabled", "true")
    await expect(larger).toHaveFocus()
    await userEvent.click(larger)
    await expect(open.getByRole("status")).toHaveTextContent("Zoom 200 %")
    await isScaled(open, fitted, 2)
    await userEvent.click(larger)
    await isScaled(open, fitted, 4)
    await expect(larger).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(smaller)
    await isScaled(open, fitted, 2)
    await userEvent.click(open.getByRole("button", { name: /show the whole picture/ }))
    await isScaled(open, fitted, 1)

    await userEvent.click(open.getByRole("button", { name: "Next picture" }))
    await expect(open.getByRole("img", { name: "In the hand" })).toBeVisible()
    await expect(open.getByRole("status")).toHaveTextContent("Picture 2 of 4: In the hand")
    await userEvent.click(open.getByRole("button", { name: "Previous picture" }))
    await userEvent.click(open.getByRole("button", { name: "Previous picture" }))
    await expect(open.getByRole("status")).toHaveTextContent("Picture 4 of 4: On the counter")

    await userEvent.click(open.getByRole("button", { name: "Close" }))
    const canvas = within(canvasElement)
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
    await expect(canvas.getByRole("button", { name: "Zoom: On the counter" })).toHaveFocus()
  },
}

export const ZoomByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole("button", { name: "Zoom: In its cradle" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    const dialog = await within(document.body).findByRole("dialog")
    await waitFor(() => expect(dialog).toBeVisible())
    const open = within(dialog)
    const fitted = openedAt(open)
    await userEvent.keyboard("{ArrowRight}")
    await expect(open.getByRole("img", { name: "In the hand" })).toBeVisible()
    await userEvent.keyboard("{ArrowLeft}+")
    await isScaled(open, fitted.width, 2)
    await expect(open.getByRole("img", { name: "In its cradle" })).toBeVisible()

    await userEvent.keyboard("{ArrowDown}")
    await waitFor(() => {
      const { top, height } = openedAt(open)
      return expect(top + height / 2 - (fitted.top + fitted.height / 2)).toBeCloseTo(-80, 0)
    })
    await userEvent.keyboard("{ArrowUp}-")
    await isScaled(open, fitted.width, 1)
    await userEvent.keyboard("=0")
    await isScaled(open, fitted.width, 1)
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
    await expect(within(canvasElement).getByRole("button", { name: "Zoom: In its cradle" })).toHaveFocus()
  },
}

/** A pointer on an element, px away from the element's middle. */
function pointerOn(element: Element, pointerId: number, pointerType: "mouse" | "touch") {
  const { left, top, width, height } = element.getBoundingClientRect()
  return (x: number, y: number) => ({
    pointerId,
    pointerType,
    button: 0,
    bubbles: true,
    clientX: left + width / 2 + x,
    clientY: top + height / 2 + y,
  })
}

export const ZoomByPointer: Story = {
  parameters: {
    docs: {
      description: {
        story: "Double press, wheel, dragging, two fingers; and a press that brings a place to the middle.",
      },
    },
  },
  play: async ({ canvasElement }) => {
    const open = await openZoom(canvasElement)
    const picture = open.getByRole("img")
    const fitted = openedAt(open)
    const middle = () => {
      const { left, top, width, height } = openedAt(open)
      return { x: left + width / 2, y: top + height / 2 }
    }
    const start = middle()
    const at = pointerOn(picture, 1, "mouse")

    await fireEvent.dblClick(picture, at(0, 0))
    await isScaled(open, fitted.width, 2)
    await waitFor(() => expect(middle().y).toBeCloseTo(start.y, 0))

    await fireEvent.pointerDown(picture, at(0, 0))
    await fireEvent.pointerMove(picture, at(0, 30))
    await fireEvent.pointerMove(picture, at(0, 60))
    await fireEvent.pointerUp(picture, at(0, 60))
    await waitFor(() => expect(middle().y - start.y).toBeCloseTo(60, 0))

    await fireEvent.pointerDown(picture, at(0, 60))
    await fireEvent.pointerUp(picture, at(0, 60))
    await waitFor(() => expect(middle().y - start.y).toBeCloseTo(0, 0))
    await fireEvent.dblClick(picture, at(0, 0))
    await isScaled(open, fitted.width, 1)

    await fireEvent.wheel(picture, { ...at(0, 0), deltaY: -Math.log(3) / 0.002 })
    await isScaled(open, fitted.width, 3)
    await userEvent.keyboard("0")
    await isScaled(open, fitted.width, 1)

    const [one, other] = [pointerOn(picture, 2, "touch"), pointerOn(picture, 3, "touch")]
    await fireEvent.pointerDown(picture, one(-50, 0))
    await fireEvent.pointerDown(picture, other(50, 0))
    await fireEvent.pointerMove(picture, one(-75, 0))
    await fireEvent.pointerMove(picture, other(75, 0))
    await isScaled(open, fitted.width, 1.5)
    await fireEvent.pointerUp(picture, one(-75, 0))
    await fireEvent.pointerUp(picture, other(75, 0))

    // The browser redraws an enlarged picture later, so the story ends without one.
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
  },
}

export const ZoomOpen: Story = {
  play: async ({ canvasElement }) => {
    await openZoom(canvasElement)
  },
}
export const ZoomOpenDark: Story = { ...ZoomOpen, globals: { theme: "dark" } }
export const ZoomOpenOnAPhone: Story = { ...ZoomOpen, globals: { viewport: { value: "w320" } } }
export const ZoomOpenRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const open = await openZoom(canvasElement)
    await userEvent.keyboard("{ArrowLeft}")
    await expect(open.getByRole("img", { name: "In the hand" })).toBeVisible()
  },
}

export const One: Story = {
  args: { images: pictures(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("button")).toHaveLength(1)
    const open = await openZoom(canvasElement)
    await expect(open.queryByRole("button", { name: "Next picture" })).toBeNull()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
  },
}
export const Ten: Story = { args: { images: pictures(10) } }
export const TenOnAPhone: Story = {
  args: { images: pictures(10) },
  globals: { viewport: { value: "w320" } },
}
export const None: Story = {
  args: { images: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Z")).toBeVisible()
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}
export const Broken: Story = {
  args: {
    images: [
      { src: "/equipment/no-such-picture.svg", alt: "Label side, with the serial number" },
      ...pictures(1),
      { src: "/equipment/nor-this-one.svg", alt: "Trigger, close up" },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const letter = await canvas.findByText("Z", { selector: "[role=img]" })
    await expect(letter).toHaveAccessibleName("Label side, with the serial number")
    await expect(canvas.queryByRole("button", { name: /^Zoom/ })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: /picture 2 / }))
    await expect(canvas.getByRole("img", { name: "In its cradle" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Zoom: In its cradle" })).toBeVisible()
  },
}
export const ServersHtml: Story = {
  parameters: {
    docs: {
      description: { story: "Without scripts: the first picture, loaded at once, in its final place." },
    },
  },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Gallery {...args} />) }} />,
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img", { name: "In its cradle" })
    await expect(picture).toHaveAttribute("fetchpriority", "high")
    await expect(picture).not.toHaveAttribute("loading")
    await expect(picture).toHaveAttribute("width")
  },
}
export const LongText: Story = {
  args: { images: pictures(3).map((picture) => ({ ...picture, alt: longName })) },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
