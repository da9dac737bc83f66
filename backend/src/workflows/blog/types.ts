import { type BlogType, type TimestampForm } from "../../contract"

/** One article to create. */
export interface CreateBlog {
  title: string
  /** Slug; made from the title when not given, numbered when taken. A given one that is taken is an error. */
  handle?: string
  excerpt?: string | null
  /** HTML; cleaned when it is stored. */
  content?: string
  type?: BlogType
  category?: string
  tags?: string[]
  author?: string
  /** Address of the picture: http(s) or root-relative. */
  image_url?: string | null
  image_alt?: string | null
  is_published?: boolean
  published_at?: TimestampForm | null
  scheduled_at?: TimestampForm | null
  created_at?: TimestampForm
  seo_title?: string | null
  seo_description?: string | null
}

/** Changes to one article; absent fields are not changed, but a title without a handle makes a new handle. */
export interface UpdateBlog extends Partial<CreateBlog> {
  id: string
}

/** Data of an event about one article. */
export interface BlogChange {
  id: string
  /** Present and past handles. */
  handles: string[]
  /** Whether visitors could read the article before the change, or can read it now. */
  is_public: boolean
}
