/** Imports the animations once; null where they cannot be loaded: then nothing flies. */
export const loadMotion = () => import("./motion").catch(() => null)
