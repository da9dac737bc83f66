import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { PlainIconButton } from "../icon-button"
import { Image } from "../image"
import { product } from "../lib/samples"
import { Modal, type ModalProps } from "./Modal"

function Zoom({ open, onClose, ...modal }: ModalProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Zoom
      </Button>
      <Modal
        {...modal}
        open={isOpen}
        onClose={(reason) => {
          onClose(reason)
          setOpen(false)
        }}
      >
        <div className="flex justify-end p-3">
          <PlainIconButton icon="close" label="Close" onClick={() => setOpen(false)} />
        </div>
        <div className="m-auto bg-tile p-8">
          <Image src={product.image} alt={product.imageAlt} width={400} height={400} />
        </div>
      </Modal>
    </>
  )
}

const meta = {
  title: "Overlays/Modal",
  component: Modal,
  render: (args) => <Zoom {...args} />,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: `The behaviour of a modal without a look, for what is neither a Dialog nor a Drawer: a picture zoomed to the whole screen, a search that covers the page.

**Do** bring a visible button that closes it, and a name: \`label\`, or \`labelledBy\` with the id of its heading. Use \`className="modal-screen"\` to fill the window.

**Don't** use it for a question or a form: Dialog has the head, the foot and the sizes. Don't add styles to it that another page will need, too.

It follows the same W3C pattern as Dialog, [Dialog (Modal)](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/), on a native \`dialog\`.`,
      },
    },
  },
  args: { open: true, onClose: fn(), label: "Pictures", className: "modal-screen", children: null },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const FillsTheWindow: Story = {
  play: async ({ canvas }) => {
    const modal = await canvas.findByRole("dialog", { name: "Pictures" })
    await expect(modal.getBoundingClientRect().width).toBe(
      document.documentElement.getBoundingClientRect().width,
    )
    await expect(within(modal).getByRole("button", { name: "Close" })).toHaveFocus()
  },
}

export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Zoom" })
    await userEvent.click(opener)
    await canvas.findByRole("dialog", { name: "Pictures" })
    await userEvent.keyboard("{Escape}")
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledWith("escape")
    await waitFor(() => expect(canvas.queryByRole("dialog", { hidden: true })).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const StaysMounted: Story = {
  args: { open: false, staysMounted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("dialog")).toBeNull()
    await expect(canvas.getByAltText(product.imageAlt)).not.toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
