/**
 * Whether a patch is switched off by the environment variable `FRAMEWORK_PATCHES_OFF`: `all`, or names divided by commas.
 *
 * @param {string} name of the patch, as README.md lists it
 * @returns {boolean}
 */
export function isPatchOff(name) {
  const names = (process.env.FRAMEWORK_PATCHES_OFF ?? "").split(",").map((one) => one.trim())
  return names.includes("all") || names.includes(name)
}
