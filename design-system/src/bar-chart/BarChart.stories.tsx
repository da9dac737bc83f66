import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { BarChart } from "./BarChart"

const meta = {
  title: "Data/BarChart",
  component: BarChart,
  parameters: {
    docs: {
      description: {
        component: [
          "Compares values by the length of bars: what a repair saves against buying new, enquiries by month, stock by brand.",
          "**Do** start from the question (“What does a repair save?”) as the title and give the result in the summary; order categories by size unless they are times; give estimates their limits, which are drawn as whiskers.",
          "**Don't** show one value as a chart (use a StatTile), more than four series, or parts of a whole that nobody compares. The scale always includes 0: a bar that starts elsewhere is misleading.",
          "The drawing comes from the server in per cent of its box and needs no script. Each bar is a labelled image in a labelled group; one of them is a tab stop and the arrow keys, Home and End go on from there, as in the W3C's composite widgets. The tip only repeats the label, stays under the pointer and goes on Escape (WCAG 1.4.13). Series differ in pattern as well as colour, and the same values are in a table below, or open beside the bars in wide windows (`tableBeside`).",
        ].join("\n\n"),
      },
    },
  },
  args: {
    title: "What keeping a mobile computer in use saves",
    summary: "A repair causes about a twentieth of what a new device does; a refurbished one about a fifth.",
    unit: "kg CO2e",
    series: ["Estimate for one device"],
    categories: [
      { label: "Buy new", values: [{ value: 82, low: 61, high: 104 }] },
      { label: "Refurbished", values: [{ value: 17, low: 11, high: 24 }] },
      { label: "Rental, second term", values: [{ value: 9, low: 5, high: 14 }] },
      { label: "Repair", values: [{ value: 4, low: 2, high: 7 }] },
    ],
    source: "Sample figures, for the look of the chart.",
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

const grouped: Story["args"] = {
  title: "Enquiries by month",
  summary: "Repairs lead all year; rentals peak before Christmas.",
  unit: "enquiries",
  series: ["Repairs", "Rentals", "Buy-back"],
  categories: [
    { label: "Aug", values: [124, 41, 18] },
    { label: "Sep", values: [138, 66, 22] },
    { label: "Oct", values: [151, 97, 20] },
    { label: "Nov", values: [146, 132, 31] },
  ],
  source: undefined,
}

export const Ranges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chart = canvas.getByRole("figure", { name: "What keeping a mobile computer in use saves" })
    await expect(
      within(chart).getByRole("img", { name: "Repair: 4 kg CO2e, estimated between 2 and 7" }),
    ).toBeVisible()
    await expect(within(chart).getByText("Lowest to highest estimate")).toBeVisible()
    await expect(within(chart).getByText("82 (61–104)", { selector: "span" })).toBeVisible()
    // Ticks are above the lines they label: their axis is as wide as the bands.
    const endOf = (part: string) => canvasElement.querySelector(part)?.getBoundingClientRect().right ?? NaN
    await expect(endOf(".chart-axis")).toBeCloseTo(endOf(".chart-band"), 0)
  },
}

export const Grouped: Story = { args: grouped }
export const Upright: Story = { args: { ...grouped, orientation: "up" } }
export const UprightRanges: Story = { args: { orientation: "up" } }
export const FourSeries: Story = {
  args: {
    ...grouped,
    series: ["Zebra", "Honeywell", "Datalogic", "Epson"],
    categories: [
      { label: "Repaired in five working days", values: [94, 88, 91, 79] },
      { label: "Repaired in ten", values: [99, 97, 98, 93] },
    ],
    title: "Repairs back in time",
    summary: undefined,
    unit: "% of repairs",
  },
}

const weeks = (figure: number): Story["args"] => ({
  ...grouped,
  title: "Submissions by week",
  summary: "The present week comes last.",
  unit: "submissions",
  orientation: "up",
  startAt: "end",
  series: ["General", "OEM", "Quotes", "Credit"],
  categories: ["5 Oct", "12 Oct", "19 Oct", "26 Oct", "2 Nov", "9 Nov", "16 Nov", "23 Nov"].map(
    (label, at) => ({
      label,
      values: [figure - at, 4, figure, 1],
    }),
  ),
})

/** The distance from the end of the last category to the end of what is in view, in px. */
const beyondView = (canvasElement: HTMLElement): number => {
  const chart = within(canvasElement).getByRole("group", { name: /^Submissions by week/ })
  return (
    (chart.lastElementChild?.previousElementSibling ?? chart).getBoundingClientRect().right -
    chart.getBoundingClientRect().right
  )
}

/** Eight weeks of two-digit figures fit beside the navigation of a window of 1,280 px. */
export const EightWeeks: Story = {
  args: weeks(38),
  decorators: [(render) => <div style={{ maxWidth: 936 }}>{render()}</div>],
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole("group", { name: /^Submissions by week/ })
    await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth)
    await expect(beyondView(canvasElement)).toBeLessThanOrEqual(0.5)
  },
}
export const OpensAtTheLatest: Story = {
  args: weeks(138),
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole("group", { name: /^Submissions by week/ })
    await expect(chart.scrollWidth).toBeGreaterThan(chart.clientWidth)
    await expect(beyondView(canvasElement)).toBeLessThanOrEqual(0.5)
  },
}

