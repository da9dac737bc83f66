import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Prose } from "./Prose"

/** Every tag that an article may hold. */
const article = `<p>Most label faults we see at the bench come from a dirty <strong>printhead</strong>, not a broken one. Ten minutes with isopropyl alcohol (C<sub>3</sub>H<sub>8</sub>O) at <em>every</em> change of ribbon double its life. See our <a href="/services/repair">repair contracts</a> for cover beyond that.</p>
<h2>What you need</h2>
<ul><li>Isopropyl alcohol, 99 %<ul><li>as pens, or</li><li>as wipes</li></ul></li><li>Lint-free cloth</li><li>A printer that has been off for ten minutes</li></ul>
<h2>How it is done</h2>
<ol><li>Switch off, open, take out media and ribbon.</li><li>Wipe the printhead from the middle outwards, one way only.</li><li>Turn the platen roller while you wipe it.</li><li>Wait until it is dry, load, and print <code>~WC</code>, the configuration label.</li></ol>
<h3>When a line stays white</h3>
<p>A thin white line along the feed is a dead element. Print this, and look whether it moves with the label:</p>
<pre><code>^XA
^FO50,50^GB700,300,150^FS
^XZ</code></pre>
<h4>Under warranty</h4>
<blockquote><p>Send the test label with the printer. It saves the makers' bench a day, and you the postage.</p><p>Priya Nair, repair bench</p></blockquote>
<h2>How often</h2>
<table><caption>Cleaning by kind of printer and medium</caption><thead><tr><th scope="col">Printer</th><th scope="col">Medium</th><th scope="col">Clean after</th><th scope="col">Printhead lasts</th><th scope="col">Replacement</th></tr></thead><tbody><tr><th scope="row">Zebra ZD421</th><td>Direct thermal</td><td>every roll</td><td>50 km</td><td>P1112640-218</td></tr><tr><th scope="row">Zebra ZT411</th><td>Thermal transfer</td><td>every ribbon</td><td>100 km</td><td>P1058930-009</td></tr></tbody><tfoot><tr><td colspan="5">Distances are the makers'; abrasive labels halve them.</td></tr></tfoot></table>
<figure><img src="/articles/cleaning-thermal-printheads-and-platen-rollers.svg" alt="A printhead wiped from its middle outwards" width="1200" height="630"><figcaption>From the middle outwards, never to and fro.</figcaption></figure>
<hr>
<dl><dt>Platen roller</dt><dd>The rubber roller that carries the label under the printhead.</dd><dt>dpi</dt><dd>Dots per inch: 203, 300 or 600.</dd></dl>
<p>More at <a href="https://www.zebra.com/" rel="noopener">Zebra</a>, or <a href="tel:+441632960100">ring us</a>.</p>`

const meta = {
  title: "Content/Prose",
  component: Prose,
  parameters: {
    docs: {
      description: {
        component: `Sets long text that staff wrote in an editor: articles, product descriptions, legal pages.

**Do** sanitise HTML before it comes here: it is put on the page as it is. Give it \`anchors\` on pages that are pointed into, and its headings to [TableOfContents](?path=/docs/navigation-tableofcontents--docs) with \`articleHeadings\`. Begin at the second level: the title is the page's one first-level heading.

**Don't** use it for labels of an interface, and don't hang classes on what is inside: the editor knows none.

Lines are at most 42 rem long. A table keeps its own role and stands in a named box that scrolls by itself and takes focus, so that arrow keys scroll it (WCAG 2.2, 2.1.1); code breaks instead. Anchors show themselves under the pointer, on focus, and always where there is no pointer.`,
      },
    },
  },
  args: { html: article },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {}
export const NumbersOfLists: Story = {
  args: {
    html: `<p>We repair a printer under warranty where:</p>
<ol type="a"><li>the maker's label is on it,</li><li>its counter shows less than<ol type="i" start="7"><li>50 km of direct thermal labels, or</li><li>100 km with a ribbon.</li></ol></li></ol>
<p>Not included are:</p><ol type="A" start="3"><li>printheads,</li><li>batteries.</li></ol><ol type="I"><li>Send it in.</li></ol><ol start="2"><li>Wait.</li></ol>`,
  },
  play: async ({ canvasElement }) => {
    const lists = [...canvasElement.querySelectorAll("ol")]
    await expect(lists.map((list) => getComputedStyle(list).listStyleType)).toEqual([
      ...["lower-alpha", "lower-roman", "upper-alpha", "upper-roman", "decimal"],
    ])
  },
}
export const Anchors: Story = {
  args: { html: article, anchors: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { level: 2, name: "How often" })).toHaveAttribute(
      "id",
      "how-often",
    )
    const link = canvas.getByRole("link", { name: "Link to “How often”" })
    await expect(link).toHaveAttribute("href", "#how-often")
    link.focus()
    await expect(getComputedStyle(link).opacity).toBe("1")
  },
}
export const WideTable: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("group", { name: "Cleaning by kind of printer and medium" })
    await expect(within(box).getByRole("table")).toBeVisible()
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await userEvent.click(box)
    await expect(box).toHaveFocus()
  },
}
export const OfChildren: Story = {
  args: {
    html: undefined,
    anchors: undefined,
    children: (
      <>
        <h2>Who we are</h2>
        <p>Scanwright repairs, rents and buys back barcode equipment. We have done so since 2005.</p>
      </>
    ),
  },
}
export const UnbrokenText: Story = {
  args: {
    html: `<h2>${longName.replaceAll(" ", "")}</h2><p>https://www.example.com/${"a-very-long-address-".repeat(6)}</p><p><code>${"01234567890123456789".repeat(5)}</code></p>`,
    anchors: true,
  },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { args: { html: article, anchors: true }, globals: { direction: "rtl" } }
export const LinkHover: Story = {
  args: { html: `<p>See our <a href="/services/repair">repair contracts</a>.</p>` },
  parameters: { pseudo: { hover: true } },
}
export const LinkFocus: Story = {
  args: { html: `<p>See our <a href="/services/repair">repair contracts</a>.</p>` },
  parameters: { pseudo: { focusVisible: true } },
}
