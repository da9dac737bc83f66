type Control = HTMLInputElement | HTMLSelectElement

/** What a form of the list would ask for, its empty fields left out. */
export function hrefOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(given).toString()
  const { pathname } = new URL(form.action)
  return query === "" ? pathname : `${pathname}?${query}`
}

/** Whether a form asks for another list: one without an address, such as a dialog's, is none of the list's. */
export const isOfList = (form: HTMLFormElement): boolean => form.hasAttribute("action")

const controlsOf = (root: HTMLElement) =>
  root.querySelectorAll<Control>("form[action] :is(input[name]:not([type=hidden]), select[name])")

/** Boxes that stand otherwise than the server drew them. */
export const changedControls = (root: HTMLElement): Control[] =>
  [...controlsOf(root)].filter(
    (control) => control instanceof HTMLInputElement && control.checked !== control.defaultChecked,
  )

/** Has every field show what the address says: after a filter was removed by its link, or the way back was taken. */
export function showAddress(root: HTMLElement, params: URLSearchParams): void {
  for (const control of controlsOf(root)) {
    if (control.type === "checkbox") {
      const box = control
      box.checked = params.getAll(box.name).includes(box.value)
    } else {
      control.value = params.get(control.name) ?? ""
    }
  }
}

interface Address {
  readonly search: string
}

/** Whether an address is another page of the same list: those are read from their top. */
export function isOtherPage(now: Address, next: Address): boolean {
  const [one, other] = [now, next].map(({ search }) => {
    const params = new URLSearchParams(search)
    params.delete("page")
    params.sort()
    return params.toString()
  })
  return one === other && now.search !== next.search
}
