/**
 * Order of the files: those that share a Medusa first, since they hold most specs and take longest. Jest itself begins with the
 * largest files, and these are a few lines.
 */
module.exports = class LongestFirst {
  sort(tests) {
    const isShared = ({ path }) => /[\\/]together[\\/]/.test(path)
    return [...tests].sort(
      (one, other) => isShared(other) - isShared(one) || (one.path < other.path ? -1 : 1),
    )
  }

  /** Durations are not kept: a fresh clone knows none. */
  cacheResults() {}
}
