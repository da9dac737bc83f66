import { type Knex, type SqlEntityManager } from "@medusajs/framework/mikro-orm/knex"
import { type Context } from "@medusajs/framework/types"
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { RELATED_BLOGS } from "../../contract"
import { Blog } from "./models/blog"
import {
  type BlogFilters,
  NEWEST_FIRST,
  rowColumns,
  type VisibleBlog,
  type VisibleBlogRow,
  visibleBlogs,
} from "./visible-blogs"

/** One value with the number of articles that have it. */
interface Counted<Value> {
  value: Value
  count: number
}

/** An article published on schedule. */
export interface PublishedNow {
  id: string
  handle: string
  /** Before it was published. */
  scheduled_at: Date
  /** Before it was published; null if it was never public. */
  published_at: Date | null
}

type ManagerContext = Context<SqlEntityManager>

interface Database {
  knex: Knex
  run: <Row extends object>(query: Knex.QueryBuilder | Knex.Raw) => Promise<Row[]>
}

function database({ transactionManager, manager }: ManagerContext): Database {
  const entityManager = (transactionManager ?? manager) as SqlEntityManager
  return { knex: entityManager.getKnex(), run: (query) => entityManager.execute(query) }
}

/** Stores articles and reads those that visitors may see. Write through the workflows, never directly. */
export class BlogModuleService extends MedusaService({ Blog }) {
  /**
   * A part of the list visitors see, newest first.
   *
   * @returns its rows, and the number of rows of the whole list
   */
  @InjectManager()
  async listVisibleBlogs(
    filters: BlogFilters,
    page: { limit: number; offset: number },
    @MedusaContext() context: ManagerContext = {},
  ): Promise<[VisibleBlogRow[], number]> {
    const { knex, run } = database(context)
    const [rows, [total]] = await Promise.all([
      run<VisibleBlogRow>(
        visibleBlogs(knex, filters)
          .select(rowColumns(knex))
          .orderBy(NEWEST_FIRST)
          .limit(page.limit)
          .offset(page.offset),
      ),
      run<{ count: number }>(visibleBlogs(knex, filters).select(knex.raw("count(*)::int AS count"))),
    ])
    return [rows, total?.count ?? 0]
  }

  /** Counts the articles visitors may see by the values of a column, most first. */
  @InjectManager()
  async countVisibleBlogsBy<Column extends "type" | "category">(
    column: Column,
    filters: BlogFilters,
    @MedusaContext() context: ManagerContext = {},
  ): Promise<Counted<VisibleBlogRow[Column]>[]> {
    const { knex, run } = database(context)
    return run<Counted<VisibleBlogRow[Column]>>(
      visibleBlogs(knex, filters)
        .select(knex.raw("?? AS value, count(*)::int AS count", [column]))
        .groupBy(column)
        .orderBy([
          { column: "count", order: "desc" },
          { column: "value", order: "asc" },
        ]),
    )
  }

  /**
   * Reads a published article.
   *
   * @param key its slug or, where no article has that slug, its id
   * @returns null when there is none that visitors may see
   */
  @InjectManager()
  async findVisibleBlog(
    key: string,
    @MedusaContext() context: ManagerContext = {},
  ): Promise<VisibleBlog | null> {
    const { knex, run } = database(context)
    const [blog] = await run<VisibleBlog>(
      visibleBlogs(knex)
        .where((either) => void either.where({ handle: key }).orWhere({ id: key }))
        .select([...rowColumns(knex), "content", "seo_title", "seo_description"])
        .orderByRaw("handle = ? DESC", [key])
        .limit(1),
    )
    return blog ?? null
  }

  /**
   * Articles of the same category or with a shared tag (specification, section 5), never the article itself: those that
   * share most first, then the newest.
   *
   * @returns at most three
   */
  @InjectManager()
  async listRelatedBlogs(
    blog: Pick<VisibleBlogRow, "id" | "category" | "tags">,
    @MedusaContext() context: ManagerContext = {},
  ): Promise<VisibleBlogRow[]> {
    const { knex, run } = database(context)
    const shared = knex.raw(
      `(category = ?)::int + cardinality(ARRAY(
        SELECT lower(tag) FROM unnest(tags) AS tag INTERSECT SELECT lower(tag) FROM jsonb_array_elements_text(?::jsonb) AS tag
      ))`,
      [blog.category, JSON.stringify(blog.tags)],
    )
    return run<VisibleBlogRow>(
      visibleBlogs(knex)
        .whereNot({ id: blog.id })
        .where(shared, ">", 0)
        .select(rowColumns(knex))
        .orderBy([{ column: shared as unknown as string, order: "desc" }, ...NEWEST_FIRST])
        .limit(RELATED_BLOGS),
    )
  }

  /**
   * Publishes the scheduled articles that are due: in one statement, so that a schedule removed at the same time stays
   * removed, and several servers publish each article once.
   *
   * @returns the articles published now
   */
  @InjectManager()
  async publishDueBlogs(@MedusaContext() context: ManagerContext = {}): Promise<PublishedNow[]> {
    const { knex, run } = database(context)
    return run<PublishedNow>(
      knex.raw(
        `UPDATE blog
            SET is_published = true, published_at = coalesce(blog.published_at, blog.scheduled_at),
                scheduled_at = NULL, updated_at = now()
           FROM (
             SELECT id, scheduled_at, published_at FROM blog
              WHERE deleted_at IS NULL AND NOT is_published AND scheduled_at <= now()
                FOR UPDATE
           ) AS due
          WHERE blog.id = due.id
      RETURNING blog.id, blog.handle, due.scheduled_at, due.published_at`,
      ),
    )
  }
}
