import { type MetaTag } from "../schemas/meta-tags"

/**
 * Converts a config for the module, whose JSON column is typed as an object but holds a list.
 *
 * @param config to write
 */
export const columnsOf = <Config extends { additional_meta_tags?: MetaTag[] }>({
  additional_meta_tags,
  ...columns
}: Config) => ({
  ...columns,
  ...(additional_meta_tags && {
    additional_meta_tags: additional_meta_tags as unknown as Record<string, unknown>,
  }),
})
