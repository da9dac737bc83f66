/**
 * Words for which the trade and the frameworks have better ones, each with its replacement. docs/glossary.md lists our
 * own words that stay.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const REPLACED = {
  kept: "stored, persisted or cached",
  keep: "store, persist or cache",
  keeps: "stores, persists or caches",
  keeper: "store or storage",
  marked: "invalidated",
  told: "notified, published or reported",
  tell: "notify, publish or report",
  tells: "notifies, publishes or reports",
  late: "lazy",
  settled: "idle",
  awake: "hydrated",
  door: "sign-in, entry or boundary",
  doors: "sign-in, entries or boundaries",
  answer: "response, or value of a field",
  answers: "responses, or values of a form",
  answered: "responded",
  words: "labels, copy or messages",
  owed: "pending",
  debt: "outbox",
  debts: "outbox",
  away: "unavailable",
  figures: "metrics, counts or totals",
  moved: "redirected or renamed",
  living: "active",
  remembered: "cached",
  enquiry: "form submission",
  enquiries: "form submissions",
  says: "label, or metadata of a page",
  tone: "variant or appearance",
}

/** The words of an identifier, in lower case: "keptSession" has "kept" and "session". @param {string} name */
export const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/**
 * Reports identifiers that a file declares with a replaced word in them. Names that others decide (properties of foreign
 * types, imports of packages) are not declared in the file and pass.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const plainWords = {
  meta: {
    type: "suggestion",
    schema: [{ type: "object", properties: { except: { type: "array", items: { type: "string" } } } }],
    messages: { replaced: "“{{word}}” in “{{name}}”: write {{better}}." },
  },
  create(context) {
    const allowed = new Set(context.options[0]?.except ?? [])
    /** @param {import("eslint").Rule.Node | null | undefined} node */
    const check = (node) => {
      if (node?.type !== "Identifier" || allowed.has(node.name)) return
      const word = wordsOf(node.name).find((one) => Object.hasOwn(REPLACED, one))
      if (!word) return
      context.report({
        node,
        messageId: "replaced",
        data: { word, name: node.name, better: REPLACED[word] ?? "" },
      })
    }
    /** @param {any} node of any pattern that binds names */
    const checkPattern = (node) => {
      if (node?.type === "Identifier") check(node)
      else if (node?.type === "AssignmentPattern") checkPattern(node.left)
      else if (node?.type === "RestElement") checkPattern(node.argument)
      else if (node?.type === "ArrayPattern") node.elements.forEach(checkPattern)
      // A destructured name without a new one is its property's name, which is checked at the property's declaration.
      else if (node?.type === "ObjectPattern")
        for (const property of node.properties)
          if (property.type === "RestElement" || !property.shorthand) checkPattern(property.value ?? property)
    }
    /** @param {any} node with a name */
    const checkId = (node) => check(node.id)
    /** @param {any} node with a key */
    const checkKey = (node) => {
      if (!node.computed) check(node.key)
    }
    /** @param {any} node with parameters */
    const checkFunction = (node) => {
      check(node.id)
      for (const parameter of node.params) checkPattern(parameter.parameter ?? parameter)
    }
    return {
      VariableDeclarator: ({ id }) => checkPattern(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSEnumDeclaration: checkId,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
    }
  },
}
