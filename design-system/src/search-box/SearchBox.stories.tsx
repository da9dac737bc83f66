import { lazy, useState } from "react"
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { SearchField } from "../search-field"
import { findMatch } from "./match"
import { OnFirstFocus } from "./OnFirstFocus"
import { groups, models } from "./samples"
import { SearchBox, type SearchBoxProps } from "./SearchBox"
import { SearchSuggestions } from "./SearchSuggestions"

const submitted = fn()

/** Records that the form was submitted, and stops it from leaving the story. */
function stayOnSubmit({ canvasElement }: Pick<StoryContext, "canvasElement">) {
  const note = (event: SubmitEvent) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement) {
      submitted([...new FormData(event.target)])
    }
    event.preventDefault()
  }
  canvasElement.addEventListener("submit", note)
  return () => canvasElement.removeEventListener("submit", note)
}

const suggest = (query: string) =>
  models.filter(
    ({ name, partNumber }) =>
      findMatch(name, query, "name") ?? findMatch(partNumber ?? "", query, "part number"),
  )

/** Acts as an application around the search box, without delays. */
function Searching({ query: first, suggestions, recent, ...props }: SearchBoxProps) {
  const [query, setQuery] = useState(first)
  const [searches, setSearches] = useState(recent)
  return (
    <SearchBox
      {...props}
      query={query}
      onQueryChange={(text) => {
        setQuery(text)
        props.onQueryChange(text)
      }}
      suggestions={suggestions.length > 0 ? suggestions : suggest(query)}
      recent={searches}
      onForgetRecent={() => setSearches([])}
    />
  )
}

const meta = {
  title: "Forms/SearchBox",
  component: SearchBox,
  parameters: {
    docs: {
      story: { inline: false, height: "380px" },
      description: {
        component:
          "The header's search: a plain GET form that suggests products while somebody types, and below them, in groups, what else matches: brands, services, articles.\n\n" +
          "**Do** pass `loading` from the first letter on, the pause before fetching included, so that Enter waits for the response to the whole query. Cancel stale requests. **Don't** ask for blank text, and don't keep suggestions of an earlier query as `ready`.\n\n" +
          "**Lazy loading:** `SearchSuggestions` uses the input that is in its form already; nothing is rendered again. So a page shows a plain `SearchField` and loads the suggestions when the form is entered:\n\n" +
          '```tsx\nconst Suggestions = lazy(() => import("./HeaderSuggestions"))\n\n<SearchField action="/products" label="Search by part number">\n  <OnFirstFocus>\n    <Suggestions />\n  </OnFirstFocus>\n</SearchField>\n```\n\n' +
          "Until it has come, without scripts, or if it cannot be loaded, the form works as it is.\n\n" +
          "W3C pattern “combobox with list autocomplete”, our own in under 4 kB: Headless UI's is ten times that, takes the input over and chooses values, where this one opens pages. Arrow keys go through the suggestions and round; Home and End go to the first and last while one is highlighted, and otherwise move the text cursor; Enter opens the highlighted one or the first; Escape closes, then clears; Tab moves on; Alt+Down and Alt+Up open and close. Suggestions are real links, so that a middle click opens one in a new tab. When suggestions fail, Enter sends the plain form.",
      },
    },
  },
  args: {
    action: "/products",
    label: "Search by part number",
    placeholder: "Search by Part Number",
    className: "max-w-reading",
    query: "",
    onQueryChange: fn(),
    onChoose: fn(),
    suggestions: [],
    state: "ready",
  },
  beforeEach: (context) => {
    submitted.mockClear()
    const undo = [stayOnPage(context), stayOnSubmit(context)]
    return () => undo.forEach((run) => run())
  },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

/** Types into the search and returns the elements under test. */
async function typeInto({ canvasElement }: { canvasElement: HTMLElement }, text: string) {
  const canvas = within(canvasElement)
  const input = await canvas.findByRole("combobox", { name: "Search by part number" })
  await userEvent.click(input)
  if (text) await userEvent.type(input, text)
  const highlighted = () => canvas.queryByRole("option", { selected: true })
  return { canvas, input, highlighted }
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("combobox", { name: "Search by part number" })
    await expect(input).toHaveAttribute("aria-expanded", "false")
    await expect(canvas.queryByRole("listbox")).toBeNull()
  },
}

