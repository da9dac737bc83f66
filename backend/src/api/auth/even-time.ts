/**
 * Milliseconds that requests take at least whose work depends on whether an address is known: longer than the work, so that
 * nobody learns it from the duration.
 */
export const EVEN_MS = 250
