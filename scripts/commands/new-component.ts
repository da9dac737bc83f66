import { relative } from "node:path"
import { componentsFolder } from "../components/folders.ts"
import { namesOf, writeComponent } from "../components/new-component.ts"
import { root } from "../lib/paths.ts"

/**
 * `npm run new-component -- "Battery Gauge" Data`: writes the files of a new component, and adds it to the design
 * system's lists.
 */
export async function run([labels, group]: string[]): Promise<number> {
  const files = writeComponent(componentsFolder, namesOf(labels, group))
  console.log(files.map((file) => relative(root, file)).join("\n"))
  console.log("\nWrite what it is for where it says so, then look at it: npm run storybook")
  return 0
}
