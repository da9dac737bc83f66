import { type AxiosInstance } from "axios"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  type AdminBlog,
  type AdminBlogResponse,
  type AdminBlogsResponse,
  type AdminCompanyResponse,
  type AdminUrlSeo,
  type AdminUrlSeoBatchResponse,
  type AdminUrlSeoResponse,
  type AdminUrlSeosResponse,
  type StoreBlogResponse,
  type StoreBlogsResponse,
  type StoreCompanyResponse,
  type StoreRelatedBlogsResponse,
  type StoreUrlSeoResponse,
} from "../../src/contract"
import { waitForStorefront } from "../../src/catalogue-sync/catalogue-sync"
import { UrlSeoEvents } from "@scanwright/url-seo"
import { BlogEvents, CompanyEvents } from "../../src/lib/events"
import publishScheduledBlogs from "../../src/jobs/publish-scheduled-blogs"
import { createBlogsWorkflow } from "../../src/workflows/blog/workflows/create-blogs"
import { deleteBlogsWorkflow } from "../../src/workflows/blog/workflows/delete-blogs"
import { publishDueBlogsWorkflow } from "../../src/workflows/blog/workflows/publish-due-blogs"
import { saveCompanyWorkflow } from "../../src/workflows/company-facts/workflows/save-company"
import { updateBlogsWorkflow } from "../../src/workflows/blog/workflows/update-blogs"
import { ownFile } from "../helpers/every-field"
import { Shop } from "../helpers/shop"
import { soon } from "../helpers/soon"
import { Storefront } from "../helpers/storefront"

type Body = Record<string, unknown>

interface Failure {
  message: string
}

