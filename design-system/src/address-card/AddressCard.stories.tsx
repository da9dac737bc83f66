import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { AddressCard } from "./AddressCard"

const meta = {
  title: "Data/AddressCard",
  component: AddressCard,
  parameters: {
    docs: {
      description: {
        component:
          "An address that people choose from or change: where a company has things delivered, and where its invoices go.\n\n" +
          "**Do** give it the name that colleagues use, which says more than a street: “Leeds warehouse, goods in”.\n\n" +
          "**Don't** use it for the shop's own address (the Footer has it), or in running text.\n\n" +
          "The lines are an `address` element; the name is a heading, so that screen readers jump from one to the next.",
      },
    },
  },
  args: {
    className: "max-w-md",
    title: "Leeds warehouse, goods in",
    lines: ["Northwick Logistics Ltd", "Grace Hopper", "Unit 4, Canal Road", "", "Leeds", "LS1 4AP"],
    kind: "Delivery",
    defaultLabel: "Default",
    notes: ["01632 960123", "Gate B, weekdays from 7 to 15. Ask for the goods-in desk."],
    actions: (
      <>
        <Button variant="secondary" size="sm" href="/account/addresses?change=1">
          Change
        </Button>
        <Button variant="ghost" size="sm">
          Delete
        </Button>
      </>
    ),
  },
  beforeEach: stayOnPage,
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { name: "Leeds warehouse, goods in" })).toBeVisible()
    await expect(canvas.getByText("LS1 4AP")).toBeVisible()
    // The empty line takes no room.
    await expect(canvasElement.querySelectorAll("address span")).toHaveLength(5)
  },
}
export const Plain: Story = {
  args: { kind: undefined, defaultLabel: undefined, notes: undefined, actions: undefined },
}
export const Empty: Story = {
  args: { lines: [], kind: undefined, defaultLabel: undefined, notes: [], actions: undefined },
}
export const LongText: Story = {
  args: {
    title: longName,
    lines: [longName, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(2), "LL61 5UJ"],
    notes: [longName.repeat(2)],
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = {
  args: { title: longName },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { globals: { direction: "rtl" } }
