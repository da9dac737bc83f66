import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { RichText, type RichTextProps } from "./RichText"

const article = [
  "<h2>What you need</h2>",
  '<p>Isopropyl alcohol (C<sub>3</sub>H<sub>8</sub>O) at <em>every</em> change of <strong>ribbon</strong>. See our <a href="/services/repair">repair contracts</a> or <a href="https://www.zebra.com/" rel="noopener">Zebra</a>.</p>',
  "<ul><li>Alcohol<ul><li>as pens, or</li><li>as wipes</li></ul></li><li>Lint-free cloth</li></ul>",
  '<ol type="i" start="3"><li>Wipe from the middle outwards.</li><li>Print <code>~WC</code>.</li></ol>',
  "<pre><code>^XA\n^XZ</code></pre>",
  "<blockquote><p>Send the test label with the printer.</p></blockquote>",
  '<table><caption>Cleaning</caption><thead><tr><th scope="col">Printer</th><th scope="col">Clean after</th></tr></thead><tbody><tr><th scope="row">Zebra ZD421</th><td>every roll</td></tr></tbody><tfoot><tr><td colspan="2">Abrasive labels halve them.</td></tr></tfoot></table>',
  '<figure><img src="/articles/cleaning-thermal-printheads-and-platen-rollers.svg" alt="A printhead wiped from its middle outwards" width="1200" height="630" /><figcaption>Never to and fro.</figcaption></figure>',
  "<hr />",
  "<dl><dt>dpi</dt><dd>Dots per inch.</dd></dl>",
].join("\n")

/** The rule of an example application: links and pictures of its own pages, or by https. */
const safeAddresses = {
  isSafeLink: (address: string) => /^(https:|\/)/.test(address),
  isSafePicture: (address: string) => /^(https:|\/)/.test(address),
}

/** The headings of an example application: the first level is the title of its page. */
const prepareHtml = (html: string) => html.replaceAll(/(<\/?)h1\b/g, "$1h2")

/** Stores the HTML as a form does, and shows it. */
function Form({ html: start, onChange, ...rest }: RichTextProps) {
  const [html, setHtml] = useState(start)
  return (
    <>
      <RichText
        {...rest}
        html={html}
        onChange={(written) => {
          setHtml(written)
          onChange(written)
        }}
      />
      <output aria-label="What is stored" className="sr-only">
        {html}
      </output>
    </>
  )
}

