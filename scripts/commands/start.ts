import { serve } from "../lib/serve.ts"

/** `npm start`: builds and runs the whole shop on this machine. */
export async function run(args: string[]): Promise<number> {
  return serve("production", "npm start", args)
}
