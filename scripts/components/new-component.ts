import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { SetupError } from "../lib/errors.ts"

/** The groups of Storybook's sidebar. */
export const GROUPS = [
  "Actions",
  "Forms",
  "Feedback",
  "Overlays",
  "Navigation",
  "Catalogue",
  "Content",
  "Data",
  "Layout",
  "Patterns",
] as const

/** Placeholder for the author's text; a test fails while it is there. */
export const UNWRITTEN = "(to be written)"

interface Names {
  /** "StatTile" */
  component: string
  /** "stat-tile" */
  folder: string
  group: string
}

/** The names of a new component. @throws SetupError for invalid words or an unknown group */
export function namesOf(labels: string | undefined, group: string | undefined): Names {
  if (!labels || !/^[A-Z][A-Za-z0-9]*( [A-Z0-9][A-Za-z0-9]*)*$/.test(labels)) {
    throw new SetupError(
      `A component is named by words with capitals, such as "Stat Tile"; this is "${labels ?? ""}".`,
      'Like this: npm run new-component -- "Stat Tile" Data',
    )
  }
  if (!GROUPS.some((one) => one === group)) {
    throw new SetupError(`Unknown group: "${group ?? ""}". There are: ${GROUPS.join(", ")}.`)
  }
  const component = labels.replaceAll(" ", "")
  const folder = labels.replaceAll(" ", "-").toLowerCase()
  return { component, folder, group: group ?? "" }
}

const componentFile = ({ component, folder }: Names) => `import { type ReactNode } from "react"
import { cx } from "../lib/cx"

export interface ${component}Props {
  /** What it shows. */
  children: ReactNode
  className?: string
}

/** What it is and when to use it: ${UNWRITTEN}. */
export function ${component}({ children, className }: ${component}Props) {
  return <div className={cx("${folder}", className)}>{children}</div>
}
`

const styleFile = ({ folder }: Names) => `@layer components {
  .${folder} {
    @apply rounded-lg border border-line bg-surface-raised p-4;
  }
}
`

const faceFile = ({ component }: Names) =>
  `export { ${component}, type ${component}Props } from "./${component}"\n`

const storiesFile = ({
  component,
  group,
}: Names) => `import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ${component} } from "./${component}"

const meta = {
  title: "${group}/${component}",
  component: ${component},
  parameters: {
    docs: {
      description: {
        component:
          "What it is for, in a sentence: ${UNWRITTEN}.\\n\\n" +
          "**Do** ${UNWRITTEN}.\\n\\n" +
          "**Don't** ${UNWRITTEN}.",
      },
    },
  },
  args: { children: "Zebra DS2208" },
} satisfies Meta<typeof ${component}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Zebra DS2208")).toBeVisible()
  },
}
export const Empty: Story = { args: { children: null } }
export const LongText: Story = { args: { children: longName } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = {
  args: { children: longName },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { globals: { direction: "rtl" } }
`

/** Inserts a statement in alphabetical order. @param pattern one statement, its name in a group */
function insertSorted(text: string, pattern: RegExp, name: string, statement: string): string {
  const statements = [...text.matchAll(pattern)]
  const next = statements.find(([, other = ""]) => other > name)
  const last = statements.at(-1)
  const at = next?.index ?? (last ? last.index + last[0].length : text.length)
  return text.slice(0, at) + statement + text.slice(at)
}

/** The design system's index with one more component. */
function withExport(index: string, { component, folder }: Names): string {
  const statement = `export { ${component}, type ${component}Props } from "./${folder}"\n`
  return insertSorted(index, /^export [^;]*?from "\.\/([a-z0-9-]+)"\n/gm, folder, statement)
}

/** The base style sheet with one more import. */
function withStyle(base: string, { folder }: Names): string {
  const statement = `@import "./${folder}/${folder}.css";\n`
  return insertSorted(base, /^@import "\.\/([^/"]+)\/[^"]+";\n/gm, folder, statement)
}

/**
 * Writes the files of a new component and adds it to the lists.
 * @param source the folder of components
 * @returns the written and changed files
 * @throws SetupError when the folder exists already
 */
export function writeComponent(source: string, names: Names): string[] {
  const { component, folder } = names
  const place = join(source, folder)
  if (existsSync(place)) throw new SetupError(`There is a component of that name already: ${place}`)
  const change = (file: string, edit: (text: string, names: Names) => string) =>
    [join(source, file), edit(readFileSync(join(source, file), "utf8"), names)] as const
  const files = [
    [join(place, `${component}.tsx`), componentFile(names)],
    [join(place, `${component}.stories.tsx`), storiesFile(names)],
    [join(place, `${folder}.css`), styleFile(names)],
    [join(place, "index.ts"), faceFile(names)],
    change("index.ts", withExport),
    change("base.css", withStyle),
  ] as const
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return files.map(([file]) => file)
}
