import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Link } from "../link"
import { Timeline, type TimelineEvent } from "./Timeline"

const history: TimelineEvent[] = [
  {
    date: "2005",
    dateTime: "2005",
    title: "Two benches in Northwick",
    body: "We open as a repair shop for laser scanners, with a week's turnaround and a van.",
  },
  {
    date: "2011",
    dateTime: "2011",
    title: "Mobile computers and label printers",
    body: "The workshop takes on whole devices, not only their triggers and windows.",
  },
  {
    date: "2018",
    dateTime: "2018",
    title: "Buy-back and refurbishment",
    body: "Equipment that still works gets a second owner instead of a skip.",
  },
  { date: "2024", dateTime: "2024", title: "Rental fleet of 2,000 devices" },
]

const repair: TimelineEvent[] = [
  {
    date: "16 November 2026, 9.40 am",
    dateTime: "2026-11-16T09:40",
    title: "Booked in",
    by: "Northwick workshop",
    state: "done",
  },
  {
    date: "17 November 2026, 2.15 pm",
    dateTime: "2026-11-17T14:15",
    title: "Fault found: worn trigger switch",
    by: "Bench 4",
    body: <Link href="/contact">Read the engineer's note</Link>,
    state: "done",
  },
  {
    date: "Since 19 November 2026",
    dateTime: "2026-11-19",
    title: "In repair",
    by: "Bench 4",
    state: "current",
  },
  {
    date: "Expected 23 November 2026",
    dateTime: "2026-11-23",
    title: "Test scans and burn-in",
    state: "ahead",
  },
  { date: "Expected 24 November 2026", dateTime: "2026-11-24", title: "Sent back to you", state: "ahead" },
]

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  parameters: {
    docs: {
      description: {
        component: [
          "Tells events in order, each with its date: a company's history, the chain of custody of a device on its way to disposal, the course of a repair.",
          "**Do** give `dateTime` wherever a date is certain, and states only to a course that is not over: they are shown as text beside the date.",
          "**Don't** use it for steps that the reader takes (that is a Stepper) or for news that belong into a list of articles.",
          'An ordered list; the event under way carries `aria-current="step"`.',
        ].join("\n\n"),
      },
    },
  },
  args: { events: repair, label: "Repair R-20461" },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const RepairStatus: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Repair R-20461" })
    const events = within(list).getAllByRole("listitem")
    await expect(events).toHaveLength(5)
    const now = events.filter((event) => event.getAttribute("aria-current") === "step")
    await expect(now).toHaveLength(1)
    await expect(now[0]).toHaveTextContent("In repair")
    await expect(within(list).getAllByText("Still to come")).toHaveLength(2)
    await expect(within(list).getByText("17 November 2026, 2.15 pm")).toHaveAttribute(
      "datetime",
      "2026-11-17T14:15",
    )
  },
}
export const CompanyHistory: Story = {
  args: { events: history, label: "Our history", headingLevel: "h3" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4)
    await expect(canvas.queryByText("Done")).toBeNull()
  },
}
export const ChainOfCustody: Story = {
  args: {
    label: "Chain of custody",
    events: [
      {
        date: "3 November 2026, 8.05 am",
        dateTime: "2026-11-03T08:05",
        title: "Collected: 48 devices, seal 0041877",
        by: "Driver A. Rowe, from your Leeds depot",
      },
      {
        date: "3 November 2026, 1.30 pm",
        dateTime: "2026-11-03T13:30",
        title: "Seal checked, devices counted in",
        by: "Northwick secure store",
      },
      {
        date: "5 November 2026, 4.10 pm",
        dateTime: "2026-11-05T16:10",
        title: "Data erased",
        by: "NIST SP 800-88 purge, 46 devices; 2 shredded",
        body: <Link href="/services/itad">Certificate of erasure</Link>,
      },
    ],
  },
}
export const OneEvent: Story = { args: { events: repair.slice(0, 1) } }
export const LongText: Story = {
  args: { events: [{ date: "Expected Friday", title: longName, by: longName, body: longName }, ...repair] },
}
export const Many: Story = {
  args: {
    events: Array.from({ length: 60 }, (_, index) => ({
      date: `Scan ${index + 1}`,
      title: index % 2 === 0 ? "Scanned in" : "Scanned out",
      by: "Dock 3",
    })),
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
