import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { footer, headerLinks, longName } from "../lib/samples"
import { Logo } from "../logo"
import { Footer } from "./Footer"

const openPreferences = fn()

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `The foot of every page: where things are, how to reach us, and who we are by law.

**Do** state what UK law asks of a company's site (legal name, number, place of registration, registered office, VAT number), and keep a way to change the cookie choice here: people look for it nowhere else. **Don't** put anything here that is found nowhere else, or more than eight links in a group.

Groups do not fold on phones. A group that folds only on phones has to tell assistive technology that it is closed on a phone and no button on a desk, which neither \`details\` nor CSS can do without a script; and two columns of short links scroll past faster than three folds open. Each group is a landmark with its heading as name, so a screen reader jumps to it.`,
      },
    },
  },
  args: {
    ...footer,
    logo: <Logo />,
    commitment: "Nothing we take back goes to landfill: it is repaired, refurbished, or recycled in the UK.",
    legalAction: (
      <button type="button" onClick={openPreferences}>
        Cookie preferences
      </button>
    ),
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step("shows how to reach us", async () => {
      const phone = canvas.getByRole("link", { name: "01632 960100" })
      await expect(phone).toHaveAttribute("href", "tel:01632960100")
      const mail = canvas.getByRole("link", { name: "hello@scanwright.example" })
      await expect(mail).toHaveAttribute("href", "mailto:hello@scanwright.example")
    })
    await step("shows the company details and promises", async () => {
      await expect(canvas.getByText(/registered in England and Wales, company number 05345678/)).toBeVisible()
      await expect(canvas.getByText(/Serving UK businesses since 2005/)).toBeVisible()
      await expect(canvas.getByText(/Nothing we take back goes to landfill/)).toBeVisible()
    })
    await step("has the specification's groups, each a named landmark", async () => {
      const links = (name: string) =>
        within(canvas.getByRole("navigation", { name }))
          .getAllByRole("link")
          .map((link) => link.textContent)
      await expect(links("Services")).toEqual(headerLinks[5]?.children?.map(({ label }) => label))
      await expect(links("Quick Links")).toEqual([
        "Home",
        "About Us",
        "Contact Us",
        "Blog",
        "FAQ",
        "Free Barcode Generator",
      ])
      await expect(links("Devices")).toHaveLength(6)
      await expect(links("Legal")).toEqual([
        "Privacy Policy",
        "Terms & Conditions",
        "Credit Application",
        "Cookie Policy",
      ])
      await expect(links("Social media")).toEqual(["LinkedIn", "YouTube"])
    })
    await step("opens the cookie preferences by keyboard", async () => {
      openPreferences.mockClear()
      canvas.getByRole("link", { name: "Cookie Policy" }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Cookie preferences" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect(openPreferences).toHaveBeenCalledOnce()
    })
  },
}
export const WithoutLegalAndSocial: Story = {
  args: { legal: [], social: [], legalAction: undefined, commitment: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation", { name: "Legal" })).toBeNull()
    await expect(within(canvasElement).queryByRole("navigation", { name: "Social media" })).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    tagline: `${footer.tagline} ${longName}`,
    company: { ...footer.company, email: "purchasing.and.returns.department@scanwright.example" },
    groups: [
      { title: "Repair contracts", links: [{ label: longName, href: "/services/repair" }] },
      ...footer.groups,
    ],
  },
  globals: { viewport: { value: "w320" } },
}
export const OneGroup: Story = { args: { groups: footer.groups.slice(1, 2) } }
export const HoverLinks: Story = { parameters: { pseudo: { hover: ["a", "button"] } } }
export const FocusLinks: Story = { parameters: { pseudo: { focusVisible: ["a", "button"] } } }
export const Phone: Story = { globals: { viewport: { value: "w390" } } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }
export const Tablet: Story = { globals: { viewport: { value: "w768" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
