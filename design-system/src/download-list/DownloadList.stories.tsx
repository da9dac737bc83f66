import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { type Download, DownloadList } from "./DownloadList"

const files: readonly Download[] = [
  {
    href: "/data-sheets/zebra-ds2208.pdf",
    title: "Zebra DS2208: data sheet",
    kind: "Data sheet",
    details: ["PDF"],
  },
  {
    href: "/media/0/manual.pdf",
    title: "Product reference guide",
    kind: "Manual",
    details: ["PDF", "8.4 MB", "English"],
    fileName: "Product reference guide.pdf",
  },
  {
    href: "/media/0/driver.zip",
    title: "USB CDC driver for Windows",
    kind: "Driver or software",
    details: ["ZIP", "42 MB", "Version 2.15"],
    fileName: "USB CDC driver for Windows.zip",
  },
]
const many = Array.from({ length: 20 }, (_, at) => ({
  href: `/media/0/certificate-${at}.pdf`,
  title: `Certificate of conformity ${at + 1}`,
  kind: "Certificate",
  details: ["PDF", "180 kB"],
}))

const meta = {
  title: "Content/DownloadList",
  component: DownloadList,
  parameters: {
    docs: {
      description: {
        component:
          "Files of one subject: the manuals, drivers and certificates of a product.\n\n" +
          "**Do** say type and size, so that nobody fetches 40 MB over a phone unawares, and the language where it is not that of the page.\n\n" +
          "**Don't** use it for pages, or for one file beside a text (a Link or a Button says it there).\n\n" +
          "It is a plain `ul` of links with the attribute `download`; the details follow each link, outside its name.",
      },
    },
  },
  args: { files },
  beforeEach: stayOnPage,
} satisfies Meta<typeof DownloadList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const manual = canvas.getByRole("link", { name: "Product reference guide" })
    await expect(manual).toHaveAttribute("href", "/media/0/manual.pdf")
    await expect(manual).toHaveAttribute("download", "Product reference guide.pdf")
    await expect(canvas.getByText("Manual, PDF, 8.4 MB, English")).toBeVisible()
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3)
  },
}
export const OneFile: Story = { args: { files: files.slice(0, 1) } }
export const Empty: Story = {
  args: { files: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    files: files.map((file) => ({ ...file, title: `${longName} ${file.title.replaceAll(" ", "_")}` })),
  },
}
export const Many: Story = { args: { files: many } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = {
  args: { files: files.map((file) => ({ ...file, title: `${longName} ${file.title}` })) },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { globals: { direction: "rtl" } }
