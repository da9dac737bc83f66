/** A job that code of ours did before a library did it. */
interface Replaced {
  readonly job: string
  /** in Markdown */
  readonly library: string
  /** files or parts of files in which the lines were counted */
  readonly countedIn: string
  /** lines of code before, without tests, comments and empty lines */
  readonly before: number
  /** lines that are ours since, counted alike */
  readonly now: number
  /** why that is not less */
  readonly why: string
}

/** Our own code that libraries took the place of: docs/dependencies.md shows it, and docs/adr/0028 says what stays ours. */
export const REPLACED: readonly Replaced[] = [
  {
    job: "CSV files that are written",
    library: "csv-stringify",
    countedIn: "`backend/src/lib/csv.ts`",
    before: 13,
    now: 17,
    why: "`escape_formulas` leaves out line feeds and cells that begin with an apostrophe, so what a formula is stays our rule",
  },
  {
    job: "the size of an uploaded picture",
    library: "sharp",
    countedIn: "`backend/src/media`: `image-size.ts`, then `picture-size.ts`",
    before: 57,
    now: 15,
    why: "the library that decodes pictures for pages says how large they are: no file can mean one size to the check and another to it",
  },
  {
    job: "a built Storybook for its tests",
    library: "sirv",
    countedIn: "`scripts/visual/serve-folder.ts`",
    before: 38,
    now: 16,
    why: "the server itself, on a free port",
  },
  {
    job: "how much runs at a time",
    library: "p-limit",
    countedIn:
      "the class of queues that mails used, and the queues of `static.ts`, `page-metadata.ts` and `renew-pages.ts`",
    before: 43,
    now: 11,
    why: "four queues: mails, checks, pages that are read, pages that are rendered again",
  },
  {
    job: "whole pages in memory",
    library: "lru-cache",
    countedIn: "`storefront/src/server/patches/response-store.ts`",
    before: 34,
    now: 9,
    why: "what a stored response is; a lookup takes about a microsecond, as before",
  },
  {
    job: "PDFs of data sheets",
    library: "@cantoo/pdf-lib, @cantoo/fontkit in the place of pdf-lib",
    countedIn:
      "`data-sheet.ts`, `sheet.ts`, `typeface.ts`, `wrap-text.ts` and `lib/pdf-text.ts` of the storefront",
    before: 260,
    now: 355,
    why: 'pdf-lib is no longer maintained; the rest is new: fonts cut to the letters in use (subset-font), so that "Łódź" and "条码" are legible',
  },
  {
    job: "the OpenAPI document",
    library: "zod-openapi",
    countedIn: "`backend/src/openapi`: `document.ts` and, before, `json-schema.ts`",
    before: 145,
    now: 142,
    why: "what a client must send is said now, which zod-openapi alone takes from the form of a rule; version 5, because 6 needs Node.js 22.14",
  },
  {
    job: "backups",
    library: "`pg_dump` on PATH, else pg-copy-streams",
    countedIn: "`scripts/lib`: `backup.ts`, and since `backup-dump.ts` and `backup-tables.ts`",
    before: 144,
    now: 246,
    why: "two ways in the place of one that failed above 512 MiB; `pg_dump` refuses servers newer than itself",
  },
]
