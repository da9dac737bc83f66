import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { DesignSystemProvider, type ImageComponentProps } from "../provider"
import { Image } from "./Image"

const meta = {
  title: "Content/Image",
  component: Image,
  parameters: {
    docs: {
      description: {
        component:
          "A picture through the application's image loader (Next's in the shop), or a plain lazy `img` where there is none.\n\n" +
          "**Do** give the file's own `width` and `height`: the browser reserves the space and nothing moves. Describe in `alt` what the picture adds to the text beside it, and leave it empty where it adds nothing. Set `priority` on the one picture that is seen first.\n\n" +
          "**Don't** begin `alt` with “Image of”, repeat the heading in it, set `priority` on a whole row, or put equipment drawings on anything but `bg-tile`.",
      },
    },
  },
  args: { src: "/equipment/handheld-computer.svg", alt: "Handheld mobile computer", width: 240, height: 240 },
  render: (args) => (
    <div className="inline-block bg-tile">
      <Image {...args} />
    </div>
  ),
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Lazy: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: "Handheld mobile computer" })
    await expect(image).toHaveAttribute("loading", "lazy")
    await expect(image.getBoundingClientRect().height).toBe(240)
  },
}
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img")
    await expect(image).not.toHaveAttribute("loading")
    await expect(image).toHaveAttribute("fetchpriority", "high")
  },
}
/** Beside text with the same content: screen readers skip the picture. */
export const Decorative: Story = {
  args: { alt: "" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull()
  },
}
/** A file that cannot be loaded: its alternative text is shown, and its space stays reserved. */
export const Missing: Story = {
  args: { src: "/equipment/none.svg" },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: "Handheld mobile computer" })
    await expect(image.getBoundingClientRect().height).toBe(240)
  },
}

function FramedImage({ src, alt, width, height }: ImageComponentProps) {
  return <img src={src} alt={alt} width={width} height={height} className="border border-line-strong" />
}

/** The application's image loader replaces the plain `img`. */
export const WithLoader: Story = {
  render: (args) => (
    <DesignSystemProvider image={FramedImage}>
      <div className="inline-block bg-tile">
        <Image {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).not.toHaveAttribute("loading")
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
