import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { RichText, type RichTextProps } from "./RichText"

const HREF = "/products/zebra/barcode-scanners/ds2208"

const linkTo = (text: string) => `<a href="${HREF}">${text}</a>`

/** Stores the HTML as a form does. */
function Form({ html: start, onChange, ...rest }: RichTextProps) {
  const [html, setHtml] = useState(start)
  return (
    <RichText
      {...rest}
      html={html}
      onChange={(written) => {
        setHtml(written)
        onChange(written)
      }}
    />
  )
}

const meta = {
  title: "Forms/RichTextRecordLink",
  component: RichText,
  render: (args) => <Form {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "RichText with a tool of the application, which finds what texts often link to.\n\n" +
          "**Do** find records by what people know them by, and leave out those that readers cannot open.\n\n" +
          "**Don't** use it for addresses that people have at hand: those go into the tool “Link”.\n\n" +
          "Selected text stays and becomes the link; without a selection the record's name is written. A link at the caret is replaced.",
      },
    },
  },
  args: {
    label: "Content",
    html: "<p>Take the scanner.</p>",
    onChange: fn(),
    safeAddresses: { isSafeLink: (address) => address.startsWith("/"), isSafePicture: () => false },
    prepareHtml: (html) => html,
    recordLink: {
      label: "Link to a product",
      find: (onPick) => (
        <Button variant="secondary" onClick={() => onPick({ href: HREF, text: "Zebra DS2208" })}>
          Zebra DS2208
        </Button>
      ),
    },
  },
  // The editor is a separate script, loaded later.
  play: async ({ canvasElement }) => {
    await editorIn(canvasElement)
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

const editorIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("textbox", { name: "Content" })

/** Opens the tool, and chooses the product. */
async function pick(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Link to a product" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Link to a product" }))
  await userEvent.click(dialog.getByRole("button", { name: "Zebra DS2208" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
}

export const Inserted: Story = {
  args: { html: "" },
  play: async ({ args, canvasElement }) => {
    await editorIn(canvasElement)
    await pick(canvasElement)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<p>${linkTo("Zebra DS2208")}</p>`))
  },
}
export const OnSelectedText: Story = {
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    editor.focus()
    getSelection()?.selectAllChildren(within(editor).getByText("Take the scanner."))
    // The editor is notified by an event of the document.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await pick(canvasElement)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p>${linkTo("Take the scanner.")}</p>`),
    )
  },
}
export const Finding: Story = {
  play: async ({ canvasElement }) => {
    await editorIn(canvasElement)
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Link to a product" }))
    const dialog = await screen.findByRole("dialog", { name: "Link to a product" })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const Dark: Story = { ...Finding, globals: { theme: "dark" } }
export const Narrow: Story = { ...Finding, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
