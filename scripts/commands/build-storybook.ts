import { passThrough } from "../lib/passthrough.ts"
import { storybookBuild } from "../lib/storybook.ts"

/** `npm run build-storybook`: builds the design system's Storybook into storybook-static. */
export async function run(args: string[]): Promise<number> {
  return passThrough(storybookBuild(args))
}