const meta = {
  title: "Forms/RichText",
  component: RichText,
  render: (args) => <Form {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "Long text that staff write: articles, product descriptions. It looks as it will on the page ([Prose](?path=/docs/content-prose--docs)) and stores only what an article may hold.\n\n" +
          "**Do** sanitise on the server all the same: what a browser sends can be made by hand. Give it `onUpload` where pictures may be added.\n\n" +
          "**Don't** use it for a sentence or two: TextArea is read aloud better and loads at once.\n\n" +
          "Its tools are a toolbar by the W3C's pattern: one stop for Tab, arrow keys within, Escape back to the text, Alt+F10 from the text to the tools. What is pasted keeps the structure that `prepareHtml` reads from it, and loses its looks. Tiptap (MIT) is loaded when the editor is first shown.",
      },
    },
  },
  args: { label: "Content", html: "", onChange: fn(), safeAddresses, prepareHtml },
  // The editor is a separate script, loaded later.
  play: async ({ canvasElement }) => {
    await editorIn(canvasElement)
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

const editorIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("textbox", { name: "Content" })

const stored = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText("What is stored").textContent

/**
 * Types as a browser does: the browser changes the text, and the editor follows. (Testing Library's own typing replaces
 * the browser's part, which editors notice.)
 */
async function type(editor: HTMLElement, text: string) {
  editor.focus()
  document.execCommand("insertText", false, text)
  await waitFor(() => expect(editor).toHaveTextContent(text.trim()))
}

/** Places the caret in an element, by default at its end. */
async function caretIn(element: HTMLElement, at = element.textContent.length) {
  element.closest<HTMLElement>("[contenteditable]")?.focus()
  getSelection()?.collapse(element.firstChild, at)
  // The editor is notified by an event of the document.
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** The head of a table's column that has the caret. */
function caretCell(): Element | null | undefined {
  const node = getSelection()?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest("th")
}

/** Chooses a file as the browser's own dialog does. */
async function choose(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  await fireEvent.change(input)
}

/** Pastes as a browser does: the editor reads the clipboard's HTML itself. */
function pasteHtml(editor: HTMLElement, html: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData("text/html", html)
  clipboardData.setData("text/plain", "plain")
  editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
}

const tool = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("button", { name })

/** The HTML is counted, with its elements: that is what is stored. A text over the limit stays whole. */
export const WithLimit: Story = {
  args: { characterLimit: 30 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const editor = await editorIn(canvasElement)
    await step("says the limit", async () => {
      await expect(editor).toHaveAccessibleDescription(
        "You can enter up to 30 characters, formatting included",
      )
    })
    await step("counts what is typed", async () => {
      await type(editor, "Choose a scanner")
      await waitFor(() =>
        expect(canvas.getByText("You have 7 characters left, formatting included")).toBeVisible(),
      )
    })
    await step("and what is too much", async () => {
      await type(editor, " for cold stores")
      await waitFor(() =>
        expect(canvas.getByText("You have 9 characters too many, formatting included")).toBeVisible(),
      )
      await expect(stored(canvasElement)).toBe("<p>Choose a scanner for cold stores</p>")
    })
  },
}

export const Empty: Story = {
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement)
    await step("writes and marks by keyboard", async () => {
      await type(editor, "Choose a scanner")
      await userEvent.keyboard("{Control>}{Alt>}2{/Alt}{/Control}")
      await waitFor(() => expect(stored(canvasElement)).toBe("<h2>Choose a scanner</h2>"))
      await expect(tool(canvasElement, "Heading")).toHaveAttribute("aria-pressed", "true")
    })
    await step("counts its words", async () => {
      await expect(within(canvasElement).getByText("3 words, 1 min read")).toBeVisible()
    })
    await step("keeps the caret while a tool is pressed with the pointer", async () => {
      const bold = tool(canvasElement, "Bold")
      const pointer = userEvent.setup()
      for (const isPressed of ["true", "false"]) {
        await pointer.pointer({ keys: "[MouseLeft>]", target: bold })
        await expect(editor).toHaveFocus()
        await pointer.pointer({ keys: "[/MouseLeft]", target: bold })
        await waitFor(() => expect(bold).toHaveAttribute("aria-pressed", isPressed))
        await expect(editor).toHaveFocus()
      }
    })
    await step("leads to the tools and back without a mouse", async () => {
      await userEvent.keyboard("{Alt>}{F10}{/Alt}")
      await expect(tool(canvasElement, "Undo")).toHaveFocus()
      await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}")
      await expect(tool(canvasElement, "Subheading")).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await waitFor(() => expect(stored(canvasElement)).toBe("<h3>Choose a scanner</h3>"))
      await expect(tool(canvasElement, "Subheading")).toHaveFocus()
      await userEvent.keyboard("{End}")
      await expect(tool(canvasElement, "HTML")).toHaveFocus()
      await userEvent.keyboard("{ArrowRight}")
      await expect(tool(canvasElement, "Undo")).toHaveFocus()
      // The first Escape hides the tooltip.
      await userEvent.keyboard("{Escape}{Escape}")
      await waitFor(() => expect(editor).toHaveFocus())
    })
    await step("takes back what was done, and does it again", async () => {
      await userEvent.click(tool(canvasElement, "Undo"))
      await waitFor(() => expect(stored(canvasElement)).not.toContain("<h3>"))
      await userEvent.click(tool(canvasElement, "Redo"))
      await waitFor(() => expect(stored(canvasElement)).toBe("<h3>Choose a scanner</h3>"))
    })
  },
}

