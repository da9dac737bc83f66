import { format, resolveConfig } from "prettier"

/**
 * Formats a generated page as `npm run format` would. @param file path of the page; decides the rules @param text
 * Markdown
 */
export async function formatPage(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
