export { clearable, lineSchema, optionalLineSchema } from "@scanwright/url-seo/schemas/fields"