export const Filled: Story = {
  args: { html: article },
  play: async ({ args, canvasElement, step }) => {
    const editor = await editorIn(canvasElement)
    await step("changes nothing by showing it", async () => {
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step("is not translated by the browser", async () => {
      await expect(editor.translate).toBe(false)
    })
    await step("keeps all that an article may hold when a word is added", async () => {
      await caretIn(within(editor).getByText("What you need"))
      document.execCommand("insertText", false, " today")
      await waitFor(() => expect(stored(canvasElement)).toBe(article.replace("you need", "you need today")))
    })
  },
}

export const Links: Story = {
  args: { html: "<p>See our contracts.</p>" },
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement)
    await step("refuses what the rule refuses, and says what to write", async () => {
      await caretIn(within(editor).getByText("See our contracts."))
      await userEvent.keyboard("{Control>}k{/Control}")
      const dialog = within(await screen.findByRole("dialog", { name: "Add a link" }))
      const address = dialog.getByRole("textbox", { name: "Address" })
      await userEvent.type(dialog.getByRole("textbox", { name: "Words of the link" }), " GS1 UK")
      for (const refused of ["javascript:alert(1)", "http://www.gs1uk.org"]) {
        await userEvent.clear(address)
        await userEvent.type(address, refused)
        await userEvent.click(dialog.getByRole("button", { name: "Add link" }))
        await expect(address).toBeInvalid()
      }
    })
    await step("completes what is almost right, and Enter adds it", async () => {
      const dialog = within(screen.getByRole("dialog", { name: "Add a link" }))
      const address = dialog.getByRole("textbox", { name: "Address" })
      await userEvent.clear(address)
      await userEvent.type(address, "www.gs1uk.org{Enter}")
      await waitFor(() =>
        expect(stored(canvasElement)).toBe(
          '<p>See our contracts.<a href="https://www.gs1uk.org" rel="noopener">GS1 UK</a></p>',
        ),
      )
      await waitFor(() => expect(editor).toHaveFocus())
    })
    await step("removes it again", async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      await caretIn(within(editor).getByText("GS1 UK"), 2)
      await userEvent.click(tool(canvasElement, "Link"))
      await userEvent.click(await screen.findByRole("button", { name: "Remove link" }))
      await waitFor(() => expect(stored(canvasElement)).toBe("<p>See our contracts.GS1 UK</p>"))
    })
  },
}

export const Pictures: Story = {
  args: {
    html: "<p>Before</p>",
    onUpload: fn(async () => ({ url: "/articles/cleaning-thermal-printheads-and-platen-rollers.svg" })),
  },
  play: async ({ args, canvasElement, step }) => {
    await editorIn(canvasElement)
    await userEvent.click(tool(canvasElement, "Picture"))
    const dialog = within(await screen.findByRole("dialog", { name: "Add a picture" }))
    const add = dialog.getByRole("button", { name: "Add picture" })
    await step("asks for words that stand in for it", async () => {
      await choose(
        dialog.getByLabelText(/Picture from this device/),
        new File(["x"], "head.png", { type: "image/png" }),
      )
      await userEvent.click(add)
      await expect(dialog.getByRole("textbox", { name: "Alternative text" })).toBeInvalid()
      await expect(args.onUpload).not.toHaveBeenCalled()
    })
    await step("uploads it and sets it with its size", async () => {
      await userEvent.type(dialog.getByRole("textbox", { name: "Alternative text" }), 'A "head"')
      await userEvent.click(add)
      await waitFor(() =>
        expect(stored(canvasElement)).toContain(
          '<figure><img src="/articles/cleaning-thermal-printheads-and-platen-rollers.svg" alt="A &quot;head&quot;" width="1200" height="630" /></figure>',
        ),
      )
    })
    await step("goes on with the text", async () => {
      const editor = await editorIn(canvasElement)
      await waitFor(() => expect(editor).toHaveFocus())
    })
  },
}

export const UploadFails: Story = {
  args: {
    html: "<p>Before</p>",
    onUpload: () => Promise.reject(new Error("head.png is larger than 10 MB")),
  },
  play: async ({ canvasElement }) => {
    await editorIn(canvasElement)
    await userEvent.click(tool(canvasElement, "Picture"))
    const dialog = within(await screen.findByRole("dialog", { name: "Add a picture" }))
    await choose(
      dialog.getByLabelText(/Picture from this device/),
      new File(["x"], "head.png", { type: "image/png" }),
    )
    await userEvent.type(dialog.getByRole("textbox", { name: "Alternative text" }), "A head")
    await userEvent.click(dialog.getByRole("button", { name: "Add picture" }))
    await expect(await dialog.findByText("head.png is larger than 10 MB")).toBeVisible()
    await expect(dialog.getByRole("textbox", { name: "Alternative text" })).toHaveValue("A head")
  },
}

