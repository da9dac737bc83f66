import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { BrandCard } from "./BrandCard"
import { CardGrid } from "./CardGrid"

const meta = {
  title: "Catalogue/BrandCard",
  component: BrandCard,
  parameters: {
    docs: {
      description: {
        component: [
          "A link to a manufacturer's products, with their number.",
          "**Do** put cards into a `CardGrid`; leave `logo` null where there is none that may be shown: the name is set as a wordmark where `wordmarks.ts` has one, otherwise its first letter stands in.",
          "**Don't** draw a logo from memory, or sort by anything but name or count.",
          "The name is the only link and covers the card. In a list that belongs to the page's outline, `headingLevel` makes it a heading.",
        ].join("\n\n"),
      },
    },
  },
  args: { href: "/products/zebra", name: "Zebra", logo: null, productCount: 38 },
} satisfies Meta<typeof BrandCard>

export default meta
type Story = StoryObj<typeof meta>

const SET = [
  ...[
    "Zebra",
    "Honeywell",
    "Epson",
    "Datalogic",
    "Samsung",
    "Cisco",
    "Apple",
    "Ubiquiti",
    "HPE Aruba",
    "Toshiba TEC",
  ],
  ...[
    "Brother",
    "Citizen",
    "TP-Link",
    "Bixolon",
    "Star Micronics",
    "Teltonika",
    "Newland",
    "Unitech",
    "Socket Mobile",
  ],
  ...["TSC", "SATO", "HP", "APG", "Elo", "ASUS"],
]

const BRANDS = ["Zebra", "Honeywell", "Datalogic", "Epson", "Brother", "Star Micronics", "Panasonic"]

export const Wordmark: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("link", { name: "Zebra" })).toHaveAttribute("href", "/products/zebra")
    await expect(canvas.queryByText("Z", { exact: true })).toBeNull()
  },
}
/** Each setting of a name. */
export const Wordmarks: Story = {
  render: (args) => (
    <CardGrid label="Wordmarks" density="compact">
      {SET.map((name) => (
        <BrandCard key={name} {...args} name={name} />
      ))}
    </CardGrid>
  ),
}
export const WordmarksDark: Story = { ...Wordmarks, globals: { theme: "dark" } }
export const WordmarksNarrow: Story = { ...Wordmarks, globals: { viewport: { value: "w320" } } }
/** A brand that has no wordmark. */
export const FirstLetter: Story = {
  args: { name: "Panasonic", href: "/products/panasonic" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("link", { name: "Panasonic" })).toHaveAttribute(
      "href",
      "/products/panasonic",
    )
    await expect(canvas.getByText("P", { exact: true })).toBeVisible()
    await expect(canvas.getByText("38 products")).toBeVisible()
  },
}
export const WithLogo: Story = { args: { logo: "/equipment/pistol-scanner.svg" } }
export const AsHeading: Story = {
  args: { headingLevel: "h2" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "Zebra" })).toBeVisible()
  },
}
export const OneProduct: Story = {
  args: { productCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 product")).toBeVisible()
  },
}
export const NoProducts: Story = { args: { productCount: 0 } }
export const ManyProducts: Story = {
  args: { productCount: 50_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("50,000 products")).toBeVisible()
  },
}
export const LongName: Story = { args: { name: longName }, globals: { viewport: { value: "w320" } } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Grid: Story = {
  render: (args) => (
    <CardGrid label="Brands">
      {BRANDS.map((name) => (
        <BrandCard key={name} {...args} name={name} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Brands" })
    await expect(within(list).getAllByRole("listitem")).toHaveLength(7)
  },
}
export const GridRightToLeft: Story = { ...Grid, globals: { direction: "rtl" } }
export const FiveHundred: Story = {
  // All cards are alike: checking the first twenty checks the others, and takes seconds less.
  parameters: { a11y: { context: { exclude: ["li:nth-child(n + 20)"] } } },
  tags: ["!autodocs"],
  render: (args) => (
    <CardGrid label="Brands" density="compact">
      {Array.from({ length: 500 }, (_, index) => (
        <BrandCard key={index} {...args} name={BRANDS[index] ?? `Maker ${index + 1}`} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Brands").children).toHaveLength(500)
  },
}
