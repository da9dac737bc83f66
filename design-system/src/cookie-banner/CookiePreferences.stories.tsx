import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { type CookieCategory, CookiePreferences, type CookiePreferencesProps } from "./CookiePreferences"

const categories: CookieCategory[] = [
  {
    id: "necessary",
    title: "Necessary",
    description: "Your cart, this choice, and keeping forms from being sent twice.",
    stores: [
      {
        name: "cart",
        purpose: "The products in your cart, on this device only.",
        lasts: "Until you clear it",
      },
      { name: "cookie-consent-preferences", purpose: "The choice you make here.", lasts: "12 months" },
      { name: "cookie-banner-dismissed", purpose: "That you closed this banner.", lasts: "This session" },
    ],
  },
  {
    id: "analytics",
    title: "Analytics",
    description: "Counts which pages help and which don't. No names, no e-mail addresses.",
    stores: [{ name: "_ga", purpose: "Tells one visit from the next.", lasts: "13 months" }],
  },
  {
    id: "marketing",
    title: "Marketing",
    description: "Shows us which advertisement brought you to this site.",
    stores: [{ name: "_gcl_au", purpose: "The advertisement you clicked.", lasts: "90 days" }],
  },
  {
    id: "preferences",
    title: "Preferences",
    description: "Remembers prices with or without VAT, and the products you save.",
    stores: [
      {
        name: "saved-products",
        purpose: "The products you saved, on this device only.",
        lasts: "Until you clear it",
      },
    ],
  },
]

/** A page with a button that opens the preferences, like the footer's. */
function PageWithPreferences(props: CookiePreferencesProps) {
  const [isOpen, setOpen] = useState(props.open)
  const [value, setValue] = useState(props.value)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Cookie preferences
      </Button>
      <CookiePreferences
        {...props}
        open={isOpen}
        value={value}
        onClose={() => {
          props.onClose()
          setOpen(false)
        }}
        onSave={(choices) => {
          props.onSave(choices)
          setValue(choices)
          setOpen(false)
        }}
        onAcceptAll={() => {
          props.onAcceptAll()
          setOpen(false)
        }}
        onRejectOptional={() => {
          props.onRejectOptional()
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: "Feedback/CookiePreferences",
  component: CookiePreferences,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "640px" },
      description: {
        component: `One switch for each kind of cookie and storage, with what it stores by name.

**Do** list every cookie and storage key the site really uses, each with its purpose and lifetime; keep it reachable from every page's footer. **Don't** switch anything optional on before somebody has chosen, or hide a purpose behind “legitimate interest”.

A modal \`Dialog\` ([W3C pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)) of [switches](https://www.w3.org/WAI/ARIA/apg/patterns/switch/). Necessary storage is a switch too, locked on with its reason, so that all four read alike. Nothing counts until “Save Preferences” is pressed; closing forgets what was switched.`,
      },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    value: { analytics: false, marketing: false, preferences: false },
    categories,
    onSave: fn(),
    onAcceptAll: fn(),
    onRejectOptional: fn(),
  },
  render: (args) => <PageWithPreferences {...args} />,
} satisfies Meta<typeof CookiePreferences>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole("dialog", { name: "Cookie preferences" }))

export const Default: Story = {
  play: async ({ args, step }) => {
    const inside = await dialog()
    await step("the necessary kind is on, locked, and has its reason", async () => {
      const necessary = inside.getByRole("switch", { name: "Necessary" })
      await expect(necessary).toBeChecked()
      await expect(necessary).toBeDisabled()
      await expect(necessary).toHaveAccessibleDescription(/the shop cannot work without them/)
    })
    await step("the rest is off until chosen, and saved as switched", async () => {
      const analytics = inside.getByRole("switch", { name: "Analytics" })
      await expect(analytics).not.toBeChecked()
      await userEvent.click(analytics)
      await userEvent.click(inside.getByRole("button", { name: "Save Preferences" }))
      await expect(args.onSave).toHaveBeenCalledWith({
        analytics: true,
        marketing: false,
        preferences: false,
      })
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    })
    await step("opens again with what was saved, and closing forgets what was switched since", async () => {
      const opener = screen.getByRole("button", { name: "Cookie preferences" })
      await userEvent.click(opener)
      const again = await dialog()
      await expect(again.getByRole("switch", { name: "Analytics" })).toBeChecked()
      again.getByRole("switch", { name: "Marketing" }).focus()
      await userEvent.keyboard(" ")
      await expect(again.getByRole("switch", { name: "Marketing" })).toBeChecked()
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      await expect(opener).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect((await dialog()).getByRole("switch", { name: "Marketing" })).not.toBeChecked()
    })
  },
}
export const AcceptAndDeny: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole("button", { name: "Accept All" }))
    await expect(args.onAcceptAll).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.click(screen.getByRole("button", { name: "Cookie preferences" }))
    await userEvent.click((await dialog()).getByRole("button", { name: "Deny Optional" }))
    await expect(args.onRejectOptional).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const WhatIsStored: Story = {
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText("_ga")).not.toBeVisible()
    await userEvent.click(inside.getByText("Analytics: what is stored"))
    await waitFor(() => expect(inside.getByText("_ga")).toBeVisible())
    await expect(inside.getByText("13 months.")).toBeVisible()
  },
}
export const AllAllowed: Story = { args: { value: { analytics: true, marketing: true, preferences: true } } }
export const Closed: Story = { args: { open: false } }
export const LongText: Story = {
  args: {
    categories: categories.map((category) => ({
      ...category,
      description: longName,
      stores: [
        {
          name: "a-very-long-name-of-a-storage-key-that-will-not-break",
          purpose: longName,
          lasts: "13 months",
        },
      ],
    })),
  },
  globals: { viewport: { value: "w320" } },
}
export const Hover: Story = { parameters: { pseudo: { hover: true, rootSelector: "body" } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true, rootSelector: "body" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
export const Phone: Story = { globals: { viewport: { value: "w390" } } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
