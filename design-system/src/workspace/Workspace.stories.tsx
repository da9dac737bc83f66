import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { Badge } from "../badge"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Link } from "../link"
import { Logo } from "../logo"
import { TextField } from "../text-field"
import { Gate } from "./Gate"
import { Panel } from "./Panel"
import { RowList } from "./RowList"
import { Workspace } from "./Workspace"
import { WorkspaceHead } from "./WorkspaceHead"

const page = (
  <>
    <WorkspaceHead
      title="Products"
      intro="Everything the shop sells, drafts included."
      back={<Link href="/admin/dashboard">Dashboard</Link>}
      actions={
        <>
          <Button variant="secondary">Import</Button>
          <Button>Add product</Button>
        </>
      }
    />
    <Panel
      title="Low in stock"
      intro="Ten or fewer."
      actions={<Link href="/admin/products?stock=low">See all</Link>}
    >
      <p>Zebra DS2208, 3 left</p>
    </Panel>
    <Panel title="Drafts" flush className="mt-6">
      <RowList
        label="Drafts"
        rows={[
          {
            id: "1",
            title: "Honeywell Granit 1991i",
            href: "/admin/edit-product/1",
            hint: "Changed today",
            end: "£412.00",
          },
          { id: "2", title: "Nobody knows its name yet" },
        ]}
      />
    </Panel>
  </>
)

const meta = {
  title: "Layout/Workspace",
  component: Workspace,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: [
          "The frame of an area where people work all day: where they can go at the side, what they need everywhere at the top. WorkspaceHead names the page, Panel holds a part of it, and Gate is the page in front of the door.",
          "**Do** name places by the things that are there, in groups of three or four. Say `owns` for pages that belong to a place without being in the list, so that people see where they are.",
          "**Don't** put a panel into a panel, or use it for pages that visitors see: those have Header and Footer.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    logo: <Logo />,
    homeHref: "/admin/dashboard",
    homeLabel: "Scanwright staff home",
    currentPath: "/admin/products",
    groups: [
      {
        links: [
          { label: "Dashboard", href: "/admin/dashboard" },
          { label: "Submissions", href: "/admin/submissions", count: 4, countOf: "new" },
        ],
      },
      {
        label: "Catalogue",
        links: [
          { label: "Products", href: "/admin/products", owns: ["/admin/edit-product/"] },
          { label: "Brands", href: "/admin/brands" },
        ],
      },
    ],
    actions: <Button variant="secondary">Search</Button>,
    foot: <Link href="/">Go to the shop</Link>,
    children: page,
  },
  beforeEach: stayOnPage,
} satisfies Meta<typeof Workspace>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Products")
    await expect(canvas.getByRole("link", { name: "Submissions 4 new" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Menu" })).toBeNull()
  },
}
/** A page below a place highlights the place. */
export const WithinAPlace: Story = {
  args: { currentPath: "/admin/edit-product/prod_01" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "true")
  },
}
export const Phone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    const menu = await canvas.findByRole("dialog", { name: "Menu" })
    await expect(within(menu).getByRole("link", { current: "page" })).toHaveAccessibleName("Products")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    await expect(canvas.getByRole("button", { name: "Menu" })).toHaveFocus()
  },
}
export const PlainPanel: Story = {
  args: { children: <Panel flush>{longName}</Panel> },
  globals: { viewport: { value: "w1280" } },
}
/** The state of a record stands under its name. */
export const WithStatus: Story = {
  args: {
    children: (
      <WorkspaceHead
        title="Zebra DS2208"
        back={<Link href="/admin/products">Products</Link>}
        status={
          <>
            <Badge variant="success">Published</Badge>
            <span>
              /barcode-scanners/zebra/zebra-ds2208 <Link href="/barcode-scanners">View on site</Link>
            </span>
            <span>Last changed 22 November 2026 at 09:40 by anna@scanwright.example</span>
          </>
        }
        actions={<Button variant="secondary">Duplicate</Button>}
      />
    ),
  },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View on site" })).toBeVisible()
  },
}
export const WithStatusNarrow: Story = { ...WithStatus, globals: { viewport: { value: "w320" } } }
export const LongText: Story = {
  args: {
    groups: [{ label: longName, links: [{ label: longName, href: "/admin/x", count: 12345 }] }],
    children: <WorkspaceHead title={longName} intro={longName} />,
  },
  globals: { viewport: { value: "w1280" } },
}
export const Dark: Story = { globals: { theme: "dark", viewport: { value: "w1280" } } }
/** Dark by the user's choice, whatever the system's setting. */
export const DarkByChoice: Story = {
  args: { theme: "dark" },
  globals: { viewport: { value: "w1280" } },
  play: async () => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe("dark")
  },
}
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w1280" } } }

/** The sign-in page. */
export const AtTheGate: Story = {
  render: () => (
    <Gate
      logo={<Logo />}
      title="Sign in"
      intro="For the staff of Scanwright."
      foot={<Link href="/">Go to the shop</Link>}
    >
      <TextField label="Work e-mail" type="email" required />
      <Button className="mt-6 w-full">Sign in</Button>
    </Gate>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible()
    await expect(canvas.getByRole("banner")).toContainElement(canvas.getByText("Scanwright"))
  },
}
export const AtTheGateDark: Story = { ...AtTheGate, globals: { theme: "dark" } }
export const AtTheGateNarrow: Story = { ...AtTheGate, globals: { viewport: { value: "w320" } } }
