/** Address of the backend as the Medusa Admin's bundler writes it in; empty when both are served from one place. */
declare const __BACKEND_URL__: string | undefined
/** How the Medusa Admin authenticates; undefined means by session cookie. */
declare const __AUTH_TYPE__: "session" | "jwt" | undefined
/** Key under which the browser stores the token when {@link __AUTH_TYPE__} is `jwt`. */
declare const __JWT_TOKEN_STORAGE_KEY__: string | undefined
