import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { BarList } from "./BarList"

const items = ["1D and 2D codes", "Survives 1.8 m drops", "USB cable and stand in the box"]

const meta = { title: "Catalogue/BarList", component: BarList, args: { items } } satisfies Meta<
  typeof BarList
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const points = within(canvasElement).getAllByRole("listitem")
    await expect(points.map((point) => point.textContent)).toEqual(items)
  },
}
export const LongText: Story = {
  args: { items: [longName, ...items] },
  globals: { viewport: { value: "w320" } },
}
