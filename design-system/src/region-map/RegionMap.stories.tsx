import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { RegionMap } from "./RegionMap"

const islands = {
  north: "M120 40l120-20 90 60-30 90-140 20-70-60z",
  south: "M380 130l160-40 120 70-20 110-180 30-110-80z",
  far: "M720 60l140 10 60 90-80 70-130-50z",
}

const legend = [
  { variant: "strong", text: "All services" },
  { variant: "medium", text: "Repair by carrier" },
  { variant: "light", text: "Delivery" },
] as const

const meta = {
  title: "Data/RegionMap",
  component: RegionMap,
  parameters: {
    docs: {
      description: {
        component:
          "A map drawn from outlines that the page brings along: where something holds, and where a place is.\n\n" +
          "**Do** give the same information as text beside it, and link each region to it (`href`). Keep outlines coarse: whole units, no speck that nobody sees. **Don't** use it for exact positions, for routes, or with more than three variants.\n\n" +
          "Regions with an address are links: the keyboard goes through them, and the one with the focus shows its name. Without addresses the map is one picture with one description. No script, no tiles, no request to anybody.",
      },
    },
  },
  args: {
    label: "Where we deliver",
    width: 1000,
    height: 360,
    land: ["M40 250l90-20 40 60-60 50-80-30z"],
    regions: [
      {
        name: "Northland: 1 day",
        variant: "strong",
        path: islands.north,
        href: "#north",
        labelAt: [220, 110],
      },
      {
        name: "Southland: 3 days",
        variant: "medium",
        path: islands.south,
        href: "#south",
        labelAt: [520, 200],
      },
      { name: "Farland: 8 days", variant: "light", path: islands.far, href: "#far", labelAt: [800, 140] },
    ],
    legend,
  },
  beforeEach: stayOnPage,
} satisfies Meta<typeof RegionMap>

export default meta
type Story = StoryObj<typeof meta>

export const Linked: Story = {
  play: async ({ canvasElement }) => {
    const map = within(within(canvasElement).getByRole("group", { name: "Where we deliver" }))
    await expect(map.getAllByRole("link")).toHaveLength(3)
    await userEvent.tab()
    const first = map.getByRole("link", { name: "Northland: 1 day" })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute("href", "#north")
    await expect(getComputedStyle(first.querySelector("text") ?? first).opacity).toBe("1")
    await userEvent.tab()
    await expect(map.getByRole("link", { name: "Southland: 3 days" })).toHaveFocus()
  },
}

export const Picture: Story = {
  args: {
    label: "The island, with Northampton in its middle",
    regions: [{ name: "The island", variant: "light", path: islands.south }],
    places: [{ name: "Northampton", at: [520, 200] }],
    legend: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("img", { name: /^The island, with/ })).toBeVisible()
    await expect(canvas.queryByRole("link")).toBeNull()
  },
}

export const Empty: Story = { args: { land: [], regions: [], legend: undefined } }
export const LongText: Story = {
  args: {
    regions: [
      { name: longName, variant: "medium", path: islands.south, href: "#south", labelAt: [500, 200] },
    ],
    legend: [{ variant: "medium", text: longName }],
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
