import type { Meta, StoryObj } from "@storybook/react-vite"
import { CardGrid } from "../card"
import { Image } from "../image"

const drawings = Object.keys(import.meta.glob("../../equipment/*.svg")).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ""),
)

const meta = {
  title: "Equipment",
  parameters: {
    docs: {
      description: {
        component:
          "One drawing for each form factor, in one hand: 3 px outlines, warm greys, and one blue for light and for what is on. Drawn for a light ground: put them on `bg-tile`. Files are in `design-system/equipment`.",
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <CardGrid label="Equipment">
      {drawings.map((name) => (
        <figure key={name} className="rounded-lg border border-line bg-surface-raised">
          <div className="bg-tile p-4">
            <Image src={`/equipment/${name}.svg`} alt="" width={400} height={400} className="w-full" />
          </div>
          <figcaption className="part-number p-3 text-sm">{name}</figcaption>
        </figure>
      ))}
    </CardGrid>
  ),
}
export const Dark: Story = { ...All, globals: { theme: "dark" } }