export const Keyboard: Story = {
  args: grouped,
  play: async ({ canvasElement, step }) => {
    const chart = within(canvasElement)
    const bar = (name: string) => chart.getByRole("img", { name })
    await step("one tab stop, arrow keys, Home and End", async () => {
      await userEvent.tab()
      await expect(bar("Aug, Repairs: 124 enquiries")).toHaveFocus()
      await userEvent.keyboard("{ArrowRight}{ArrowDown}")
      await expect(bar("Aug, Buy-back: 18 enquiries")).toHaveFocus()
      await userEvent.keyboard("{ArrowLeft}")
      await expect(bar("Aug, Rentals: 41 enquiries")).toHaveFocus()
      await userEvent.keyboard("{End}")
      await expect(bar("Nov, Buy-back: 31 enquiries")).toHaveFocus()
      await userEvent.keyboard("{ArrowRight}")
      await expect(bar("Nov, Buy-back: 31 enquiries")).toHaveFocus()
      await userEvent.keyboard("{Home}")
      await expect(bar("Aug, Repairs: 124 enquiries")).toHaveFocus()
    })
    await step("the tip shows the bar's value and closes on Escape", async () => {
      const tip = chart.getByText("Aug, Repairs: 124 enquiries")
      await expect(tip).toBeVisible()
      await userEvent.keyboard("{Escape}")
      await expect(tip).not.toBeVisible()
      await expect(bar("Aug, Repairs: 124 enquiries")).toHaveFocus()
    })
    await step("the next Tab leaves the bars", async () => {
      await userEvent.tab()
      await expect(chart.getByText("Show the figures as a table")).toHaveFocus()
    })
  },
}

export const Pointer: Story = {
  args: grouped,
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement)
    await userEvent.hover(chart.getByRole("img", { name: "Oct, Rentals: 97 enquiries" }))
    await expect(chart.getByText("Oct, Rentals: 97 enquiries")).toBeVisible()
    await userEvent.unhover(chart.getByRole("group", { name: /arrow keys/i }))
    await expect(chart.queryByText("Oct, Rentals: 97 enquiries")).not.toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: grouped,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    const bar = chart.getByRole("img", { name: "Aug, Rentals: 41 enquiries" })
    await expect(bar).toHaveFocus()
    const first = chart.getByRole("img", { name: "Aug, Repairs: 124 enquiries" })
    await expect(bar.getBoundingClientRect().right).toBeCloseTo(first.getBoundingClientRect().right, 0)
  },
}

export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText("Show the figures as a table"))
    const table = canvas.getByRole("table", { name: "What keeping a mobile computer in use saves" })
    await expect(within(table).getByRole("row", { name: "Refurbished 17 (11–24)" })).toBeVisible()
  },
}

export const TableBeside: Story = {
  args: { ...grouped, orientation: "up", tableBeside: true },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The matcher for visible elements knows closed details only as they look elsewhere.
    await expect(canvas.getByRole("row", { name: "Nov 146 132 31" }).checkVisibility()).toBe(true)
    await expect(canvas.getByText("Show the figures as a table").checkVisibility()).toBe(false)
  },
}
export const TableBesideNarrow: Story = {
  args: { ...grouped, tableBeside: true },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole("table", { name: "Enquiries by month" })
    await expect(table).not.toBeVisible()
    await userEvent.click(canvas.getByText("Show the figures as a table"))
    await expect(table).toBeVisible()
  },
}
export const Negative: Story = {
  args: {
    title: "Balance of a year of printing",
    summary: undefined,
    unit: "kg CO2e",
    series: ["Against last year"],
    categories: [
      { label: "Labels", values: [-38] },
      { label: "Ribbons", values: [12] },
      { label: "Electricity", values: [-6] },
    ],
  },
}
export const NotStated: Story = {
  args: {
    series: ["2024", "2025"],
    categories: [
      { label: "Repair", values: [4, 5] },
      { label: "Rental", values: [null, 9] },
    ],
    summary: undefined,
  },
}
export const OneBar: Story = { args: { categories: [{ label: "Repair", values: [4] }] } }
export const LongText: Story = {
  args: {
    title: longName,
    summary: longName,
    categories: [
      { label: longName, values: [1_204_560] },
      { label: "Zebra TC22 Mobile Computer", values: [48_300] },
    ],
  },
}
export const Many: Story = {
  args: {
    title: "Products by brand",
    summary: undefined,
    unit: "products",
    series: ["In the catalogue"],
    categories: Array.from({ length: 24 }, (_, index) => ({
      label: `Brand ${index + 1}`,
      values: [480 - index * 19],
    })),
  },
}
export const Dark: Story = { args: grouped, globals: { theme: "dark" } }
export const UprightDark: Story = { args: { ...grouped, orientation: "up" }, globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const UprightNarrow: Story = {
  args: { ...grouped, orientation: "up" },
  globals: { viewport: { value: "w320" } },
}
