/** Style sheets are imported for their effect, by Vite. */
declare module "*.css"
