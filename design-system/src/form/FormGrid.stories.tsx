import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Checkbox } from "../checkbox"
import { Fieldset } from "../field"
import { Select } from "../select"
import { TextArea } from "../text-area"
import { TextField } from "../text-field"
import { FormGrid } from "./FormGrid"

const meta = {
  title: "Forms/FormGrid",
  component: FormGrid,
  parameters: {
    docs: {
      description: {
        component:
          "Fields below one another, and in two columns where the form has room for them (it measures itself, not the screen).\n\n" +
          "**Do** set side by side only what belongs together: name and e-mail, town and postcode. **Don't** use more than two columns: people miss fields.\n\n" +
          "The boxes of a row are level (subgrid), also when only one of them has a hint, and each label stays with its own box. Text areas, checkboxes and fieldsets take the whole width. Reading order is the order of the markup.",
      },
    },
  },
  args: {
    className: "max-w-narrow",
    children: (
      <>
        <TextField label="Name" required autoComplete="name" />
        <TextField
          label="Work e-mail"
          type="email"
          required
          hint="We reply to this address, within one working day"
          error="Enter an e-mail address, like name@company.co.uk"
        />
        <TextField label="Phone" type="tel" required={false} hint="If you would like us to call you" />
        <Select
          label="Service of interest"
          required={false}
          placeholder="Choose a service"
          options={[{ value: "repair", label: "Repair" }]}
        />
        <TextArea label="Message" required />
        <Fieldset legend="Delivery address">
          <FormGrid>
            <TextField label="Town or city" required />
            <TextField label="Postcode" width="sm" required />
          </FormGrid>
        </Fieldset>
        <Checkbox label="Send me a copy" />
      </>
    ),
  },
} satisfies Meta<typeof FormGrid>

export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [name, email, message] = [/^Name/, /^Work e-mail/, /^Message/].map((label) =>
      canvas.getByRole("textbox", { name: label }).getBoundingClientRect(),
    )
    await expect(name?.top).toBe(email?.top)
    await expect(name?.right).toBeLessThan(email?.left ?? 0)
    await expect(message?.right).toBe(email?.right)
    // Its neighbour's hint and error stand between neither label nor box.
    const label = canvas.getByText("Name", { selector: "label" }).getBoundingClientRect()
    await expect((name?.top ?? 0) - label.bottom).toBeLessThan(8)
  },
}
export const OneColumn: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [name, email] = [/^Name/, /^Work e-mail/].map((label) =>
      canvas.getByRole("textbox", { name: label }).getBoundingClientRect(),
    )
    await expect(name?.left).toBe(email?.left)
    await expect(name?.bottom).toBeLessThan(email?.top ?? 0)
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w1280" } } }
