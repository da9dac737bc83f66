import type { Meta, StoryObj } from "@storybook/react-vite"
import { Prose } from "./Prose"

const meta = {
  title: "Display/Prose",
  component: Prose,
  args: {
    html: `<p>The DS2208 reads <strong>printed and on-screen</strong> codes at arm's length. See our
<a href="/services/repair">repair contracts</a> for cover beyond the maker's warranty.</p>
<h2>What is in the box</h2><ul><li>Scanner, Midnight Black</li><li>7 ft shielded USB cable</li><li>Gooseneck stand</li></ul>
<h3>Setting it up</h3><ol><li>Plug it in.</li><li>Scan <code>SET DEFAULTS</code>.</li></ol>
<blockquote>Most returns we see need a cable, not a scanner.</blockquote>
<table><thead><tr><th>Code</th><th>Nearest</th><th>Farthest</th></tr></thead><tbody><tr><td>Code 39, 5 mil</td><td>0.6 cm</td><td>14.7 cm</td></tr><tr><td>EAN-13, 13 mil</td><td>1.3 cm</td><td>36.8 cm</td></tr></tbody></table>`,
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
