/** Stands for the package in Jest, which cannot load the ES modules that the package requires. */
module.exports = globalThis.requireWithNode("sanitize-html")
