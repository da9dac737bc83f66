export { type Change } from "../change.js"
export { parseJson, readBody } from "./read-body.js"
export { MAX_BODY_BYTES, readChanges, type ReadChanges } from "./read-changes.js"
export { renewPages } from "./renew-pages.js"
