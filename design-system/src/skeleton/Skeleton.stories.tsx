import type { Meta, StoryObj } from "@storybook/react-vite"
import { Skeleton } from "./Skeleton"

const meta = { title: "Feedback/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { className: "h-5 w-48" } }
export const Page: Story = {
  render: () => (
    <div role="status" aria-label="Loading Product" className="grid gap-4">
      <Skeleton className="h-4 w-64" />
      <Skeleton className="aspect-4/3 w-full max-w-narrow" />
      <Skeleton className="h-8 w-80 max-w-full" />
    </div>
  ),
}
