import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { SpecificationTable } from "../specification-table"
import { type Tab, Tabs } from "./Tabs"

const tabs: Tab[] = [
  {
    id: "description",
    label: "Description",
    panel: (
      <p className="max-w-reading">
        A corded imager for the counter. It reads 1D and 2D codes on labels and on screens, in the hand or in
        its stand.
      </p>
    ),
  },
  {
    id: "specification",
    label: "Specification",
    count: 3,
    panel: (
      <SpecificationTable
        rows={[
          { label: "Symbologies", value: "1D, PDF417, 2D, Digimarc" },
          { label: "Drop", value: "1.5 m to concrete" },
          { label: "Sealing", value: "IP42" },
        ]}
      />
    ),
  },
  {
    id: "compatibility",
    label: "Compatibility",
    panel: <p>Windows, Linux, Android and ChromeOS, over USB or RS232.</p>,
  },
  { id: "downloads", label: "Downloads", panel: <p>Data sheet and quick-start guide (PDF).</p> },
]

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component: `Shows one part of a thing at a time, where most people want one or two of them: description, specification, downloads.

**Do** put what most people look for first. Keep labels to a word or two. Use \`deepLink\` where people send each other the address of a part. Give each panel's parts headings of their own.

**Don't** put in tabs what has to be compared or read in order, or steps (a Stepper). Don't use them to move between pages: those are links. Don't nest them.

The W3C pattern is [Tabs](https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) with automatic activation: the left and right arrows open the neighbouring tab, and go round; Home and End open the first and the last; Tab goes on to the panel. All panels are in the page from the start: search engines read them, the browser's own search opens the tab it finds something in, and without scripts and in print they stand one below another, each under its heading. Tabs that do not fit scroll sideways and fade where there are more.`,
      },
    },
  },
  args: { label: "About the Zebra DS2208", tabs, onChange: fn() },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name })
    await expect(canvas.getByRole("tablist", { name: "About the Zebra DS2208" })).toBeVisible()
    await expect(tab("Description")).toHaveAttribute("aria-selected", "true")
    await step("the other panels are in the page, and hidden", async () => {
      await expect(canvas.getByText(/Windows, Linux/)).not.toBeVisible()
    })
    await step("a press opens one and closes the other", async () => {
      await userEvent.click(tab("Compatibility"))
      await expect(canvas.getByText(/Windows, Linux/)).toBeVisible()
      await expect(canvas.getByText(/corded imager/)).not.toBeVisible()
      await expect(args.onChange).toHaveBeenCalledWith("compatibility")
      await expect(canvas.getByRole("tabpanel", { name: "Compatibility" })).toBeVisible()
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const isOpen = async (name: string) => {
      await expect(canvas.getByRole("tab", { name })).toHaveFocus()
      await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName(name)
      await expect(canvas.getByRole("tabpanel", { name })).toBeVisible()
    }
    await step("one tab takes focus; arrows open the next and go round", async () => {
      await userEvent.tab()
      await isOpen("Description")
      await userEvent.keyboard("{ArrowRight}")
      await isOpen("Specification 3")
      await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
      await isOpen("Downloads")
      await userEvent.keyboard("{ArrowRight}")
      await isOpen("Description")
    })
    await step("End and Home", async () => {
      await userEvent.keyboard("{End}")
      await isOpen("Downloads")
      await userEvent.keyboard("{Home}")
      await isOpen("Description")
    })
    await step("Tab goes to the panel", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("tabpanel", { name: "Description" })).toHaveFocus()
    })
  },
}

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}")
    await expect(canvas.getByRole("tab", { name: "Specification 3" })).toHaveFocus()
  },
}

export const AnotherFirst: Story = {
  args: { defaultValue: "specification" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Specification 3")
    await expect(canvas.getByText("IP42")).toBeVisible()
  },
}

function LedByThePage() {
  const [value, setValue] = useState("description")
  return (
    <>
      <Button variant="secondary" size="sm" className="mb-4" onClick={() => setValue("downloads")}>
        See the data sheet
      </Button>
      <Tabs label="About the Zebra DS2208" tabs={tabs} value={value} onChange={setValue} />
    </>
  )
}

export const Controlled: Story = {
  render: () => <LedByThePage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "See the data sheet" }))
    await expect(canvas.getByText(/quick-start guide/)).toBeVisible()
    await userEvent.click(canvas.getByRole("tab", { name: "Description" }))
    await expect(canvas.getByText(/quick-start guide/)).not.toBeVisible()
  },
}

export const DeepLink: Story = {
  args: { deepLink: true },
  beforeEach: () => {
    const before = location.href
    history.replaceState(history.state, "", "#compatibility")
    return () => history.replaceState(history.state, "", before)
  },
  play: async ({ canvas, step }) => {
    await step("the address opens its tab", async () => {
      await waitFor(() => expect(canvas.getByText(/Windows, Linux/)).toBeVisible())
    })
    await step("choosing one writes it there", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "Downloads" }))
      await expect(location.hash).toBe("#downloads")
    })
  },
}

export const FoundByTheBrowsersSearch: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByText(/Windows, Linux/)
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }))
    panel.closest("[role=tabpanel]")?.dispatchEvent(new Event("beforematch", { bubbles: true }))
    await waitFor(() => expect(panel).toBeVisible())
    await expect(canvas.getByRole("tab", { selected: true })).toHaveAccessibleName("Compatibility")
  },
}

export const OneTab: Story = { args: { tabs: tabs.slice(0, 1) } }

const many = Array.from({ length: 40 }, (_, index) => ({
  id: `site-${index + 1}`,
  label: `Site ${index + 1}`,
  panel: <p>{`Devices at site ${index + 1}`}</p>,
}))

export const Many: Story = {
  args: { tabs: many },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard("{End}")
    const last = canvas.getByRole("tab", { name: "Site 40" })
    await waitFor(() =>
      expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

export const LongText: Story = {
  args: { tabs: [{ id: "long", label: longName, panel: <p>{longName}</p> }, ...tabs] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const label = canvas.getByRole("tab", { name: longName })
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    await expect(label.getBoundingClientRect().width).toBeLessThan(window.innerWidth)
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: ["[role=tab]"] } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["[role=tab]"] } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