export const Tables: Story = {
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(tool(canvasElement, "Table"))
    await step("goes from cell to cell by Tab", async () => {
      await waitFor(() => expect(within(editor).getByRole("table")).toBeVisible())
      for (const [at, head] of ["Model", "dpi", "Speed"].entries()) {
        await waitFor(() => expect(caretCell()).toBe(within(editor).getAllByRole("columnheader")[at]))
        await type(editor, head)
        await userEvent.keyboard("{Tab}")
      }
      await waitFor(() =>
        expect(stored(canvasElement)).toContain(
          '<th scope="col">Model</th><th scope="col">dpi</th><th scope="col">Speed</th>',
        ),
      )
    })
    await step("gets a caption, and loses a column", async () => {
      await userEvent.click(tool(canvasElement, "Caption"))
      await userEvent.type(await screen.findByRole("textbox", { name: "Caption" }), "Printheads{Enter}")
      await waitFor(() => expect(stored(canvasElement)).toContain("<caption>Printheads</caption>"))
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      await userEvent.click(tool(canvasElement, "Delete column"))
      await waitFor(() => expect(stored(canvasElement)).not.toContain("Model"))
      await expect(within(editor).getAllByRole("columnheader")).toHaveLength(2)
    })
  },
}

export const PastedText: Story = {
  play: async ({ canvasElement, step }) => {
    const editor = await editorIn(canvasElement)
    await step("takes what the application makes of it, without its looks", async () => {
      editor.focus()
      pasteHtml(
        editor,
        '<h1 style="color:#2f5496">Choosing</h1><ol type="a" start="3"><li><p class="MsoNormal">Desktop</p></li></ol>',
      )
      await waitFor(() =>
        expect(stored(canvasElement)).toBe('<h2>Choosing</h2>\n<ol type="a" start="3"><li>Desktop</li></ol>'),
      )
    })
    await step("shows what attackers paste as text, or not at all", async () => {
      await userEvent.keyboard("{Control>}a{/Control}")
      pasteHtml(
        editor,
        '<p onclick="alert(1)">a<img src=x onerror="alert(1)"><a href="javascript:alert(1)">b</a><a href="http://a.test">c</a></p><img src="http://a.test/d.png"><iframe srcdoc="x"></iframe>',
      )
      await waitFor(() => expect(stored(canvasElement)).toBe("<p>a</p>\n<p>bc</p>"))
    })
    await step("makes a figure of each of several pictures", async () => {
      await userEvent.keyboard("{Control>}a{/Control}")
      pasteHtml(editor, '<figure><img src="/a.png"><img src="/b.png"><figcaption>Both</figcaption></figure>')
      await waitFor(() =>
        expect(stored(canvasElement)).toBe(
          '<figure><img src="/a.png" alt="" /></figure>\n<figure><img src="/b.png" alt="" /></figure>\n<p>Both</p>',
        ),
      )
    })
  },
}

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** The note below the text. */
const noteIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByText(/not stored with this text$/, { selector: ".alert-title" })

/**
 * Pictures that came with pasted text are on the site they came from, on the writer's disk, or within the text. A note says
 * what becomes of them, uploads copies of those that can be read, or takes all of them out.
 */