medusaIntegrationTestRunner({
  testSuite: ({ api, getContainer }) => {
    const storefront = new Storefront()
    let shop: Shop

    const createBlog = async (body: Body): Promise<AdminBlog> => {
      const { status, data } = await shop.admin<AdminBlogResponse>("post", "blogs", body)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data.blog
    }
    const updateBlog = async (id: string, body: Body): Promise<AdminBlog> => {
      const { status, data } = await shop.admin<AdminBlogResponse>("post", `blogs/${id}`, body)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data.blog
    }
    const publish = (body: Body) => createBlog({ is_published: true, ...body })
    const listBlogs = async (query = "") => {
      const { data } = await shop.store<StoreBlogsResponse>(`blogs?${query}`)
      return data
    }
    const titles = async (query = "") => (await listBlogs(query)).blogs.map(({ title }) => title)
    const readBlog = async (key: string) => {
      const { data } = await shop.store<StoreBlogResponse>(`blogs/${encodeURIComponent(key)}`)
      return data.blog
    }
    const related = async (key: string) => {
      const { data } = await shop.store<StoreRelatedBlogsResponse>(`blogs/${key}/related`)
      return data.blogs.map(({ title }) => title)
    }
    const createSeo = async (body: Body): Promise<AdminUrlSeo> => {
      const { status, data } = await shop.admin<AdminUrlSeoResponse>("post", "url-seo", body)
      expect({ status, data }).toMatchObject({ status: 200 })
      return data.url_seo
    }
    const readSeo = async (url: string) => {
      const { data } = await shop.store<StoreUrlSeoResponse>(`url-seo?url=${encodeURIComponent(url)}`)
      return data.url_seo
    }
    /** Moves the publication time of an article into the past, as the passing of time would. */
    const letTimeCome = async (id: string, at: Date) => {
      const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database("blog").where({ id }).update({ scheduled_at: at })
    }
    const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

    beforeAll(async () => {
      await storefront.start()
      shop = await Shop.open(api as AxiosInstance, getContainer())
    })
    beforeEach(() => storefront.forget())
    // Before the next test's database takes the place of this one's.
    afterEach(() => waitForStorefront(shop.container))
    afterAll(() => storefront.stop())

    describe("Blogs of staff", () => {
      it("are added with the fields that the specification requires of a new one", async () => {
        const blog = await createBlog({ title: "Choosing a Scanner+", content: "<p>One two</p>" })
        expect(blog).toMatchObject({
          handle: "choosing-a-scannerplus",
          type: "blog",
          category: "General",
          author: "Admin",
          tags: [],
          excerpt: null,
          content: "<p>One two</p>",
          is_published: false,
          published_at: null,
          scheduled_at: null,
          reading_time_minutes: 1,
        })
      })

      it("have every field of the specification, read by id and by update", async () => {
        const fields = {
          handle: "my-slug",
          title: "Title",
          excerpt: "Excerpt",
          type: "news",
          category: "Standards",
          tags: ["GS1", "QR"],
          author: "Service Desk",
          image_url: "/articles/a.svg",
          image_alt: "A scanner",
          created_at: "2025-03-04T05:06:07.000Z",
          seo_title: "SEO",
          seo_description: "SEO description",
        }
        const { id, updated_at } = await createBlog({
          ...fields,
          created_at: { seconds: Date.parse(fields.created_at) / 1000, nanoseconds: 0 },
          tags: [" GS1", "QR", "gs1"],
          content: "<h2>a</h2>",
        })
        const { data } = await shop.admin<AdminBlogResponse>("get", `blogs/${id}`)
        expect(data.blog).toMatchObject({ ...fields, content: "<h2>a</h2>" })
        const updated = await updateBlog(id, { author: "", category: "", image_url: "", excerpt: null })
        expect(Date.parse(updated.updated_at)).toBeGreaterThan(Date.parse(updated_at))
        expect(updated).toMatchObject({
          created_at: fields.created_at,
          author: "Admin",
          category: "General",
          image_url: null,
          excerpt: null,
          title: "Title",
          handle: "my-slug",
        })
      })

      it("are deleted, and missing ones are read, updated and deleted with 'Blog not found'", async () => {
        const { id, handle } = await publish({ title: "Gone" })
        const { data: deleted } = await shop.admin("delete", `blogs/${id}`)
        expect(deleted).toEqual({ id, object: "blog", deleted: true })
        for (const key of [id, handle]) expect((await shop.store(`blogs/${key}`)).status).toBe(404)
        for (const [method, body] of [["get"], ["post", { title: "x" }], ["delete"]] as const) {
          const { status, data } = await shop.admin<Failure>(method, `blogs/${id}`, body)
          expect({ status, message: data.message }).toEqual({ status: 404, message: "Blog not found" })
        }
      })

      it("are listed with search, filters, order and paging, without their content", async () => {
        await publish({ title: "Printers", category: "Maintenance", content: "<p>100% thermal</p>" })
        await createBlog({ title: "Scanners", type: "news", content: "<p>strong 100 light</p>" })
        await createBlog({ title: "Tablets", category: "Maintenance" })
        const list = async (query: string) => {
          const { data } = await shop.admin<AdminBlogsResponse>("get", `blogs?${query}`)
          return data
        }
        const found = async (query: string) => (await list(query)).blogs.map(({ title }) => title)
        expect(await found("order=title")).toEqual(["Printers", "Scanners", "Tablets"])
        expect(await found("order=-created_at")).toEqual(["Tablets", "Scanners", "Printers"])
        expect(await list("order=title&limit=1&offset=1")).toMatchObject({
          blogs: [{ title: "Scanners" }],
          count: 3,
          limit: 1,
          offset: 1,
        })
        expect(await found("type=news")).toEqual(["Scanners"])
        expect(await found("category=Maintenance&order=title")).toEqual(["Printers", "Tablets"])
        expect(await found("is_published=true")).toEqual(["Printers"])
        expect(await found("is_published=false&order=title")).toEqual(["Scanners", "Tablets"])
        expect(await found("q=thermal PRINT")).toEqual(["Printers"])
        expect(await found(`q=${encodeURIComponent("“Printers”™ – (thermal) &")}`)).toEqual(["Printers"])
        expect(await found(`q=${encodeURIComponent("100%")}`)).toEqual(["Printers"])
        expect(await found("q=nowhere")).toEqual([])
        expect(JSON.stringify(await list(""))).not.toContain("thermal")
      })

      it("refuse invalid fields, and name what to change", async () => {
        for (const [body, message] of [
          [{}, "title"],
          [{ title: "  " }, "title"],
          [{ title: "!!!" }, "letter or digit"],
          [{ title: "x".repeat(201) }, "200"],
          [{ title: "x", handle: "Not A Slug" }, "handle"],
          [{ title: "x", type: "essay" }, "blog, news"],
          [{ title: "x", image_url: "javascript:alert(1)" }, "image_url"],
          [{ title: "x", image_url: "//evil.example/x.png" }, "image_url"],
          [{ title: "x", created_at: "yesterday" }, "created_at"],
          [{ title: "x", is_published: "yes" }, "is_published"],
          [{ title: "x", scheduled_at: "2020-01-01" }, "future"],
          [{ title: "x", tags: [""] }, "tags"],
          [{ title: "x\u0007y" }, "title"],
          [{ title: "x", tags: ["\u0007"] }, "tags"],
          [{ title: "x", image_url: "/a\u0007" }, "image_url"],
          [{ title: "x", content: "x".repeat(200_001) }, "At most 200,000 characters; this has 200,001"],
          [{ title: "x", views: 3 }, "views"],
          [{ title: "x", reading_time_minutes: 3 }, "reading_time_minutes"],
        ] as const) {
          const { status, data } = await shop.admin<Failure>("post", "blogs", body)
          expect({ body, status, message: data.message }).toEqual({
            body,
            status: 400,
            message: expect.stringContaining(message) as string,
          })
        }
        expect(await shop.count("blog")).toBe(0)
      })
    })

    it.each([
      ["blogs-export", async () => [await createBlog({ title: "=1+1" }), await createBlog({ title: "b" })]],
      [
        "url-seo-export",
        async () => [await createSeo({ url: "/a", meta_title: "=1+1" }), await createSeo({ url: "/b" })],
      ],
    ] as const)("%s has all or a selection as CSV, formulas disarmed", async (path, make) => {
      const [one] = await make()
      const { data: all, headers } = await shop.admin<string>("get", path)
      expect(headers["content-type"]).toContain("text/csv")
      expect(all.trim().split("\r\n")).toHaveLength(3)
      const { data: selected } = await shop.admin<string>("get", `${path}?id=${one?.id}`)
      expect(selected).toContain('"\'=1+1"')
      expect(selected.trim().split("\r\n")).toHaveLength(2)
      expect((await shop.admin("get", `${path}?q=a`)).status).toBe(400)
    })

    describe("A blog's slug", () => {
      it("defaults to the slug of the title when empty, and is numbered when taken", async () => {
        const handles = []
        for (const handle of [undefined, "", null]) {
          handles.push((await createBlog({ title: "Same  Title", handle })).handle)
        }
        expect(handles).toEqual(["same-title", "same-title-2", "same-title-3"])
        const { status, data } = await shop.admin<Failure>("post", "blogs", {
          title: "Other",
          handle: "same-title",
        })
        expect(status).toBe(400)
        expect(data.message).toContain("already")
      })

      it("is regenerated from the title when a title is given without a slug", async () => {
        const { id } = await createBlog({ title: "First", handle: "chosen" })
        expect((await updateBlog(id, { excerpt: "x" })).handle).toBe("chosen")
        expect((await updateBlog(id, { title: "Second" })).handle).toBe("second")
        expect((await updateBlog(id, { title: "Third", handle: "" })).handle).toBe("third")
        expect((await updateBlog(id, { title: "Fourth", handle: "kept" })).handle).toBe("kept")
        expect((await updateBlog(id, { handle: "moved" })).title).toBe("Fourth")
      })

      it("has priority over an id", async () => {
        const first = await publish({ title: "First" })
        const second = await publish({ title: "Second" })
        const database = shop.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database("blog").where({ id: second.id }).update({ handle: first.id })
        expect((await readBlog(first.id)).title).toBe("Second")
      })
    })

    describe("Articles for visitors", () => {
      it("are found by slug and by id, cleaned, with reading time and excerpt", async () => {
        const labels = Array.from({ length: 201 }, (_, at) => `w${at}`).join(" ")
        const { id, handle } = await publish({
          title: "Größe zählt",
          content: `<h1>Head</h1><p onclick="alert(1)">${labels}</p><script>alert(1)</script>`,
        })
        const blog = await readBlog(handle)
        expect(blog).toEqual(await readBlog(id))
        expect(blog).toMatchObject({
          handle: "größe-zählt",
          content: `<h2>Head</h2><p>${labels}</p>`,
          reading_time_minutes: 2,
          excerpt: `Head ${labels}`.slice(0, 150) + "…",
        })
        await updateBlog(id, { content: "<p>Short</p>", excerpt: "Own" })
        expect(await readBlog(id)).toMatchObject({ reading_time_minutes: 1, excerpt: "Own" })
      })

      it("have pictures of this site, of sites with https and of the upload folder, and no others", async () => {
        const stored = `<img src="/articles/a.svg" alt="a" /><img src="https://docs.example/AAA" alt="b" /><img src="${ownFile("1-c.png")}" alt="c" />`
        const others = ["http://a.example/d.png", "file:///C:/e.png", "data:image/png;base64,AAAA"]
        const { handle } = await publish({
          title: "Pictures",
          content: `${stored}${others.map((address) => `<img src="${address}" alt="x">`).join("")}<p>f</p>`,
        })
        expect((await readBlog(handle)).content).toBe(`${stored}<p>f</p>`)
      })

      it("that are neither slug nor id: 'Blog not found'", async () => {
        for (const key of ["nowhere", "blog_nobody", "%C3%B6", "'--"]) {
          for (const path of [`blogs/${key}`, `blogs/${key}/related`]) {
            const { status, data } = await shop.store<Failure>(path)
            expect({ status, message: data.message }).toEqual({ status: 404, message: "Blog not found" })
          }
        }
      })

      it("are listed newest first by created_at, by type, category, tag and terms", async () => {
        await publish({ title: "Old", created_at: "2024-01-01", category: "Guides", tags: ["QR"] })
        await publish({ title: "New", created_at: "2026-01-01", type: "news", category: "guides" })
        await publish({
          title: "Middle",
          created_at: "2025-01-01",
          content: "<p>thermal <strong>transfer</strong></p>",
        })
        await createBlog({ title: "Draft", category: "Guides", tags: ["QR"] })
        await createBlog({ title: "Planned", category: "Guides", scheduled_at: tomorrow() })
        expect(await titles()).toEqual(["New", "Middle", "Old"])
        expect(await titles("type=blog")).toEqual(["Middle", "Old"])
        expect(await titles("type=news")).toEqual(["New"])
        expect(await titles("category=Guides")).toEqual(["New", "Old"])
        expect(await titles("category=Guides&type=blog")).toEqual(["Old"])
        expect(await titles("tag=qr")).toEqual(["Old"])
        expect(await titles("q=TRANSFER thermal")).toEqual(["Middle"])
        expect(await titles("q=strong")).toEqual([])
        expect(await listBlogs("limit=1&offset=1")).toMatchObject({
          blogs: [{ title: "Middle" }],
          count: 3,
          limit: 1,
          offset: 1,
        })
        const list = await listBlogs("type=blog&category=guides")
        expect(list.facets).toEqual({
          type: [
            { value: "blog", count: 1 },
            { value: "news", count: 1 },
          ],
          category: [
            { value: "General", count: 1 },
            { value: "Guides", count: 1 },
          ],
        })
        expect(list.blogs[0]).not.toHaveProperty("content")
      })

      it("of the same time have one order over the pages", async () => {
        for (const title of ["A", "B", "C"]) await publish({ title, created_at: 1_700_000_000 })
        const all = await titles()
        const pages = [await titles("limit=1"), await titles("limit=1&offset=1"), await titles("offset=2")]
        expect(pages.flat()).toEqual(all)
      })
    })

    describe("Related articles", () => {
      it("share the category or a tag, best match first, then newest, at most three, never the article", async () => {
        const base = { category: "Standards", tags: ["GS1", "QR"] }
        await publish({ title: "It", ...base })
        await publish({ title: "Category only", category: "Standards", created_at: "2026-01-01" })
        await publish({ title: "Tag only", tags: ["gs1"], created_at: "2026-02-01" })
        await publish({ title: "All", ...base, created_at: "2024-01-01" })
        await publish({ title: "Both tags", tags: ["qr", "gs1"], created_at: "2025-01-01" })
        await publish({ title: "Nothing", category: "Other", tags: ["WiFi"] })
        await createBlog({ title: "Draft", ...base })
        await createBlog({ title: "Planned", ...base, scheduled_at: tomorrow() })
        expect(await related("it")).toEqual(["All", "Both tags", "Tag only"])
        expect(await related("nothing")).toEqual([])
        expect((await shop.store("blogs/draft/related")).status).toBe(404)
      })
    })

    describe("Publishing", () => {
      const isVisible = async (id: string) => {
        const { status } = await shop.store(`blogs/${id}`)
        const listed = (await listBlogs()).blogs.some((blog) => blog.id === id)
        expect(listed).toBe(status === 200)
        return listed
      }

      it("a draft is invisible everywhere until it is published, and again when it is unpublished", async () => {
        const { id, handle } = await createBlog({ title: "Draft" })
        expect(await isVisible(id)).toBe(false)
        expect((await shop.store(`blogs/${handle}`)).status).toBe(404)
        expect((await listBlogs()).facets.category).toEqual([])
        const published = await updateBlog(id, { is_published: true })
        expect(await isVisible(id)).toBe(true)
        const { published_at } = published
        expect(published_at).not.toBeNull()
        const back = await updateBlog(id, { is_published: false })
        expect(back).toMatchObject({ is_published: false, published_at })
        expect(await isVisible(id)).toBe(false)
      })

      it("the day an article first became public stays, whatever it goes through (issue 32)", async () => {
        const published_at = "2026-02-03T10:00:00.000Z"
        const { id } = await createBlog({ title: "First", is_published: true, published_at })
        const stored = async () => {
          const { data } = await shop.admin<AdminBlogResponse>("get", `blogs/${id}`)
          return data.blog
        }
        const runOut = () => letTimeCome(id, new Date(Date.now() - 1_000))

        await updateBlog(id, { is_published: false })
        await updateBlog(id, { scheduled_at: tomorrow() })
        await runOut()
        expect((await readBlog(id)).published_at).toBe(published_at)
        await publishScheduledBlogs(shop.container)
        expect(await stored()).toMatchObject({ is_published: true, scheduled_at: null, published_at })

        await updateBlog(id, { title: "Renamed" })
        await shop.admin("delete", `blogs/${id}`)
        await shop.admin("post", "deleted/restore", { entity: "blog", id })
        expect((await readBlog(id)).published_at).toBe(published_at)
      })

      it("a scheduled article is visible from its time on, and the job stores it as published", async () => {
        const { id, handle } = await createBlog({ title: "Planned", scheduled_at: tomorrow() })
        expect(await isVisible(id)).toBe(false)
        await publishScheduledBlogs(shop.container)
        expect(await isVisible(id)).toBe(false)

        // From here on the shop's own job, which runs every minute, may publish it before the test does.
        const moment = new Date(Date.now() - 1_000)
        await letTimeCome(id, moment)
        expect(await isVisible(id)).toBe(true)
        expect((await readBlog(id)).published_at).toBe(moment.toISOString())

        await publishScheduledBlogs(shop.container)
        const { data } = await shop.admin<AdminBlogResponse>("get", `blogs/${id}`)
        expect(data.blog).toMatchObject({
          is_published: true,
          published_at: moment.toISOString(),
          scheduled_at: null,
        })
        await soon(() => expect(storefront.handlesOf("blog")).toEqual([handle]))
      })
    })

    describe("URL SEO configs", () => {
      const everyField = {
        url: "/about",
        is_active: true,
        meta_title: "About us",
        meta_description: "Who we are",
        meta_keywords: ["barcode", "scanner"],
        og_title: "OG",
        og_description: "OG description",
        og_image: "https://scanwright.example/og.png",
        og_type: "website",
        og_url: "https://scanwright.example/about",
        og_site_name: "Scanwright",
        og_locale: "en_GB",
        twitter_card: "summary_large_image",
        twitter_title: "T",
        twitter_description: "T description",
        twitter_image: "/og.png",
        twitter_site: "@scanwright",
        twitter_creator: "@scanwright",
        robots_index: false,
        robots_follow: true,
        robots_archive: false,
        robots_snippet: true,
        robots_image_preview: "large",
        robots_video_preview: -1,
        schema_markup: '{"@context":"https://schema.org","@type":"AboutPage"}',
        additional_meta_tags: [
          { name: "author", content: "Scanwright" },
          { property: "article:section", content: "About" },
        ],
      }

      it("are added with every field, read, updated with updated_at, and deleted", async () => {
        const created = await createSeo(everyField)
        expect(created).toMatchObject(everyField)
        const { data } = await shop.admin<AdminUrlSeoResponse>("get", `url-seo/${created.id}`)
        expect(data.url_seo).toEqual(created)
        const { data: updated } = await shop.admin<AdminUrlSeoResponse>("post", `url-seo/${created.id}`, {
          og_title: "",
          robots_index: null,
          additional_meta_tags: [],
        })
        expect(updated.url_seo).toMatchObject({
          ...everyField,
          og_title: null,
          robots_index: null,
          additional_meta_tags: [],
        })
        expect(Date.parse(updated.url_seo.updated_at)).toBeGreaterThan(Date.parse(created.updated_at))
        const { data: deleted } = await shop.admin("delete", `url-seo/${created.id}`)
        expect(deleted).toEqual({ id: created.id, object: "url_seo", deleted: true })
        expect(await readSeo("/about")).toBeNull()
        expect((await shop.admin("get", `url-seo/${created.id}`)).status).toBe(404)
        expect((await shop.admin("post", `url-seo/${created.id}`, { og_title: "x" })).status).toBe(404)
        expect((await shop.admin("delete", `url-seo/${created.id}`)).status).toBe(404)
        await createSeo({ url: "/about" })
      })

      it("are read by url where active, in any spelling; no config is a normal response", async () => {
        await createSeo({ url: "About/?utm_source=x", meta_title: "About" })
        await createSeo({ url: "/hidden", is_active: false })
        for (const url of ["/about", "/About/", "/about?x=1", "about"]) {
          expect(await readSeo(url)).toMatchObject({ url: "/about", meta_title: "About", robots_index: null })
        }
        for (const url of ["/hidden", "/", "/nowhere", "//evil.example", "/100%", "/a b"]) {
          expect(await readSeo(url)).toBeNull()
        }
        const { data } = await shop.store<{ url_seo: Body }>("url-seo?url=/about")
        expect(data.url_seo).not.toHaveProperty("is_active")
        for (const query of ["", "?url=", "?url=/&fields=id"]) {
          expect((await shop.store(`url-seo${query}`)).status).toBe(400)
        }
      })

      it("are listed with search, filter, order and paging", async () => {
        await createSeo({ url: "/b", meta_title: "Label printers" })
        await createSeo({ url: "/a", is_active: false })
        await createSeo({ url: "/c" })
        const list = async (query: string) => {
          const { data } = await shop.admin<AdminUrlSeosResponse>("get", `url-seo?${query}`)
          return data
        }
        const urls = async (query: string) => (await list(query)).url_seos.map(({ url }) => url)
        expect(await urls("")).toEqual(["/a", "/b", "/c"])
        expect(await urls("order=-url")).toEqual(["/c", "/b", "/a"])
        expect(await urls("is_active=false")).toEqual(["/a"])
        expect(await urls("q=PRINTERS label")).toEqual(["/b"])
        expect(await list("limit=1&offset=1")).toMatchObject({ count: 3, limit: 1, offset: 1 })
        for (const query of ["order=meta_title", "foo=1", "limit=201"]) {
          expect((await shop.admin("get", `url-seo?${query}`)).status).toBe(400)
        }
      })

      it("are created, updated and deleted in bulk", async () => {
        const [a, b, c] = [
          await createSeo({ url: "/a" }),
          await createSeo({ url: "/b" }),
          await createSeo({ url: "/c" }),
        ]
        const { data } = await shop.admin<AdminUrlSeoBatchResponse>("post", "url-seo/batch", {
          create: [{ url: "/c", meta_title: "New C" }],
          update: [{ id: b.id, url: "/a", meta_title: "Was B" }],
          delete: [a.id, c.id],
        })
        expect(data).toMatchObject({
          created: [{ url: "/c", meta_title: "New C" }],
          updated: [{ id: b.id, url: "/a", meta_title: "Was B" }],
          deleted: { ids: [a.id, c.id], object: "url_seo", deleted: true },
        })
        const { data: empty } = await shop.admin("post", "url-seo/batch", {})
        expect(empty).toMatchObject({ created: [], updated: [], deleted: { ids: [] } })
        expect(await readSeo("/c")).toMatchObject({ meta_title: "New C" })
        const ids = [b.id, (await readSeo("/c"))?.id]
        await shop.admin("post", "url-seo/batch", { delete: ids })
        expect((await shop.admin<AdminUrlSeosResponse>("get", "url-seo")).data.count).toBe(0)
      })

      it("in bulk pass their paths on to one another", async () => {
        const made = []
        for (const url of ["/a", "/b", "/c"]) made.push((await createSeo({ url, meta_title: url })).id)
        const [a, b, c] = made
        const write = (body: Body) => shop.admin<AdminUrlSeoBatchResponse>("post", "url-seo/batch", body)
        const titles = async () =>
          Promise.all(["/a", "/b", "/c"].map(async (url) => (await readSeo(url))?.meta_title ?? null))
        const { data } = await write({
          update: [
            { id: a, url: "/b" },
            { id: b, url: "/a" },
          ],
        })
        expect(data.updated).toMatchObject([
          { id: a, url: "/b", meta_title: "/a" },
          { id: b, url: "/a", meta_title: "/b" },
        ])
        const turn = [
          { id: a, url: "/c" },
          { id: b, url: "/b" },
          { id: c, url: "/a" },
        ]
        // What follows fails, so that the turn is taken back.
        expect((await write({ update: turn, create: [{ url: "/c" }] })).status).toBe(400)
        expect(await titles()).toEqual(["/b", "/a", "/c"])
        expect((await write({ update: turn })).status).toBe(200)
        expect(await titles()).toEqual(["/c", "/b", "/a"])
        expect((await write({ update: [{ id: a, url: "/a" }] })).status).toBe(400)
        expect(await titles()).toEqual(["/c", "/b", "/a"])
      })

      it("that keep pages out of search engines are listed for the storefront alone", async () => {
        await createSeo({ url: "/b", robots_index: false })
        await createSeo({ url: "/a", robots_index: false })
        await createSeo({ url: "/c", robots_index: true })
        await createSeo({ url: "/d" })
        await createSeo({ url: "/e", robots_index: false, is_active: false })
        const list = (query = "", secret = process.env.REVALIDATE_SECRET) =>
          shop.request("get", `/url-seo/noindex${query}`, { authorization: `Bearer ${secret}` })
        expect((await list()).data).toEqual({ urls: ["/a", "/b"] })
        expect((await list("?after=/a")).data).toEqual({ urls: ["/b"] })
        expect((await list("?after=/b")).data).toEqual({ urls: [] })
        expect((await list("?before=/b")).status).toBe(400)
        expect((await list("", "a-guess")).status).toBe(401)
        expect((await shop.request("get", "/url-seo/noindex")).status).toBe(401)
      })

      it("in bulk are written all or nothing", async () => {
        const stored = await createSeo({ url: "/kept", meta_title: "Kept" })
        const gone = await createSeo({ url: "/gone" })
        for (const [fault, code, message] of [
          [{ delete: ["seo_nobody"] }, 404, "seo_nobody"],
          [{ update: [{ id: "seo_nobody", og_title: "x" }] }, 404, "seo_nobody"],
          [{ create: [{ url: "/new" }, { url: "/KEPT/" }] }, 400, "already exists"],
          [{ create: [{ url: "/new" }, { url: "//evil.example" }] }, 400, "path of this site"],
          [{ remove: ["x"] }, 400, "remove"],
          [{ delete: Array<string>(201).fill("x") }, 400, "200"],
        ] as const) {
          const body: Record<string, readonly unknown[]> = {
            delete: [gone.id],
            update: [{ id: stored.id, meta_title: "Changed" }],
          }
          for (const [part, entries] of Object.entries<readonly unknown[]>(fault)) {
            body[part] = [...(body[part] ?? []), ...entries]
          }
          const { status, data } = await shop.admin<Failure>("post", "url-seo/batch", body)
          expect({ status, message: data.message }).toEqual({
            status: code,
            message: expect.stringContaining(message) as string,
          })
          expect(await readSeo("/kept")).toMatchObject({ meta_title: "Kept" })
          expect(await readSeo("/gone")).not.toBeNull()
          expect(await readSeo("/new")).toBeNull()
        }
      })
    })

    describe("The company's facts", () => {
      const readCompany = async () => {
        const { data } = await shop.admin<AdminCompanyResponse>("get", "company-facts")
        return data.company
      }
      const readPublic = async () => {
        const { data } = await shop.store<StoreCompanyResponse>("company-facts")
        return data
      }
      /** Facts that pass: the sample company's VAT number belongs to nobody, and its check digits do not hold. */
      const factsWith = async (changes: Body) => ({
        ...(await readCompany()).defaults,
        vat_number: "GB 123 4567 82",
        ...changes,
      })

      it("are those of the environment until staff set others, and again once these are taken back", async () => {
        expect(await readCompany()).toMatchObject({
          facts: null,
          version: 0,
          defaults: { name: "Scanwright", closed_on_bank_holidays: true, closed_days: [] },
        })
        expect(await readPublic()).toEqual({ company: null, changed_at: null })

        const set = { street: "1 New Street", postcode: "nn11aa", closed_days: ["2036-12-24", "2036-12-24"] }
        const { status } = await shop.admin("post", "company-facts", {
          version: 0,
          facts: await factsWith(set),
        })
        expect(status).toBe(200)
        const first = await readPublic()
        expect(first.company).toMatchObject({
          ...{ street: "1 New Street", postcode: "NN1 1AA", vat_number: "GB123456782" },
          closed_days: ["2036-12-24"],
        })
        await soon(() => expect(storefront.changes).toEqual([{ entity: "everything" }]))

        await shop.admin("post", "company-facts", { version: 1, facts: null })
        const second = await readPublic()
        expect(second.company).toBeNull()
        expect((second.changed_at ?? "") > (first.changed_at ?? "")).toBe(true)
        expect(await readCompany()).toMatchObject({ facts: null, version: 2 })
      })

      it("are set by one of two who began from the same version", async () => {
        const facts = await factsWith({})
        const answers = await Promise.all(
          ["One", "Two"].map((name) =>
            shop.admin("post", "company-facts", { version: 0, facts: { ...facts, name } }),
          ),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        expect((await readCompany()).version).toBe(1)
      })

      it("are refused where they cannot be right", async () => {
        const { status, data } = await shop.admin<Failure>("post", "company-facts", {
          version: 0,
          facts: await factsWith({ vat_number: "GB 123 4567 81" }),
        })
        expect({ status, message: data.message }).toEqual({
          status: 400,
          message: expect.stringContaining("This VAT number is not valid") as string,
        })
        expect((await readCompany()).version).toBe(0)
      })
    })

    describe("The storefront is soon notified of", () => {
      const received = (...changes: unknown[]) => soon(() => expect(storefront.changes).toEqual(changes))
      /** Waits for what is still on its way, which would come among the next changes. */
      const forget = async () => {
        await waitForStorefront(shop.container)
        storefront.forget()
      }

      it("a published, changed, renamed and deleted article, under all its addresses", async () => {
        const { id } = await publish({ title: "One" })
        await received({ entity: "blog", handles: ["one"] })
        await forget()
        await updateBlog(id, { title: "Two" })
        await received({ entity: "blog", handles: ["two", "one"] })
        await forget()
        await updateBlog(id, { title: "Three" })
        await soon(() => expect(storefront.handlesOf("blog").sort()).toEqual(["one", "three", "two"]))
        await forget()
        await updateBlog(id, { is_published: false })
        await soon(() => expect(storefront.handlesOf("blog")).toContain("three"))
        await forget()
        await shop.admin("delete", `blogs/${id}`)
        const other = await publish({ title: "Other" })
        await received({ entity: "blog", handles: ["other"] })
        await forget()
        await shop.admin("delete", `blogs/${other.id}`)
        await received({ entity: "blog", handles: ["other"] })
      })

      it("no draft, and no scheduled article before its time", async () => {
        const { id } = await createBlog({ title: "Draft" })
        await updateBlog(id, { scheduled_at: tomorrow() })
        await createSeo({ url: "/about" })
        await received({ entity: "url_seo", urls: ["/about"] })
      })

      it("an added, changed and deleted URL SEO config, under both its paths", async () => {
        const { id } = await createSeo({ url: "/a" })
        await received({ entity: "url_seo", urls: ["/a"] })
        await forget()
        await shop.admin("post", `url-seo/${id}`, { url: "/b" })
        await received({ entity: "url_seo", urls: ["/b", "/a"] })
        await forget()
        await shop.admin("post", "url-seo/batch", { delete: [id], create: [{ url: "/c" }] })
        await received({ entity: "url_seo", urls: ["/b"] }, { entity: "url_seo", urls: ["/c"] })
        await forget()
        await shop.admin("delete", `url-seo/${(await readSeo("/c"))?.id}`)
        await received({ entity: "url_seo", urls: ["/c"] })
      })
    })

    describe("When a later step fails, all changes are undone", () => {
      const planted = { message: "planted failure" }
      /** Lets the last step of our workflows fail: the one that emits their event. */
      const failEvents = () => {
        const ours = new Set<string>(
          [BlogEvents, UrlSeoEvents, CompanyEvents].flatMap((events) => Object.values(events)),
        )
        const bus = shop.container.resolve(Modules.EVENT_BUS)
        const emit = bus.emit.bind(bus)
        jest.spyOn(bus, "emit").mockImplementation(async (data, options) => {
          if ([data].flat().some(({ name }) => ours.has(name)))
            throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, planted.message)
          await emit(data, options)
        })
      }
      afterEach(() => jest.restoreAllMocks())

      it("of the company's facts", async () => {
        failEvents()
        await expect(
          saveCompanyWorkflow(shop.container).run({ input: { version: 0, facts: null } }),
        ).rejects.toMatchObject(planted)
        const { data } = await shop.admin<AdminCompanyResponse>("get", "company-facts")
        expect(data.company.version).toBe(0)
      })

      it("of a new article, and of its slug", async () => {
        failEvents()
        await expect(
          createBlogsWorkflow(shop.container).run({ input: { blogs: [{ title: "Orphan" }] } }),
        ).rejects.toMatchObject(planted)
        expect(await shop.count("blog")).toBe(0)
        expect(await shop.count("handle_record")).toBe(0)
      })

      it("of an article's change or deletion", async () => {
        const before = await publish({ title: "Kept", content: "<p>Kept</p>", tags: ["a"] })
        failEvents()
        await expect(
          updateBlogsWorkflow(shop.container).run({
            input: {
              blogs: [
                {
                  id: before.id,
                  title: "Changed",
                  content: "",
                  tags: [],
                  is_published: false,
                  created_at: 1,
                },
              ],
            },
          }),
        ).rejects.toMatchObject(planted)
        await expect(
          deleteBlogsWorkflow(shop.container).run({ input: { ids: [before.id] } }),
        ).rejects.toMatchObject(planted)
        const { data } = await shop.admin<AdminBlogResponse>("get", `blogs/${before.id}`)
        expect({ ...data.blog, updated_at: "" }).toEqual({ ...before, updated_at: "" })
        expect((await readBlog("kept")).reading_time_minutes).toBe(1)
        expect((await shop.store("handles/blog/changed")).status).toBe(404)
      })

      it.each([null, "2026-02-03T10:00:00.000Z"])(
        "of a scheduled publication, first public %s",
        async (first) => {
          const { id } = await createBlog({
            title: "Planned",
            ...(first && { is_published: true, published_at: first }),
          })
          await updateBlog(id, { is_published: false, scheduled_at: tomorrow() })
          const moment = new Date(Date.now() - 1_000)
          // Before its time comes: the shop's own job, which runs every minute, must not publish it first.
          failEvents()
          await letTimeCome(id, moment)
          // While that job undoes its own try, no article is due.
          await soon(() =>
            expect(publishDueBlogsWorkflow(shop.container).run()).rejects.toMatchObject(planted),
          )
          await soon(async () => {
            const { data } = await shop.admin<AdminBlogResponse>("get", `blogs/${id}`)
            expect(data.blog).toMatchObject({
              is_published: false,
              published_at: first,
              scheduled_at: moment.toISOString(),
            })
          })
        },
      )

      it("of a URL SEO config's creation, change, deletion and batch", async () => {
        const before = await createSeo({ url: "/kept", meta_title: "Kept", meta_keywords: ["a"] })
        failEvents()
        const path = `url-seo/${before.id}`
        for (const request of [
          () => shop.admin("post", "url-seo", { url: "/new" }),
          () => shop.admin("post", path, { url: "/moved", meta_title: null, meta_keywords: [] }),
          () => shop.admin("delete", path),
          () => shop.admin("post", "url-seo/batch", { create: [{ url: "/kept" }], delete: [before.id] }),
        ]) {
          expect((await request()).status).toBe(500)
        }
        jest.restoreAllMocks()
        const { data } = await shop.admin<AdminUrlSeosResponse>("get", "url-seo")
        expect(data.url_seos.map((config) => ({ ...config, updated_at: "" }))).toEqual([
          { ...before, updated_at: "" },
        ])
      })
    })
  },
})
