import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { CardGrid } from "./CardGrid"
import { TopicCard } from "./TopicCard"

const meta = {
  title: "Catalogue/TopicCard",
  component: TopicCard,
  parameters: {
    docs: {
      description: {
        component: [
          "Leads to a page of the company: a service, a kind of repair.",
          "**Do** describe the topic in a sentence or two; the text is never cut.",
          "**Don't** use it for what has a count or a price: machine types, brands and products have cards of their own.",
          "The title is the only link and covers the card.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    href: "/services/repair",
    title: "Repairs",
    text: "Screens, triggers, scan engines, print heads and batteries, on a contract, on tokens or job by job.",
    image: "/equipment/industrial-printer.svg",
    headingLevel: "h3",
  },
} satisfies Meta<typeof TopicCard>

export default meta
type Story = StoryObj<typeof meta>

/** One card at the width a list gives it. */
const alone: Story["decorators"] = [
  (Story) => (
    <div className="max-w-72">
      <Story />
    </div>
  ),
]

const TOPICS = [
  { href: "/services/repair", title: "Repairs", image: "/equipment/industrial-printer.svg" },
  { href: "/services/rentals", title: "Rentals", image: "/equipment/handheld-computer.svg" },
  { href: "/services/buy-back", title: "Buy Back", image: "/equipment/cordless-scanner.svg" },
]

export const Grid: Story = {
  render: (args) => (
    <CardGrid label="Services">
      {TOPICS.map((topic) => (
        <TopicCard key={topic.href} {...args} {...topic} />
      ))}
    </CardGrid>
  ),
}
export const Alone: Story = {
  decorators: alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: "Repairs" })
    await expect(link).toHaveAttribute("href", "/services/repair")
    const text = canvas.getByText(/Screens, triggers/).getBoundingClientRect()
    await expect(document.elementFromPoint(text.left + 4, text.top + 4)).toBe(link)
  },
}
export const LongText: Story = { decorators: alone, args: { title: longName, text: longName } }
export const Hover: Story = { decorators: alone, parameters: { pseudo: { hover: true } } }
export const Focus: Story = { decorators: alone, parameters: { pseudo: { focusVisible: true } } }
export const Narrow: Story = { ...Grid, globals: { viewport: { value: "w320" } } }
export const GridDark: Story = { ...Grid, globals: { theme: "dark" } }
export const GridRightToLeft: Story = { ...Grid, globals: { direction: "rtl" } }
