import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { machineTypes } from "../lib/samples"
import { ScrollRegion } from "./ScrollRegion"

const meta = {
  title: "Layout/ScrollRegion",
  component: ScrollRegion,
  parameters: {
    docs: {
      description: {
        component: [
          "Holds what may be wider or higher than its place: a wide table, a long list in a panel.",
          "**Do** name it after what it holds. **Don't** use it for text, which has to wrap (WCAG 1.4.10 allows scrolling in two directions for tables, maps and diagrams only).",
          "While its content overflows it is a region that the Tab key reaches and the arrow keys scroll; otherwise it is a plain box.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    label: "Machine types",
    className: "max-w-full overflow-x-auto border border-line",
    children: (
      <ul className="flex w-max gap-10 p-4">
        {machineTypes.map(([name]) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof ScrollRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Larger: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole("region", { name: "Machine types" })
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}
export const Fits: Story = {
  args: { children: <p className="p-4">Barcode Scanners</p> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Barcode Scanners")).toBeVisible())
    await expect(within(canvasElement).queryByRole("region")).toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
export const Dark: Story = { ...Larger, globals: { theme: "dark" } }
export const Narrow: Story = { ...Larger, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...Larger, globals: { direction: "rtl" } }
