import { serve } from "../lib/serve.ts"

/** `npm run dev`: the whole shop from its sources, reloading when they change. */
export async function run(args: string[]): Promise<number> {
  return serve("development", "npm run dev", args)
}