export const PicturesElsewhere: Story = {
  args: {
    onUpload: fn(async () => ({ url: "/articles/cleaning-thermal-printheads-and-platen-rollers.svg" })),
  },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const editor = await editorIn(canvasElement)
    await step("says what becomes of each kind", async () => {
      editor.focus()
      pasteHtml(
        editor,
        `<p>Before</p><img src="${PIXEL}" alt="A label" width="30" height="20"><img src="${PIXEL}"><img src="file:///C:/Users/ada/image001.png" alt="A till"><img src="articles/cleaning-thermal-printheads-and-platen-rollers.svg"><img src="https://docs.invalid/AAA" alt="A scanner"><img src="${location.origin}/articles/cleaning-thermal-printheads-and-platen-rollers.svg" alt="Ours">`,
      )
      await expect(await noteIn(canvasElement)).toHaveTextContent("4 pictures are not stored with this text")
      await expect(canvas.getByText(/^On other sites, which can .*: docs\.invalid\.$/)).toBeVisible()
      await expect(
        canvas.getByText(
          "Left out when you save, because pages cannot load them: a picture within the pasted text, image001.png and articles/cleaning-thermal-printheads-and-platen-rollers.svg.",
        ),
      ).toBeVisible()
      await expect(stored(canvasElement)).toBe(
        [
          "<p>Before</p>",
          '<figure><img src="https://docs.invalid/AAA" alt="A scanner" /></figure>',
          '<figure><img src="/articles/cleaning-thermal-printheads-and-platen-rollers.svg" alt="Ours" /></figure>',
        ].join("\n"),
      )
    })
    await step("uploads copies of those that can be read, each once, and keeps their texts", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Upload copies" }))
      await expect(await canvas.findByText(/^Some pictures could not be read\./)).toBeVisible()
      await expect(args.onUpload).toHaveBeenCalledOnce()
      await expect(canvas.getByText("1 picture uploaded")).toBeInTheDocument()
      const uploaded = '<figure><img src="/articles/cleaning-thermal-printheads-and-platen-rollers.svg"'
      await expect(stored(canvasElement)).toContain(
        `${uploaded} alt="A label" width="30" height="20" /></figure>\n${uploaded} width="1200" height="630" alt="" /></figure>`,
      )
      await expect(await noteIn(canvasElement)).toHaveTextContent("3 pictures are not stored with this text")
    })
    await step("lets a picture be chosen in the place of one that is clicked", async () => {
      // Only an address that may be stored is offered.
      for (const [name = "", address] of [
        ["A scanner", "https://docs.invalid/AAA"],
        ["A till", ""],
      ]) {
        await userEvent.click(within(editor).getByRole("img", { name }))
        await userEvent.click(tool(canvasElement, "Picture"))
        const dialog = within(await screen.findByRole("dialog", { name: "Change the picture" }))
        await expect(dialog.getByRole("textbox", { name: "Or its address" })).toHaveValue(address)
        await userEvent.keyboard("{Escape}")
        await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      }
    })
    await step("shows all of them in the HTML, which can be changed", async () => {
      await userEvent.click(tool(canvasElement, "HTML"))
      const source = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "HTML of Content" })
      await expect(source.value).toContain('src="file:///C:/Users/ada/image001.png"')
      await userEvent.type(source, "<p>More</p>")
      await userEvent.click(tool(canvasElement, "HTML"))
      await expect(await noteIn(canvasElement)).toHaveTextContent("3 pictures are not stored with this text")
      await expect(stored(canvasElement)).toContain("<p>More</p>")
    })
    await step("takes the others out, and leads back to the text", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Take them out" }))
      await waitFor(() => expect(canvas.queryByText(/not stored with this text$/)).toBeNull())
      await expect(stored(canvasElement)).not.toContain("docs.invalid")
      await expect(editor).toHaveFocus()
    })
    await step("and puts them back when that is undone", async () => {
      await userEvent.keyboard("{Control>}z{/Control}")
      await expect(await noteIn(canvasElement)).toHaveTextContent("3 pictures are not stored with this text")
      await expect(stored(canvasElement)).toContain("https://docs.invalid/AAA")
    })
  },
}

/** Stored before, on another site: it stays until the writer decides. Without `onUpload` it can only be taken out. */
export const PictureElsewhere: Story = {
  args: { html: '<figure><img src="https://docs.invalid/AAA" alt="A scanner" /></figure>' },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await editorIn(canvasElement)
    await expect(await noteIn(canvasElement)).toHaveTextContent("A picture is not stored with this text")
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole("button", { name: /^Upload/ })).toBeNull()
    await step("is taken out", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Take it out" }))
      await waitFor(() => expect(stored(canvasElement)).toBe(""))
    })
  },
}

/** With the last picture from elsewhere the note goes, and the text has the focus. */
export const CopyUploaded: Story = {
  args: {
    onUpload: fn(async () => ({ url: "/articles/cleaning-thermal-printheads-and-platen-rollers.svg" })),
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    editor.focus()
    pasteHtml(editor, `<img src="${PIXEL}">`)
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Upload a copy" }))
    await waitFor(() => expect(within(canvasElement).queryByText(/not stored with this text$/)).toBeNull())
    await waitFor(() => expect(editor).toHaveFocus())
  },
}

