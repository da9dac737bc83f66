import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { articleHeadings, Prose } from "../prose"
import { TableOfContents } from "./TableOfContents"

const SECTIONS = [
  "What is inspected",
  "What it costs",
  "Tokens or a contract",
  "Turnaround",
  "What is not covered",
]
const paragraph =
  "<p>Every device that reaches the bench is opened, cleaned and run through the maker's diagnostics before anybody quotes for it. You see what we found, with pictures, and decide.</p>"
const html = SECTIONS.map(
  (title, index) =>
    `<h2>${title}</h2>${paragraph.repeat(3)}${index === 1 ? `<h3>Labour</h3>${paragraph.repeat(2)}<h3>Parts</h3>${paragraph.repeat(2)}` : ""}`,
).join("")

const meta = {
  title: "Navigation/TableOfContents",
  component: TableOfContents,
  parameters: {
    docs: {
      description: {
        component: `Lists the sections of a long page, and marks the one being read.

**Do** use it from about four sections on. Put it beside the text on wide screens, where it may be sticky, and above it on narrow ones. Take its entries from \`articleHeadings\`, which knows the ids that \`Prose\` gives.

**Don't** use it to go from page to page, and don't list every fourth-level heading: two levels are enough to find one's way.

It is a \`nav\` of plain links, so it works without scripts; the current section has \`aria-current="location"\`. Below 64 rem it is a native \`details\`, closed at first.`,
      },
    },
  },
  args: { entries: articleHeadings(html) },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

const wide = { viewport: { value: "w1280" } }

export const Default: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole("navigation", { name: "On this page" })
    const links = within(navigation).getAllByRole("link")
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "#what-is-inspected",
      "#what-it-costs",
      "#labour",
      "#parts",
      "#tokens-or-a-contract",
      "#turnaround",
      "#what-is-not-covered",
    ])
  },
}

export const BesideAnArticle: Story = {
  globals: wide,
  render: (args) => (
    <div className="grid gap-12 lg:grid-cols-4">
      <div>
        <TableOfContents {...args} className="sticky top-6" />
      </div>
      <Prose html={html} anchors className="lg:col-span-3" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = () => canvas.queryByRole("link", { current: "location" })
    canvas.getByRole("heading", { name: "Turnaround" }).scrollIntoView()
    await waitFor(() => expect(current()).toHaveAccessibleName("Turnaround"))
    canvas.getByRole("heading", { name: "What it costs" }).scrollIntoView()
    await waitFor(() => expect(current()).toHaveAccessibleName("What it costs"))
    window.scrollTo({ top: 0 })
    await waitFor(() => expect(current()?.textContent ?? "What is inspected").toBe("What is inspected"))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: "Turnaround" })
    await expect(link).not.toBeVisible()
    const summary = canvas.getByText("On this page", { selector: "summary" })
    await userEvent.click(summary)
    await expect(link).toBeVisible()
    await userEvent.click(summary)
    await expect(link).not.toBeVisible()
  },
}
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("On this page", { selector: "summary" }))
  },
}
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement()
  },
}
export const LongText: Story = {
  args: { entries: [{ id: "long", text: longName, level: 2 }, ...meta.args.entries] },
  globals: wide,
}
export const Hover: Story = { globals: wide, parameters: { pseudo: { hover: true } } }
export const Focus: Story = { globals: wide, parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { ...BesideAnArticle, globals: { ...wide, theme: "dark" } }
export const RightToLeft: Story = { globals: { ...wide, direction: "rtl" } }
