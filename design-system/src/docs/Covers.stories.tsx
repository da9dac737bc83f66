import type { Meta, StoryObj } from "@storybook/react-vite"
import { CardGrid } from "../card"
import { Image } from "../image"

const covers = Object.keys(import.meta.glob("../../covers/*.svg")).map((path) =>
  path.replace(/^.*\/|\.svg$/g, ""),
)

const meta = {
  title: "Covers",
  parameters: {
    docs: {
      description: {
        component:
          "One drawing above each article, 1200 by 630 as social cards want it, in the hand of the equipment: ink outlines, warm greys, one blue. Each brings its own light ground, a barcode drawn wide, so it stands on light and dark pages alike. The ground is real Code 128, the sun a real QR Code. Files are in `design-system/covers`, named after the article's slug.\n\n" +
          "**Do** draw one for each article, in the same hand and with one thing in it, and name the file after the article's slug.\n\n" +
          "**Don't** put words in it that the title says already, or use a cover for a second article.",
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <CardGrid label="Covers">
      {covers.map((name) => (
        <figure key={name} className="overflow-hidden rounded-lg border border-line bg-surface-raised">
          <Image src={`/articles/${name}.svg`} alt="" width={1200} height={630} className="w-full" />
          <figcaption className="p-3 text-sm break-words">{name}</figcaption>
        </figure>
      ))}
    </CardGrid>
  ),
}
export const Dark: Story = { ...All, globals: { theme: "dark" } }
export const Narrow: Story = { ...All, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...All, globals: { direction: "rtl" } }
