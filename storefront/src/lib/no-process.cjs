/**
 * Stands in for the imitation of Node's `process` that Next.js brings to every page: in a browser nobody asks it for more than
 * an empty environment.
 */
module.exports = { env: {} }
