import { serve } from "../lib/serve.ts"

/** `npm start`: the whole shop, built, on this machine. */
export async function run(args: string[]): Promise<number> {
  return serve("production", "npm start", args)
}
