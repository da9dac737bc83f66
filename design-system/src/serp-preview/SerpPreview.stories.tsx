import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { SerpPreview } from "./SerpPreview"

const meta = {
  title: "Content/SerpPreview",
  component: SerpPreview,
  parameters: {
    docs: {
      description: {
        component:
          "A preview of a page among search results, beside the fields that decide it.\n\n" +
          "**Do** give it what the page will have in the end, fallbacks and the site's name included, and state in `notes` where a fallback is used. Let it follow the fields as they are typed.\n\n" +
          "**Don't** treat its lengths as limits: search engines measure in pixels, change their minds, and write descriptions of their own. Don't make it a link; it is only a preview.",
      },
    },
  },
  args: {
    siteName: "Scanwright",
    address: "https://scanwright.example/products/zebra/barcode-scanners/zebra-ds2208",
    title: "Zebra DS2208 Handheld Imager | Scanwright",
    description: "Corded 1D and 2D imager with a USB cable and a hands-free stand for the counter.",
  },
} satisfies Meta<typeof SerpPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("figure", { name: "Search result preview" })).toBeVisible()
    await expect(
      canvas.getByText("scanwright.example › products › zebra › barcode-scanners › zebra-ds2208"),
    ).toBeVisible()
    await expect(canvas.getByText("Title: 41 of about 60 characters")).toBeVisible()
  },
}

export const TooLong: Story = {
  args: { title: `${longName} | Scanwright`, description: `${longName}. ${longName}.` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Title: 147 of about 60 characters; its end is not shown$/)).toBeVisible()
    await expect(canvas.queryByText(longName)).toBeNull()
  },
}

export const Fallbacks: Story = {
  args: {
    notes: ["The title is made from the product's name.", "The description is the product's own."],
  },
}

export const Empty: Story = { args: { title: "", description: "" } }
/** Typed markup is shown as text. */
export const Markup: Story = {
  args: { title: "<img src=x onerror=alert(1)>", description: "<script>alert(1)</script>" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("<script>alert(1)</script>")).toBeVisible()
  },
}
export const Dark: Story = { ...TooLong, play: undefined, globals: { theme: "dark" } }
export const Narrow: Story = { ...Fallbacks, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
