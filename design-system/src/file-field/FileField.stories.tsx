import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { FileField } from "./FileField"

const file = (name: string, type: string, size: number) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 })
const label = file("serial-label.jpg", "image/jpeg", 240_000)
const invoice = file("invoice-4471.pdf", "application/pdf", 61_500)
const huge = file("warehouse-tour.png", "image/png", 6_400_000)
const sheet = file("devices.xlsx", "application/vnd.ms-excel", 12_000)

const meta = {
  title: "Forms/FileField",
  component: FileField,
  parameters: {
    docs: {
      description: {
        component:
          "Files to send along: a photograph of a fault, a list of devices, a letterhead.\n\n" +
          "**Do** state beforehand which files are accepted and how large (`kinds`, `maxBytes`, `maxFiles`); check again on the server and pass its errors in `fileErrors`. **Don't** ask for a file where a serial number would do.\n\n" +
          "The browser's own input covers the whole zone: it is pressed, dropped on, focused and sent in a plain form like any other. With scripts a second choice adds to the first, each file can be removed (the focus goes to the next one), and only files without an error are handed to the form. Every change is announced. Without scripts the browser's own input shows.",
      },
    },
  },
  args: {
    label: "Photographs of the fault",
    hint: "The serial label and the damage help us to quote without seeing the device",
    name: "photographs",
    multiple: true,
    accept: "image/*,.pdf",
    kinds: "photographs or PDF",
    maxBytes: 5_000_000,
    maxFiles: 3,
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

/** Chooses files as the browser's own dialog does. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = within(canvasElement).getByLabelText<HTMLInputElement>(/^Photographs of the fault/)
  const transfer = new DataTransfer()
  for (const one of files) transfer.items.add(one)
  input.files = transfer.files
  await fireEvent.change(input)
  return input
}

const chosen =
  (...files: File[]): Story["play"] =>
  async ({ canvasElement }) => {
    await choose(canvasElement, ...files)
  }

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Photographs of the fault")
    await expect(input).toHaveAccessibleDescription(
      "The serial label and the damage help us to quote without seeing the device Photographs or PDF, 5 MB at most, up to 3 files",
    )
    await userEvent.tab()
    await expect(input).toHaveFocus()
  },
}

export const Chosen: Story = {
  render: (args) => (
    <form>
      <FileField {...args} />
    </form>
  ),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).getAll("photographs")
    const names = () => sent().map((entry) => (entry instanceof File ? entry.name : entry))
    await step("are listed with their sizes and announced", async () => {
      await choose(canvasElement, label)
      await expect(canvas.getByRole("listitem")).toHaveTextContent("serial-label.jpg240 kB")
      await expect(canvas.getByRole("status")).toHaveTextContent("1 file chosen")
    })
    await step("a second choice adds to the first, each file once", async () => {
      await choose(canvasElement, invoice, label)
      await expect(canvas.getAllByRole("listitem")).toHaveLength(2)
      await expect(names()).toEqual(["serial-label.jpg", "invoice-4471.pdf"])
      await expect(args.onChange).toHaveBeenLastCalledWith([label, invoice])
    })
    await step("removed by keyboard, the focus goes on", async () => {
      canvas.getByRole("button", { name: "Remove serial-label.jpg" }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("status")).toHaveTextContent("serial-label.jpg removed")
      await expect(canvas.getByRole("button", { name: "Remove invoice-4471.pdf" })).toHaveFocus()
      await expect(names()).toEqual(["invoice-4471.pdf"])
    })
    await step("the last removed, it goes back to the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove invoice-4471.pdf" }))
      await expect(canvas.getByLabelText("Photographs of the fault")).toHaveFocus()
      await expect(canvas.queryByRole("list")).toBeNull()
    })
  },
}

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = await choose(canvasElement, label, huge, sheet)
    await expect(canvas.getByText("Too large: 6.4 MB, 5 MB at most")).toBeVisible()
    await expect(canvas.getByText("Not accepted: choose photographs or PDF")).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent("1 file chosen, 2 not accepted")
    await expect(args.onChange).toHaveBeenLastCalledWith([label])
    await expect(input.files).toHaveLength(1)
  },
}

export const TooMany: Story = {
  args: { maxFiles: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, label, invoice)
    await expect(canvas.getByText("One too many: 1 file at most")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove serial-label.jpg" }))
    await expect(canvas.queryByText("One too many: 1 file at most")).toBeNull()
    await expect(args.onChange).toHaveBeenLastCalledWith([invoice])
  },
}

export const OneFile: Story = {
  args: { multiple: false, maxFiles: undefined },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, label)
    await choose(canvasElement, invoice)
    await expect(within(canvasElement).getByRole("listitem")).toHaveTextContent("invoice-4471.pdf")
  },
}

export const FromTheServer: Story = {
  args: { fileErrors: { "invoice-4471.pdf": "Could not be read: save it again as a PDF" } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, label, invoice)
    await expect(within(canvasElement).getByText("Could not be read: save it again as a PDF")).toBeVisible()
  },
}

export const Over: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragEnter(within(canvasElement).getByLabelText("Photographs of the fault"))
  },
}
export const Many: Story = {
  args: { maxFiles: undefined },
  play: chosen(
    ...Array.from({ length: 60 }, (_, index) => file(`label-${index + 1}.jpg`, "image/jpeg", 2_000)),
  ),
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Photographs of the fault")).toBeDisabled()
  },
}
export const WithError: Story = {
  args: { required: true, error: "Add a photograph of the serial label" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByLabelText("Photographs of the fault"),
    ).toHaveAccessibleErrorMessage("Error: Add a photograph of the serial label")
  },
}
export const LongText: Story = {
  globals: { viewport: { value: "w320" } },
  play: chosen(file(`${longName.replaceAll(" ", "_")}.pdf`, "application/pdf", 1_000), huge),
}
export const Dark: Story = { globals: { theme: "dark" }, play: chosen(label, huge) }
export const RightToLeft: Story = { globals: { direction: "rtl" }, play: chosen(label, huge) }
