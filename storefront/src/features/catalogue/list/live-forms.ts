type Control = HTMLInputElement | HTMLSelectElement

/** The address that a form would request, without its empty fields. */
export function hrefOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(given).toString()
  const { pathname } = new URL(form.action)
  return query === "" ? pathname : `${pathname}?${query}`
}

/** Whether a form belongs to the list: forms without an action, such as a dialog's, do not. */
export const isOfList = (form: HTMLFormElement): boolean => form.hasAttribute("action")

const controlsOf = (root: HTMLElement) =>
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
    } else {
      control.value = params.get(control.name) ?? ""
    }
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
