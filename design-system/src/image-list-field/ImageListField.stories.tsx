import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ImageListField, type ImageListFieldProps, type ListedImage } from "./ImageListField"

const image = (name: string, alt: string): ListedImage => ({
  ...{ id: name, name: `${name}.svg`, src: `/equipment/${name}.svg` },
  ...{ alt, title: "" },
})

const PICTURES = [
  image("pistol-scanner", "Pistol-grip scanner on a cable"),
  image("presentation-scanner", "Presentation scanner on its stand"),
  image("ring-scanner", "Ring scanner on a finger"),
]

function Held({ images: initial, thumbnailId: first, onChange, onThumbnail, ...props }: ImageListFieldProps) {
  const [images, setImages] = useState(initial)
  const [thumbnail, setThumbnail] = useState(first)
  return (
    <ImageListField
      {...props}
      images={images}
      thumbnailId={thumbnail}
      onChange={(list) => {
        onChange(list)
        setImages(list)
      }}
      onThumbnail={(id) => {
        onThumbnail(id)
        setThumbnail(id)
      }}
    />
  )
}

const meta = {
  title: "Forms/ImageListField",
  component: ImageListField,
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "The pictures of a product: what they show, in which order, and which one stands for it in lists.\n\n" +
          "**Do** upload files when `onAdd` is called, and update `uploaded` and `failure`; check again on the server. Ask for what a picture shows, not for keywords.\n\n" +
          "**Don't** use it for a single picture (FileField) or for documents.\n\n" +
          "Order changes by buttons, which keep the focus, and by dragging the dots; the first is the main picture. Removing asks nothing, and can be undone. Every change is announced.",
      },
    },
  },
  args: {
    label: "Pictures",
    hint: "The first one opens the gallery",
    images: PICTURES,
    thumbnailId: null,
    accept: "image/png,image/jpeg,image/webp,image/avif,image/svg+xml",
    kinds: "PNG, JPEG, WebP, AVIF or SVG",
    maxBytes: 10_000_000,
    onChange: fn(),
    onAdd: fn(),
    onRetry: fn(),
    onThumbnail: fn(),
  },
} satisfies Meta<typeof ImageListField>

export default meta
type Story = StoryObj<typeof meta>

const texts = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole<HTMLInputElement>("textbox", { name: /^What it shows/ })
    .map(({ value }) => value)

export const Default: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("by keyboard, the focus goes with the picture", async () => {
      canvas.getByRole("button", { name: "Move picture 3 earlier" }).focus()
      await userEvent.keyboard("{Enter}{Enter}")
      await expect(texts(canvasElement)[0]).toBe("Ring scanner on a finger")
      await expect(canvas.getByRole("button", { name: "Move picture 1 earlier" })).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveTextContent(
        "Ring scanner on a finger is now picture 1 of 3",
      )
    })
    await step("any picture becomes the first at once", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Make first (picture 2)" }))
      await expect(texts(canvasElement)[0]).toBe("Pistol-grip scanner on a cable")
      await expect(canvas.getByRole("button", { name: "Move picture 1 later" })).toHaveFocus()
      await expect(canvas.getByRole("status")).toHaveTextContent(
        "Pistol-grip scanner on a cable is now picture 1 of 3, the main picture",
      )
      await expect(
        within(canvas.getAllByRole("listitem")[0] ?? canvasElement).getByText("Main picture"),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Make first (picture 2)" }))
    })
    await step("the first stands for it in lists until another is chosen", async () => {
      await expect(canvas.getByRole("radio", { name: "Shown in lists (picture 1)" })).toBeChecked()
      await userEvent.click(canvas.getByRole("radio", { name: "Shown in lists (picture 2)" }))
      await expect(args.onThumbnail).toHaveBeenCalledWith("pistol-scanner")
      await expect(canvas.getByRole("radio", { name: "Shown in lists (picture 2)" })).toBeChecked()
    })
    await step("removing can be undone", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove picture 1" }))
      await expect(texts(canvasElement)).toHaveLength(2)
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
      await expect(texts(canvasElement)[0]).toBe("Ring scanner on a finger")
    })
    await step("its text", async () => {
      const box = canvas.getByRole("textbox", { name: "What it shows (picture 1)" })
      await userEvent.clear(box)
      await userEvent.type(box, "Ring scanner")
      await expect(texts(canvasElement)[0]).toBe("Ring scanner")
    })
  },
}

export const Choosing: Story = {
  args: { images: [], required: true, most: 2 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>("Add to Pictures")
    await expect(input).toHaveAccessibleDescription("PNG, JPEG, WebP, AVIF or SVG, 10 MB each at most")
    const transfer = new DataTransfer()
    const file = (name: string, type: string) => new File(["x"], name, { type })
    for (const one of [file("a.png", "image/png"), file("b.exe", "application/x-msdownload")]) {
      transfer.items.add(one)
    }
    input.files = transfer.files
    await fireEvent.change(input)
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: "a.png" })])
    await expect(canvas.getByText(/b\.exe: Not accepted: choose PNG, JPEG, WebP, AVIF or SVG/)).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("1 picture chosen, 1 not accepted")
  },
}

export const Uploading: Story = {
  args: {
    images: [
      ...PICTURES.slice(0, 1),
      { ...image("second", ""), src: null, uploaded: 40 },
      { ...image("third", ""), src: null, failure: "“third.png” is larger than 10 MB" },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("progressbar", { name: "Uploading second.svg" })).toHaveValue(40)
    await userEvent.click(canvas.getByRole("button", { name: "Try again with third.svg" }))
    await expect(args.onRetry).toHaveBeenCalledWith("third")
  },
}

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const [first, , third] = within(canvasElement).getAllByRole("listitem")
    const dataTransfer = new DataTransfer()
    const grip = third?.querySelector(".drag-grip")
    if (!grip || !first) throw new Error("No list")
    await fireEvent.dragStart(grip, { dataTransfer })
    await fireEvent.dragOver(first, { dataTransfer })
    await expect(first).toHaveAttribute("data-drop", "before")
    await fireEvent.drop(first, { dataTransfer })
    await expect(texts(canvasElement)[0]).toBe("Ring scanner on a finger")
  },
}

export const WithErrors: Story = {
  args: { error: "Say what each picture shows", altErrors: { 1: "Say what the picture shows" } },
}
export const LongText: Story = { args: { images: [image("pistol-scanner", longName)] } }
export const Dark: Story = { ...WithErrors, globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
