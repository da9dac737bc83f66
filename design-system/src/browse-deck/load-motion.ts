/** How cards fly, or null where it cannot be had: then nothing flies. Fetched once. */
export const loadMotion = () => import("./motion").catch(() => null)
