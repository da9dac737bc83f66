import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { componentsFolder, exportedFolders, importedStyles } from "./folders.ts"
import { UNWRITTEN } from "./new-component.ts"

/** Exported folders without a visible component, and so without stories. */
const WITHOUT_STORIES = ["provider"]

/** Requirements of every file of stories: how each is recognised in the text, and its name in a message. */
const STORY_RULES: readonly { wanted: RegExp; missing: string }[] = [
  { wanted: /description:|pageDocs\(/, missing: "no description (parameters.docs.description.component)" },
  { wanted: /\*\*Do\*\*/, missing: "no **Do** in its description" },
  { wanted: /\*\*Don\\?['’]t\*\*/, missing: "no **Don't** in its description" },
  { wanted: /theme: "dark"/, missing: 'no story in the dark (globals: { theme: "dark" })' },
  { wanted: /"w320"|at\.smallPhone/, missing: 'no narrow story (globals: { viewport: { value: "w320" } })' },
  { wanted: /direction: "rtl"/, missing: 'no story from right to left (globals: { direction: "rtl" })' },
]

/** Requirements that a file of stories does not meet. @param text of the file */
export function storyProblems(text: string): string[] {
  return [
    ...STORY_RULES.filter(({ wanted }) => !wanted.test(text)).map(({ missing }) => missing),
    ...(text.includes(UNWRITTEN) ? [`"${UNWRITTEN}" still stands where words should`] : []),
  ]
}

/** The first name that is not in alphabetical order. */
export function outOfOrder(names: readonly string[]): string | undefined {
  return names.find((name, at) => at > 0 && name < (names[at - 1] ?? ""))
}

/** Faults of the lists of exports and styles. @param present existing style sheets, as `<folder>/<file>` */
export function listProblems(index: string, base: string, present: readonly string[]): string[] {
  const folders = exportedFolders(index)
  const styles = importedStyles(base)
  const folder = outOfOrder(folders)
  const style = outOfOrder(styles.map((file) => dirname(file)))
  return [
    ...(folder ? [`index.ts: "./${folder}" is not in alphabetical place`] : []),
    ...(style ? [`base.css: "./${style}" is not in alphabetical place`] : []),
    ...present.filter((file) => !styles.includes(file)).map((file) => `base.css does not import ./${file}`),
    ...styles
      .filter((file) => !present.includes(file))
      .map((file) => `base.css imports ./${file}, which is not there`),
  ]
}

const read = (...segments: string[]) => readFileSync(join(componentsFolder, ...segments), "utf8")

/** Files below the components' folder with a suffix, as `<folder>/<file>`. */
function filesEnding(ending: string): string[] {
  return readdirSync(componentsFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.includes("/") && file.endsWith(ending))
    .sort()
}

/** Requirements that components of the design system do not meet. @returns a sentence for each */
export function coverageProblems(): string[] {
  const stories = filesEnding(".stories.tsx")
  const index = read("index.ts")
  const bare = exportedFolders(index).filter(
    (folder) => !WITHOUT_STORIES.includes(folder) && !stories.some((file) => file.startsWith(`${folder}/`)),
  )
  return [
    ...bare.map((folder) => `${folder} has no stories`),
    ...listProblems(index, read("base.css"), filesEnding(".css")),
    ...stories.flatMap((file) => storyProblems(read(file)).map((problem) => `${file}: ${problem}`)),
  ]
}
