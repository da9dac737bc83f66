/** Where every public page lives. A module, not an object: scripts carry the addresses that they use and no others. */
export * as routes from "./addresses"
