import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { CodePreview } from "./CodePreview"

/** A drawing with a barcode's proportions. */
const bars = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#FFFFFF"/><path stroke="#000000" stroke-width="3" d="${Array.from({ length: Math.floor(width / 8) - 4 }, (_, index) => `M${(index + 2) * 8} 8V${height - 8}`).join("")}"/></svg>`,
  )}`

const meta = {
  title: "Data/CodePreview",
  component: CodePreview,
  parameters: {
    docs: {
      description: {
        component:
          "A bar code as it prints, with its details below. **Do** name type and content of the code in the alternative text. **Don't** recolour it for the dark theme: scanners want black on white.",
      },
    },
  },
  args: { src: bars(226, 120), alt: "EAN-13 with 5012345678900", children: "Check digit 0 added." },
} satisfies Meta<typeof CodePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole("img", { name: "EAN-13 with 5012345678900" })
    await expect(picture).toBeVisible()
    await expect(getComputedStyle(picture.parentElement as Element).backgroundColor).toBe(
      "rgb(255, 255, 255)",
    )
  },
}
export const Empty: Story = {
  args: { src: null, empty: "Nothing can be drawn yet.", children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull()
    await expect(within(canvasElement).getByText("Nothing can be drawn yet.")).toBeVisible()
  },
}
export const Wide: Story = { args: { src: bars(1_400, 120), children: "X".repeat(300) } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
