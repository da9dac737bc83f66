import { type Consent, OPTIONAL_CATEGORIES, OPTIONAL_NAMES } from "./consent"

/** Deletes a cookie wherever it may have been set from: pages see its name, and neither its domain nor its path. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split(".")
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)
  const parts = location.pathname.split("/")
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"))
  for (const path of folders.flatMap((folder) => [folder, `${folder}/`])) {
    for (const domain of ["", ...domains]) document.cookie = `${name}=; max-age=0; path=${path}${domain}`
  }
}

/**
 * Deletes what a visitor's choice does not allow, from this browser's storage and cookies.
 *
 * @param consent null where there is no choice, which allows nothing
 */
export function deleteRefused(consent: Consent | null): void {
  const refused = OPTIONAL_CATEGORIES.filter((category) => !consent?.[category])
  const isRefused = (name: string) => refused.some((category) => OPTIONAL_NAMES[category].test(name))
  try {
    for (const key of Object.keys(localStorage)) if (isRefused(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is there.
  }
  const cookies = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "")
  for (const name of cookies) if (isRefused(name)) deleteCookie(name)
}
