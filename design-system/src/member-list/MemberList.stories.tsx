import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { Expander } from "../expander"
import { longName } from "../lib/samples"
import { type Member, MemberList } from "./MemberList"

const change = (name: string) => (
  <Expander summary={`Change ${name}`}>
    <Button variant="secondary" size="sm">
      Suspend
    </Button>
  </Expander>
)

const members: readonly Member[] = [
  {
    id: "1",
    name: "Grace Hopper",
    email: "grace.hopper@northwick.example",
    roles: ["Admin"],
    selfLabel: "You",
    children: change("Grace Hopper"),
  },
  {
    id: "2",
    name: "Alan Turing",
    email: "alan.turing@northwick.example",
    roles: ["Approver", "Buyer"],
    children: change("Alan Turing"),
  },
  {
    id: "3",
    name: "Kathleen Booth",
    email: "kathleen.booth@northwick.example",
    roles: ["Accounts"],
    state: { label: "Suspended", variant: "warning" },
    children: change("Kathleen Booth"),
  },
]

const meta = {
  title: "Data/MemberList",
  component: MemberList,
  parameters: {
    docs: {
      description: {
        component:
          "The people who may sign in for a company, with their roles.\n\n" +
          "**Do** fold what can be changed of a person under the person (Expander): the list stays short, and it works without scripts.\n\n" +
          "**Don't** use it for records with many facts (DataTable), or for people who cannot sign in.\n\n" +
          "States are words in a badge, never a colour alone.",
      },
    },
  },
  args: { label: "People in the company", members },
} satisfies Meta<typeof MemberList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const list = within(canvas.getByRole("list", { name: "People in the company" }))
    await expect(list.getAllByRole("listitem")).toHaveLength(3)
    await expect(list.getByText("Suspended")).toBeVisible()
    await step("what can be changed of a person is reached by keyboard, and opens", async () => {
      const [suspend] = canvas.getAllByText("Suspend")
      await expect(suspend).not.toBeVisible()
      await userEvent.tab()
      const summary = canvas.getByText("Change Grace Hopper")
      await expect(summary).toHaveFocus()
      await userEvent.click(summary)
      await expect(suspend).toBeVisible()
    })
  },
}
/** As somebody sees it who may not change anything. */
export const ToLookAt: Story = {
  args: { members: members.map((member) => ({ ...member, children: undefined })) },
}
export const One: Story = { args: { members: members.slice(0, 1) } }
export const Empty: Story = {
  args: { members: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    members: members.map((member) => ({
      ...member,
      name: `${member.name} ${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)}`,
      email: `${"a".repeat(64)}@${"northwick".repeat(8)}.example`,
      roles: ["Admin", "Approver", "Buyer", "Accounts", longName.slice(0, 40)],
    })),
  },
}
export const Many: Story = {
  args: {
    members: Array.from({ length: 30 }, (_, at) => ({
      id: String(at),
      name: `Person ${at + 1}`,
      email: `person.${at + 1}@northwick.example`,
      roles: ["Buyer"],
    })),
  },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
