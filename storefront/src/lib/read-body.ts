export { parseJson, readBody } from "@scanwright/static-pages/next"
