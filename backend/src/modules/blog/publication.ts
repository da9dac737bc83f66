import { MedusaError } from "@medusajs/framework/utils"

/** State of an article's publication: whether it is public, or when it will be. */
export interface Publication {
  is_published: boolean
  /** When it first became public; null if it never was. */
  published_at: Date | null
  scheduled_at: Date | null
}

/** Change of a publication by a write; absent properties stay as they are. */
export interface PublicationChange {
  is_published?: boolean
  published_at?: Date | null
  scheduled_at?: Date | null
}

const DRAFT: Publication = { is_published: false, published_at: null, scheduled_at: null }

const refuse = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

/** A scheduled article counts as published from its time on, even before the job has run. */
function atTime(publication: Publication, now: Date): Publication {
  const { is_published, scheduled_at } = publication
  const isDue = !is_published && scheduled_at !== null && scheduled_at <= now
  return isDue
    ? { is_published: true, published_at: publication.published_at ?? scheduled_at, scheduled_at: null }
    : publication
}

function checkPlan(change: PublicationChange, before: Publication, now: Date): void {
  const planned = change.scheduled_at
  if (!planned) return
  if (change.is_published) {
    throw refuse("scheduled_at is for an article that is not published yet: leave it out, or is_published")
  }
  if (before.is_published && change.is_published !== false) {
    throw refuse("The article is published already: set is_published to false to schedule it")
  }
  if (planned <= now) {
    throw refuse("scheduled_at must be in the future: set is_published to true to publish at once")
  }
}

/**
 * Works out the publication of an article after a write. The day on which it first became public stays when it is taken
 * back and published again.
 *
 * @param change in the write
 * @param stored publication before; null for a new article
 * @param now time of the write
 * @param since default time of publication for a new article; not in the future
 * @returns published, or not published with its schedule; with the time of its first publication
 * @throws MedusaError (invalid data) when the write contradicts itself or the calendar
 */
export function planPublication(
  change: PublicationChange,
  stored: Publication | null,
  now: Date,
  since: Date = now,
): Publication {
  const before = stored ? atTime(stored, now) : DRAFT
  checkPlan(change, before, now)
  const is_published = change.is_published ?? before.is_published
  if (change.published_at && change.published_at > now) {
    throw refuse("published_at may not be in the future: schedule the article to publish it later")
  }
  const published_at = change.published_at === undefined ? before.published_at : change.published_at
  if (is_published) {
    return { is_published, published_at: published_at ?? (since < now ? since : now), scheduled_at: null }
  }
  const scheduled_at = change.scheduled_at === undefined ? before.scheduled_at : change.scheduled_at
  return { is_published, published_at, scheduled_at }
}