/** While copies are uploaded nothing else is done, until the writer stops it. */
export const UploadStopped: Story = {
  args: { html: "<p>Before</p>", onUpload: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    editor.focus()
    pasteHtml(editor, `<img src="${PIXEL}"><img src="https://docs.invalid/AAA">`)
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Upload copies" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Uploading copies" }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce())
    await userEvent.click(dialog.getByRole("button", { name: "Stop" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(await noteIn(canvasElement)).toHaveTextContent("2 pictures are not stored with this text")
    await expect(tool(canvasElement, "Upload copies")).toHaveFocus()
    await expect(within(canvasElement).queryByText(/abort/i)).toBeNull()
  },
}

/** Where the upload is refused for good, as without a session, no other picture is tried. */
export const UploadRefused: Story = {
  args: {
    onUpload: fn(() => Promise.reject(new DOMException("You are signed out", "AbortError"))),
  },
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    editor.focus()
    pasteHtml(editor, `<img src="${PIXEL}"><img src="${PIXEL.replace("base64", "charset=utf-8;base64")}">`)
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Upload copies" }))
    await expect(await within(canvasElement).findByText("You are signed out")).toBeVisible()
    await expect(args.onUpload).toHaveBeenCalledOnce()
    // Of others nothing is known yet.
    pasteHtml(editor, '<img src="https://other.invalid/b.png">')
    await waitFor(() => expect(within(canvasElement).queryByText("You are signed out")).toBeNull())
  },
}

/** A copied picture comes with its file, which is asked for its words and uploaded. */
export const PastedPicture: Story = {
  args: { html: "<p>Before</p>", onUpload: fn(async () => ({ url: "/a.png" })) },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    editor.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      "text/html",
      '<meta charset="utf-8"><img src="https://docs.invalid/head.png" alt="x">',
    )
    clipboardData.items.add(new File(["x"], "head.png", { type: "image/png" }))
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add a picture" }))
    await waitFor(() => expect(dialog.getByText("head.png will be uploaded.")).toBeVisible())
    await expect(stored(canvasElement)).toBe("<p>Before</p>")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    // Several have one file at most, so that their addresses are taken.
    const several = new DataTransfer()
    several.setData(
      "text/html",
      '<img src="https://docs.invalid/1.png"><img src="https://docs.invalid/2.png">',
    )
    several.items.add(new File(["x"], "head.png", { type: "image/png" }))
    editor.focus()
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: several, bubbles: true, cancelable: true }),
    )
    await expect(await noteIn(canvasElement)).toHaveTextContent("2 pictures are not stored with this text")
  },
}

export const Source: Story = {
  args: { html: "<p>Before</p>" },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const editor = await editorIn(canvasElement)
    await userEvent.click(tool(canvasElement, "HTML"))
    const source = canvas.getByRole("textbox", { name: "HTML of Content" })
    await expect(source).toHaveValue("<p>Before</p>")
    await step("says when not all of it is kept", async () => {
      await userEvent.clear(source)
      await userEvent.paste('<h1 class="x">After</h1><script>alert(1)</script>')
      await waitFor(() => expect(stored(canvasElement)).toBe("<h2>After</h2>"))
      await expect(canvas.getByText(/^Not all of it is kept/)).toBeVisible()
    })
    await step("shows the text again", async () => {
      await userEvent.click(tool(canvasElement, "HTML"))
      await expect(within(editor).getByRole("heading", { level: 2, name: "After" })).toBeVisible()
    })
  },
}

export const WithError: Story = {
  args: {
    error: "Write the article before you publish it",
    hint: "Begin with what the reader gains",
    required: true,
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await waitFor(() => expect(editor).toBeInvalid())
    await expect(editor).toHaveAccessibleDescription(
      "Error: Write the article before you publish it Begin with what the reader gains",
    )
  },
}
export const UnbrokenText: Story = {
  args: { html: `<h2>${longName.replaceAll(" ", "")}</h2><p>${longName}</p>` },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { html: article }, globals: { theme: "dark" } }
export const Narrow: Story = { args: { html: article }, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { args: { html: article }, globals: { direction: "rtl" } }