export const Suggestions: Story = {
  play: async (context) => {
    const { canvas, input, highlighted } = await typeInto(context, "ds22")
    const list = await canvas.findByRole("listbox", { name: "Suggestions" })
    await expect(input).toHaveAttribute("aria-expanded", "true")
    await expect(input).toHaveAttribute("aria-controls", list.id)
    await expect(within(canvas.getByRole("group", { name: "Products" })).getAllByRole("option")).toHaveLength(
      2,
    )
    await expect(canvas.getByRole("status")).toHaveTextContent("2 suggestions")
    await expect(canvas.getAllByText("DS22", { selector: "mark" })).toHaveLength(4)
    await expect(highlighted()).toBeNull()
    await expect(context.args.onQueryChange).toHaveBeenCalledTimes(4)
  },
}

const skeleton: Story["render"] = (args) => <SearchBox {...args} />

export const InGroups: Story = {
  args: { groups, all: { count: 57, href: "/products?search=zebra" } },
  play: async (context) => {
    const { canvas, highlighted } = await typeInto(context, "zebra")
    const { step } = context
    await step("each kind has a heading; an empty kind has none", async () => {
      await canvas.findByRole("listbox")
      const names = canvas
        .getAllByRole("group")
        .map((group) => group.querySelector(".suggestions-heading")?.textContent)
      await expect(names).toEqual(["Products", "Brands", "Machine types", "Services", "Articles"])
      await expect(canvas.getByRole("status")).toHaveTextContent("11 suggestions")
    })
    await step("all results end the products, and the arrow keys go on into the other kinds", async () => {
      const all = canvas.getByRole("option", { name: "See all 57 results" })
      await expect(all).toHaveAttribute("href", "/products?search=zebra")
      await userEvent.keyboard("{ArrowUp}")
      await waitFor(() => expect(highlighted()).toHaveTextContent("How to look after a Zebra print head"))
      await userEvent.keyboard("{Enter}")
      await expect(context.args.onChoose).toHaveBeenCalledWith(groups[3]?.links[0])
    })
  },
}

export const AnotherSpelling: Story = {
  args: {
    query: "DS22O8-SR7U21OOSGW",
    suggestions: models.slice(0, 1),
    note: "No product matches “DS22O8-SR7U21OOSGW”. Did you mean DS2208-SR7U2100SGW?",
  },
  render: skeleton,
  play: async (context) => {
    const { canvas } = await typeInto(context, "")
    await canvas.findByRole("option")
    await expect(canvas.getByText(/^No product matches/, { selector: "p" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "No product matches “DS22O8-SR7U21OOSGW”. Did you mean DS2208-SR7U2100SGW? 1 suggestion",
    )
    // Enter leads to the results, where this is said, too: the product is none that was asked for.
    await userEvent.keyboard("{Enter}")
    await expect(context.args.onChoose).not.toHaveBeenCalled()
    await expect(submitted).toHaveBeenCalledOnce()
  },
}

export const GroupsWithoutProducts: Story = {
  args: { query: "repair", groups: groups.slice(2, 3) },
  render: skeleton,
  play: async (context) => {
    const { canvas } = await typeInto(context, "")
    await canvas.findByRole("option", { name: "Repair quote" })
    await expect(canvas.queryByText(/No products match/)).toBeNull()
    await userEvent.keyboard("{Enter}")
    await expect(context.args.onChoose).toHaveBeenCalledWith(groups[2]?.links[0])
  },
}

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, input, highlighted } = await typeInto(context, "zebra")
    const { step } = context
    await step("arrow keys go through and round, and the field keeps the focus", async () => {
      await userEvent.keyboard("{ArrowDown}")
      await waitFor(() => expect(highlighted()).toHaveTextContent("DS2208"))
      await expect(input).toHaveAttribute("aria-activedescendant", highlighted()?.id)
      await expect(input).toHaveFocus()
      await userEvent.keyboard("{ArrowUp}")
      await waitFor(() => expect(highlighted()).toHaveTextContent("ZD421"))
      await userEvent.keyboard("{ArrowDown}{ArrowDown}")
      await waitFor(() => expect(highlighted()).toHaveTextContent("DS2278"))
    })
    await step("Home and End go to the ends; what is highlighted is in view", async () => {
      await userEvent.keyboard("{End}")
      await waitFor(() => expect(highlighted()).toHaveTextContent("ZD421"))
      const panel = canvas.getByRole("listbox").getBoundingClientRect()
      const option = highlighted()?.getBoundingClientRect()
      await expect(option?.bottom).toBeLessThanOrEqual(panel.bottom)
      await userEvent.keyboard("{Home}")
      await waitFor(() => expect(highlighted()).toHaveTextContent("DS2208"))
    })
    await step("typing on gives the highlight up", async () => {
      await userEvent.keyboard(" tc")
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1))
      await expect(highlighted()).toBeNull()
    })
    await step("Escape closes, then clears", async () => {
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
      await expect(input).toHaveValue("zebra tc")
      await userEvent.keyboard("{Escape}")
      await expect(input).toHaveValue("")
      await expect(context.args.onQueryChange).toHaveBeenLastCalledWith("")
    })
    await step("Alt and arrow keys open and close", async () => {
      await userEvent.type(input, "ds")
      await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
      await canvas.findByRole("listbox")
      await expect(highlighted()).toBeNull()
    })
    await step("Tab closes and moves on", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus()
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
    })
  },
}

