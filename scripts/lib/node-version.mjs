/**
 * @param {string} version such as "20.19.0" or "v20.19.0"
 * @returns {number[]} major, minor, patch
 */
function parts(version) {
  return version
    .replace(/^v|-.*$/g, "")
    .split(".")
    .map(Number)
}

/**
 * @param {string} left
 * @param {string} right
 * @returns {number} below 0, 0 or above 0, like a sort function
 */
function compare(left, right) {
  const [a, b] = [parts(left), parts(right)]
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** @type {Record<string, (difference: number) => boolean>} */
const comparators = {
  ">=": (difference) => difference >= 0,
  ">": (difference) => difference > 0,
  "<=": (difference) => difference <= 0,
  "<": (difference) => difference < 0,
  "=": (difference) => difference === 0,
}

/**
 * Whether a Node version is in the `engines.node` range of package.json. Runs before anything is installed, so it
 * supports only the syntax of that range: comparators joined by spaces, alternatives joined by `||`.
 * @param {string} version the running version
 * @param {string} range for example ">=20.19.0 <21 || >=22.12.0"
 * @returns {boolean}
 */
export function satisfies(version, range) {
  return range.split("||").some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((term) => {
        const [, operator = "=", wanted = ""] = /^(>=|<=|>|<|=)?(.+)$/.exec(term) ?? []
        return comparators[operator]?.(compare(version, wanted)) ?? false
      }),
  )
}

/**
 * @param {string} version the running version
 * @param {string} range `engines.node` of package.json
 * @returns {string | undefined} a message for the user, or undefined for a supported version
 */
export function nodeVersionProblem(version, range) {
  if (satisfies(version, range)) return undefined
  return [
    `Scanwright needs Node ${range}; this is Node ${version.replace(/^v/, "")}.`,
    "Install a supported one with `nvm install` (it reads .nvmrc) or from https://nodejs.org, then run the command again.",
  ].join("\n")
}
