import { readFile } from "node:fs/promises"
import path from "node:path"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { BLOG_TYPES } from "../contract/blog"
import { slugify } from "../contract/slug"
import { type CreateBlog } from "../workflows/blog/types"

const text = z.string().min(1)

/** One article in the list without its text. The slug of the title names its text, its cover and its address. */
const entrySchema = z.strictObject({
  title: text,
  type: z.enum(BLOG_TYPES),
  category: text,
  tags: z.array(text).min(1),
  author: text,
  excerpt: text,
  created_at: z.iso.datetime(),
  image_alt: text,
  seo_title: text,
  seo_description: text,
})

const listSchema = z.array(entrySchema).min(1)

/** An article of the sample data, published on the day it was written. */
export type SampleArticle = CreateBlog & z.infer<typeof entrySchema> & { handle: string; content: string }

/**
 * Reads the sample articles.
 *
 * @param list `articles.json`; the texts, `<slug>.html`, are beside it
 * @returns the articles in the order of the list
 * @throws MedusaError naming the file that is missing or wrong
 */
export async function readArticles(list: string): Promise<SampleArticle[]> {
  const parsed = listSchema.safeParse(parseJson(list, await read(list)))
  if (!parsed.success) throw bad(list, z.prettifyError(parsed.error))
  return Promise.all(
    parsed.data.map(async (entry) => {
      const handle = slugify(entry.title)
      const content = (await read(path.join(path.dirname(list), `${handle}.html`))).trim()
      return {
        ...entry,
        handle,
        content,
        image_url: `/articles/${handle}.svg`,
        is_published: true,
        published_at: entry.created_at,
      }
    }),
  )
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    throw bad(file, error instanceof Error ? error.message : String(error))
  }
}

function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw bad(file, error instanceof Error ? error.message : String(error))
  }
}

const bad = (file: string, why: string) =>
  new MedusaError(MedusaError.Types.INVALID_DATA, `${file} cannot be used: ${why}`)
