const { TestEnvironment } = require("jest-environment-node")

/** Node requires ES modules, Jest cannot: through this, sanitize-html.cjs has Node load what is made of them. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args)
    this.global.requireWithNode = require
  }
}
