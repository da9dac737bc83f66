/** Sizes of a row of slides, in px. */
export interface Row {
  /** Width of the visible part. */
  view: number
  /** Width of one slide; all are the same. */
  slide: number
  /** Space between two slides. */
  gap: number
  count: number
}

/** The slides in view: the first, how many whole ones, and whether the row is at one of its ends. */
export interface Shown {
  first: number
  size: number
  isStart: boolean
  isEnd: boolean
}

/** Smallest distance that counts, in px: browsers round scroll positions to the pixels of the screen. */
const NEAR = 1

/** Measures the row of slides inside `view`. */
export function measure(view: HTMLElement): Row {
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(view)
  return {
    view: view.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
    slide: view.firstElementChild?.getBoundingClientRect().width ?? 0,
    gap: Number.parseFloat(columnGap) || 0,
    count: view.childElementCount,
  }
}

/** How many slides fit, as a fraction: 1.2 where part of the next one is visible. */
export const perView = ({ view, slide, gap }: Row): number => (view + gap) / (slide + gap)

/** How many whole slides fit; never less than one. */
const wholePerView = (row: Row): number => Math.max(1, Math.floor(perView(row) + 0.01))

/** How far the row can be scrolled. */
export const furthest = ({ view, slide, gap, count }: Row): number =>
  Math.max(0, count * (slide + gap) - gap - view)

/** The last slide that can be first in view. */
export const lastFirst = (row: Row): number => Math.max(0, row.count - wholePerView(row))

/** The slides in view of a row scrolled by `scrolled` px from its start. */
export function shownAt(row: Row, scrolled: number): Shown {
  const first = Math.round(scrolled / (row.slide + row.gap))
  return {
    first: Math.min(Math.max(first, 0), lastFirst(row)),
    size: Math.min(wholePerView(row), row.count),
    isStart: scrolled < NEAR,
    isEnd: scrolled > furthest(row) - NEAR,
  }
}

/** The slide that is first in view after `pages` pages more; negative goes back. */
export const pageFrom = (row: Row, first: number, pages: number): number =>
  Math.min(Math.max(first + pages * wholePerView(row), 0), lastFirst(row))

/** The first slide in view for slide `index` to be completely in view, with the smallest movement. */
export function revealing(row: Row, first: number, index: number): number {
  const last = first + wholePerView(row) - 1
  if (index > last) return Math.min(first + index - last, lastFirst(row))
  return Math.min(index, first)
}

/** The slides in view as text: `5 to 8 of 12`, or `3 of 8` where one is shown at a time. */
export function describeShown(first: number, size: number, count: number): string {
  const last = Math.min(first + size, count)
  return last - first > 1 ? `${first + 1} to ${last} of ${count}` : `${last} of ${count}`
}
