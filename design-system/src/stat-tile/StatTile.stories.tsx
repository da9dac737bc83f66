import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { CardGrid } from "../card"
import { longName } from "../lib/samples"
import { StatTile, StatTileSkeleton } from "./StatTile"

const meta = {
  title: "Data/StatTile",
  component: StatTile,
  parameters: {
    docs: {
      description: {
        component: [
          "Shows one number that somebody acts on: new enquiries, devices repaired, kilograms of CO2e.",
          "**Do** name in `change` the number it is compared with, and link the tile to the list behind it. Put tiles into a `CardGrid`, so that screen readers announce how many there are.",
          "**Don't** leave the meaning to the arrow or its colour, show more than six, or show a number that nobody acts on. For values to compare use BarChart.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    label: "New enquiries",
    value: 38,
    change: { direction: "up", text: "12 more than last week", meaning: "good" },
    trend: [14, 22, 19, 31, 24, 26, 38],
    className: "max-w-72",
  },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("38")).toBeVisible()
    await expect(canvas.getByText("12 more than last week")).toBeVisible()
    await expect(canvas.queryByRole("link")).toBeNull()
  },
}
export const Bare: Story = { args: { value: 1204, change: undefined, trend: undefined } }
export const WithUnit: Story = {
  args: { label: "Saved by repairs", value: 48300, unit: "kg CO2e a year", trend: undefined },
}
export const BadNews: Story = {
  args: {
    label: "Products low in stock",
    value: 17,
    change: { direction: "up", text: "5 more than yesterday", meaning: "bad" },
  },
}
export const GoodAlthoughLess: Story = {
  args: {
    label: "Days to repair",
    value: "4.2",
    change: { direction: "down", text: "0.6 fewer than in October", meaning: "good" },
  },
}
export const Unchanged: Story = {
  args: { change: { direction: "none", text: "As many as last week" }, trend: [8, 8] },
}
export const NotKnown: Story = {
  args: { value: null, change: undefined, trend: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Not known")).toBeInTheDocument()
  },
}
export const WholeTileIsALink: Story = {
  args: { href: "/admin/dashboard" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: "New enquiries" })
    const figure = canvas.getByText("38").getBoundingClientRect()
    await expect(document.elementFromPoint(figure.left + 4, figure.top + 4)).toBe(link)
  },
}
export const Hover: Story = {
  args: { href: "/admin/dashboard" },
  parameters: { pseudo: { hover: true } },
}
export const Focus: Story = {
  args: { href: "/admin/dashboard" },
  parameters: { pseudo: { focusVisible: true } },
}
export const Loading: Story = { render: () => <StatTileSkeleton /> }
export const LongText: Story = {
  args: {
    label: longName,
    value: 123456789,
    unit: "kg CO2e over the extra life of all devices",
    change: { direction: "up", text: longName },
  },
  globals: { viewport: { value: "w320" } },
}

export const Row: Story = {
  args: { className: undefined },
  render: (args) => (
    <CardGrid label="Today">
      <StatTile {...args} href="/admin/dashboard" />
      <StatTile
        label="Products low in stock"
        value={17}
        change={{ direction: "up", text: "5 more than yesterday", meaning: "bad" }}
        trend={[9, 11, 10, 12, 12, 17]}
      />
      <StatTile label="Drafts" value={4} change={{ direction: "none", text: "As many as last week" }} />
      <StatTile label="Saved by repairs" value={48300} unit="kg CO2e" />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Today" })
    await expect(within(list).getAllByRole("listitem")).toHaveLength(4)
  },
}
export const RowDark: Story = { ...Row, globals: { theme: "dark" } }
export const RowNarrow: Story = { ...Row, globals: { viewport: { value: "w320" } } }
export const RowRightToLeft: Story = { ...Row, globals: { direction: "rtl" } }
