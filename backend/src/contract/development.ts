// For servers only, so index.ts leaves it out: `@scanwright/backend/contract/development`.

/**
 * What backend and storefront assume of each other in development, where nobody says otherwise. In production each of these
 * settings is required.
 */
export const DEVELOPMENT = {
  backendUrl: "http://localhost:9000",
  storefrontUrl: "http://localhost:8000",
  revalidateSecret: "only-for-development-revalidate",
} as const
