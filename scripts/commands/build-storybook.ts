import { passThrough } from "../lib/passthrough.ts"
import { storybookBuild } from "../lib/storybook.ts"

/** `npm run build-storybook`: the design system as static files in storybook-static. */
export async function run(args: string[]): Promise<number> {
  return passThrough(storybookBuild(args))
}
