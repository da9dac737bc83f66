import type { Meta, StoryObj } from "@storybook/react-vite"
import { machineTypes } from "../lib/samples"
import { CardGrid } from "./CardGrid"
import { MachineTypeCard } from "./MachineTypeCard"

const meta = {
  title: "Catalogue/MachineTypeCard",
  component: MachineTypeCard,
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

export const Grid: Story = {
  render: (args) => (
    <CardGrid label="Machine types">
      {machineTypes.map(([name, form]) => (
        <MachineTypeCard key={name} {...args} name={name} logo={`/equipment/${form}.svg`} />
      ))}
    </CardGrid>
  ),
}
export const Bare: Story = { args: { logo: null, intro: null } }
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
export const GridDark: Story = { ...Grid, globals: { theme: "dark" } }
