type Control = HTMLInputElement | HTMLSelectElement

type Entry = readonly [name: string, value: string]

function address(pathname: string, entries: readonly Entry[]): string {
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
  return query === "" ? pathname : `${pathname}?${query}`
}

/** The query of an address of this site. */
export const queryOf = (href: string): URLSearchParams => new URLSearchParams(href.split("?", 2)[1])

/** Names of the fields that a form shows; its hidden ones repeat the list that was shown when it was rendered. */
const shownNames = (form: HTMLFormElement): Set<string> =>
  new Set(
    [...form.querySelectorAll<Control>("input[name]:not([type=hidden]), select[name]")].map(
      ({ name }) => name,
    ),
  )

/**
 * The address that a form would request, without its empty fields.
 *
 * @param asked query of the list that is loading: it replaces the form's hidden fields, which do not know of it yet
 */
export function hrefOf(form: HTMLFormElement, asked: URLSearchParams | null): string {
  const given = [...new FormData(form)].flatMap<Entry>(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  )
  const { pathname } = new URL(form.action)
  if (asked === null) return address(pathname, given)
  const shown = shownNames(form)
  const others = [...asked].filter(([name]) => !shown.has(name) && name !== "page")
  return address(pathname, [...others, ...given.filter(([name]) => shown.has(name))])
}

/**
 * The address of a link of the shown list, while another list is loading: what the link adds and removes, it adds to and
 * removes from that one.
 *
 * @param link its path and query
 * @param shown query of the list that has the link
 * @param asked query of the list that is loading
 */
export function followed(
  link: { pathname: string; search: string },
  shown: URLSearchParams,
  asked: URLSearchParams,
): string {
  const wanted = new URLSearchParams(link.search)
  const among = (params: URLSearchParams, [name, value]: Entry) => params.getAll(name).includes(value)
  const removed = [...shown].filter((entry) => !among(wanted, entry))
  const added = [...wanted].filter((entry) => !among(shown, entry))
  const replaced = new Set(added.map(([name]) => name).filter((name) => removed.some(([of]) => of === name)))
  const rest = [...asked].filter(
    ([name, value]) =>
      !replaced.has(name) && !removed.some(([ofName, ofValue]) => ofName === name && ofValue === value),
  )
  return address(link.pathname, [
    ...rest,
    ...added.filter((entry) => !rest.some(([n, v]) => n === entry[0] && v === entry[1])),
  ])
}

/** Whether a form belongs to the list: forms without an action, such as a dialog's, do not. */
export const isOfList = (form: HTMLFormElement): boolean => form.hasAttribute("action")

/** Attribute of a form whose search is being typed, set by SearchWhileTyping. */
export const TYPING = "data-typing"

/** Whether the search of a form is being typed. */
export const isTyping = (form: HTMLFormElement | null): boolean => form?.hasAttribute(TYPING) ?? false

/** The visible fields of the list's forms. */
export const controlsOf = (root: HTMLElement) =>
  root.querySelectorAll<Control>("form[action] :is(input[name]:not([type=hidden]), select[name])")

/** Controls whose state differs from the server's HTML. */
export const changedControls = (root: HTMLElement): Control[] =>
  [...controlsOf(root)].filter(
    (control) => control instanceof HTMLInputElement && control.checked !== control.defaultChecked,
  )

/** Sets every field to its value in the address, after a filter was removed by its link or the visitor went back. */
export function showAddress(root: HTMLElement, params: URLSearchParams): void {
  for (const control of controlsOf(root)) {
    if (control.type === "checkbox") {
      const box = control
      box.checked = params.getAll(box.name).includes(box.value)
      continue
    }
    const value = params.get(control.name) ?? ""
    // What is being typed is not in the address yet.
    if (control.type === "search" && (isTyping(control.form) || control.value.trim() === value)) continue
    control.value = value
  }
}

interface Address {
  readonly search: string
}

/** Whether an address is another page of the same list, which is shown from its top. */
export function isOtherPage(now: Address, next: Address): boolean {
  const [one, other] = [now, next].map(({ search }) => {
    const params = new URLSearchParams(search)
    params.delete("page")
    params.sort()
    return params.toString()
  })
  return one === other && now.search !== next.search
}
