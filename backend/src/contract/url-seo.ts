export * from "@scanwright/url-seo/schemas/url-seo"
