import type { z } from "zod"

/** Values that a schema's rules name for development. */
function developmentValues(schema: z.ZodObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, rule]) => {
      const value = rule.meta()?.development
      return typeof value === "string" ? [[name, value]] : []
    }),
  )
}

/**
 * Checks environment variables against a schema. Empty values count as missing. In development a missing one has the default
 * that its rule names.
 *
 * @param schema one rule per variable
 * @param source the variables, normally `process.env`
 * @returns the settings
 * @throws Error naming every missing variable, or every invalid one with what is wrong with it
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  source: Record<string, string | undefined>,
): z.output<z.ZodObject<Shape>> {
  const given: Record<string, string | undefined> = {
    ...(source.NODE_ENV === "development" ? developmentValues(schema) : {}),
    ...Object.fromEntries(Object.entries(source).filter(([, value]) => value)),
  }
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const missing = result.error.issues.filter((issue) => given[String(issue.path[0])] === undefined)
  if (missing.length > 0) {
    const names = missing.map((issue) => String(issue.path[0]))
    throw new Error(`Missing required environment variables: ${names.join(", ")}`)
  }
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
  throw new Error(`Invalid environment variables: ${faults.join("; ")}`)
}
