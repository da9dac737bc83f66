import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName, machineTypes } from "../lib/samples"
import { CardGrid } from "./CardGrid"
import { MachineTypeCard } from "./MachineTypeCard"

const meta = {
  title: "Catalogue/MachineTypeCard",
  component: MachineTypeCard,
  parameters: {
    docs: {
      description: {
        component: [
          "Leads to the products of one machine type, with its picture, what it is for and how many there are.",
          "**Do** use the drawing of the form factor that people know best, and one sentence of intro for all cards of a row or for none.",
          "**Don't** mix machine types and brands in one grid.",
          'The name is the only link and covers the card. On a phone, a `CardGrid` with `density="compact"` puts two side by side.',
        ].join("\n\n"),
      },
    },
  },
  args: {
    href: "/products/zebra/barcode-scanners",
    name: "Barcode Scanners",
    logo: "/equipment/pistol-scanner.svg",
    productCount: 14,
    intro:
      "Corded, cordless, hands-free and wearable readers for the counter, the shelf and the loading bay.",
  },
} satisfies Meta<typeof MachineTypeCard>

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

export const Grid: Story = {
  render: (args) => (
    <CardGrid label="Machine types">
      {machineTypes.map(([name, form]) => (
        <MachineTypeCard key={name} {...args} name={name} logo={`/equipment/${form}.svg`} />
      ))}
    </CardGrid>
  ),
}
export const Alone: Story = {
  decorators: alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: "Barcode Scanners" })
    await expect(link).toHaveAttribute("href", "/products/zebra/barcode-scanners")
    const count = canvas.getByText("14 products").getBoundingClientRect()
    await expect(document.elementFromPoint(count.left + 4, count.top + 4)).toBe(link)
  },
}
export const Bare: Story = { decorators: alone, args: { logo: null, intro: null } }
export const LongText: Story = { decorators: alone, args: { name: longName, intro: longName } }
export const Hover: Story = { decorators: alone, parameters: { pseudo: { hover: true } } }
export const Focus: Story = { decorators: alone, parameters: { pseudo: { focusVisible: true } } }
export const CompactOnAPhone: Story = {
  render: (args) => (
    <CardGrid label="Machine types" density="compact">
      {machineTypes.map(([name, form]) => (
        <MachineTypeCard key={name} {...args} intro={null} name={name} logo={`/equipment/${form}.svg`} />
      ))}
    </CardGrid>
  ),
  globals: { viewport: { value: "w390" } },
}
export const Narrow: Story = { ...Grid, globals: { viewport: { value: "w320" } } }
export const GridDark: Story = { ...Grid, globals: { theme: "dark" } }
export const GridRightToLeft: Story = { ...Grid, globals: { direction: "rtl" } }