export const EnterOpensTheHighlighted: Story = {
  play: async (context) => {
    const { canvas, highlighted } = await typeInto(context, "ds22")
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await waitFor(() => expect(highlighted()).toHaveTextContent("DS2278"))
    await userEvent.keyboard("{Enter}")
    await expect(context.args.onChoose).toHaveBeenCalledTimes(1)
    await expect(context.args.onChoose).toHaveBeenCalledWith(models[1])
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const EnterOpensTheFirst: Story = {
  play: async (context) => {
    await typeInto(context, "ds22{Enter}")
    await expect(context.args.onChoose).toHaveBeenCalledTimes(1)
    await expect(context.args.onChoose).toHaveBeenCalledWith(models[0])
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const ByPointer: Story = {
  play: async (context) => {
    const { canvas, input } = await typeInto(context, "voyager")
    const option = await canvas.findByRole("option", { name: /Voyager XP/ })
    await expect(option).toHaveAttribute("href", models[6]?.href)
    await userEvent.click(option)
    await expect(context.args.onChoose).toHaveBeenCalledWith(models[6])
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
    await expect(input).toHaveFocus()
    await userEvent.clear(input)
    await userEvent.type(input, "epson")
    await canvas.findByRole("option", { name: /TM-T88VII/ })
    await userEvent.click(canvas.getByRole("button", { name: "Search" }))
    await expect(context.args.onChoose).toHaveBeenLastCalledWith(models[8])
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    const { canvas, input } = await typeInto(context, "ds9808")
    await waitFor(() =>
      expect(canvas.getByText("No products match “ds9808”", { selector: "p" })).toBeVisible(),
    )
    await expect(canvas.getByRole("status")).toHaveTextContent("No products match “ds9808”")
    await expect(input).toHaveAttribute("aria-expanded", "false")
    await userEvent.keyboard("{Enter}")
    await expect(context.args.onChoose).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const Blank: Story = {
  play: async (context) => {
    const { canvas } = await typeInto(context, "   ")
    await expect(canvas.queryByRole("listbox")).toBeNull()
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.keyboard("{Enter}")
    await expect(context.args.onChoose).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const RecentSearches: Story = {
  args: { recent: ["mc9300", "zebra ds2208", "label printer"] },
  play: async (context) => {
    const { canvas, input, highlighted } = await typeInto(context, "")
    const group = await canvas.findByRole("group", { name: "Recent searches" })
    await expect(canvas.getByRole("status")).toHaveTextContent("3 recent searches")
    await expect(within(group).getAllByRole("option")).toHaveLength(4)
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await waitFor(() => expect(highlighted()).toHaveTextContent("zebra ds2208"))
    await userEvent.keyboard("{Enter}")
    await expect(input).toHaveValue("zebra ds2208")
    await waitFor(() => expect(canvas.getByRole("option")).toHaveTextContent("DS2208"))
    await expect(context.args.onChoose).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.click(await canvas.findByRole("option", { name: "Clear recent searches" }))
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
    await expect(input).toHaveFocus()
  },
}

export const Recent: Story = {
  args: { recent: ["mc9300", "zebra ds2208", "label printer"] },
  play: async (context) => {
    await typeInto(context, "")
    await userEvent.keyboard("{ArrowDown}")
  },
}

export const Loading: Story = {
  args: { query: "ds22", state: "loading" },
  render: skeleton,
  play: async (context) => {
    const { canvas } = await typeInto(context, "")
    await waitFor(() => expect(canvas.getByText("Searching…", { selector: "p" })).toBeVisible())
    await expect(canvas.getByRole("status")).toHaveTextContent("Searching…")
  },
}

export const LoadingMore: Story = {
  args: { query: "ds", state: "loading", suggestions: models.slice(0, 3) },
  render: skeleton,
  play: async (context) => {
    const { canvas } = await typeInto(context, "")
    await expect(await canvas.findAllByRole("option")).toHaveLength(3)
  },
}

function SlowResponse(args: SearchBoxProps) {
  const [query, setQuery] = useState("")
  const [hasResponse, setResponse] = useState(false)
  return (
    <>
      <SearchBox
        {...args}
        query={query}
        onQueryChange={setQuery}
        state={hasResponse ? "ready" : "loading"}
        suggestions={hasResponse ? suggest(query) : []}
      />
      <button type="button" className="link mt-72" onClick={() => setResponse(true)}>
        Let the answer come
      </button>
    </>
  )
}
export const EnterBeforeTheResponse: Story = {
  render: (args) => <SlowResponse {...args} />,
  play: async (context) => {
    const { canvas } = await typeInto(context, "ds2278{Enter}")
    await expect(context.args.onChoose).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
    // Assistive software presses without moving the focus.
    canvas.getByRole("button", { name: "Let the answer come" }).click()
    await waitFor(() => expect(context.args.onChoose).toHaveBeenCalledWith(models[1]))
  },
}

export const Failed: Story = {
  args: { query: "ds22", state: "failed" },
  render: skeleton,
  play: async (context) => {
    const { canvas } = await typeInto(context, "")
    await waitFor(() => expect(canvas.getByText(/not available just now/, { selector: "p" })).toBeVisible())
    await userEvent.keyboard("{Enter}")
    await expect(submitted).toHaveBeenCalledWith([["search", "ds22"]])
  },
}

/** Lets a story decide when the lazy part is loaded. */
let arrive: () => void = () => undefined
const LazySuggestions = lazy(
  () =>
    new Promise<{ default: typeof LazySearch }>((resolve) => {
      arrive = () => resolve({ default: LazySearch })
    }),
)

function LazySearch() {
  const [query, setQuery] = useState("")
  return (
    <SearchSuggestions query={query} onQueryChange={setQuery} suggestions={suggest(query)} state="ready" />
  )
}
export const LoadedOnFirstFocus: Story = {
  render: () => (
    <SearchField action="/products" label="Search by part number" className="max-w-reading">
      <OnFirstFocus>
        <LazySuggestions />
      </OnFirstFocus>
    </SearchField>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("searchbox", { name: "Search by part number" })
    const before = canvas.getByRole("search").getBoundingClientRect()
    await step("a plain form until then", async () => {
      await userEvent.type(input, "ds")
      await expect(canvas.queryByRole("combobox")).toBeNull()
    })
    await step("then the same field, with its letters, its focus and its place", async () => {
      arrive()
      const combobox = await canvas.findByRole("combobox", { name: "Search by part number" })
      await expect(combobox).toBe(input)
      await expect(input).toHaveFocus()
      await expect(input).toHaveValue("ds")
      await expect(canvas.getByRole("search").getBoundingClientRect()).toEqual(before)
      await canvas.findByRole("listbox")
      await userEvent.keyboard("2208")
      await expect(input).toHaveValue("ds2208")
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1))
    })
  },
}

const Missing = lazy(() => Promise.reject(new Error("The network is gone")))
export const CannotBeLoaded: Story = {
  // React reports the error that the boundary caught, which this story provokes.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  render: () => (
    <SearchField action="/products" label="Search by part number" className="max-w-reading">
      <OnFirstFocus>
        <Missing />
      </OnFirstFocus>
    </SearchField>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("searchbox", { name: "Search by part number" })
    await userEvent.type(input, "ds2208{Enter}")
    await expect(submitted).toHaveBeenCalledWith([["search", "ds2208"]])
  },
}

const open: Story["play"] = async (context) => {
  const { canvas } = await typeInto(context, "")
  await canvas.findByRole("listbox")
  await userEvent.keyboard("{ArrowDown}")
}
export const One: Story = { args: { query: "voyager" }, play: open }
export const Many: Story = {
  args: {
    query: "model",
    suggestions: Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      href: `/products/model-${index + 1}`,
      name: `Model ${index + 1}`,
      brand: "Zebra",
      partNumber: `MDL-${index + 1}`,
      image: null,
    })),
  },
  play: async (context) => {
    const { canvas } = await typeInto(context, "")
    const list = await canvas.findByRole("listbox")
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(256)
    await expect(canvas.getByRole("status")).toHaveTextContent("500 suggestions")
  },
}
export const LongText: Story = {
  args: {
    query: "honeywell",
    suggestions: [
      {
        id: "long",
        href: "/",
        name: longName,
        brand: "Honeywell",
        partNumber: "1991IXR".repeat(9),
        image: null,
      },
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: open,
}
export const InANarrowField: Story = {
  args: { query: "zebra", className: "max-w-56" },
  play: open,
}
export const Narrow: Story = {
  args: { query: "zebra" },
  globals: { viewport: { value: "w320" } },
  play: open,
}
export const Dark: Story = { args: { query: "ds22" }, globals: { theme: "dark" }, play: open }
export const RightToLeft: Story = { args: { query: "ds22" }, globals: { direction: "rtl" }, play: open }
