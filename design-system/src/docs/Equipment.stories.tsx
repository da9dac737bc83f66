import type { Meta, StoryObj } from "@storybook/react-vite"
import { CardGrid } from "../card"
import { Image } from "../image"

const namesOf = (files: Record<string, unknown>) =>
  Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ""))

const drawings = namesOf(import.meta.glob(["../../equipment/*.svg", "!../../equipment/model-*.svg"]))
const models = namesOf(import.meta.glob("../../equipment/model-*.svg"))

const meta = {
  title: "Equipment",
  parameters: {
    docs: {
      description: {
        component:
          "One drawing for each form factor and one for each model of the sample catalogue (`npm run drawings`), in one hand: 3 px outlines, warm greys, and one blue for light and for what is on. Drawn for a light ground: put them on `bg-tile`. Files are in `design-system/equipment`.\n\n" +
          "**Do** choose the drawing by form factor where no single model is meant, and set it on `bg-tile` with room around it.\n\n" +
          "**Don't** recolour it, crop it, tilt it or set words over it. A photograph of the product itself, where there is one, is better than a drawing.",
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
export const Narrow: Story = { ...All, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...All, globals: { direction: "rtl" } }

/** Every model of the sample catalogue, each drawn after its own shape. */
export const Models: Story = {
  render: () => (
    <ul aria-label="Models" className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-10">
      {models.map((name) => (
        <li key={name} className="rounded-md bg-tile p-1">
          <Image
            src={`/equipment/${name}.svg`}
            alt={name.slice(6)}
            width={400}
            height={400}
            className="w-full"
          />
        </li>
      ))}
    </ul>
  ),
}
export const ModelsDark: Story = { ...Models, globals: { theme: "dark" } }
