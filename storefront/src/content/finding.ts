/** Copy of the search's results that are no products. */
export const finding = {
  groups: {
    brands: "Brands",
    machineTypes: "Machine types",
    services: "Services",
    articles: "Articles",
    pages: "Pages",
  },
  /** Above products that do not have the text of a search as it was typed. */
  foundBy: {
    spelling: (query: string, meant: string) => `No product matches “${query}”. Did you mean ${meant}?`,
    spellings: (query: string) => `No product matches “${query}”. Did you mean one of these?`,
    someWords: (query: string) => `No product matches every word of “${query}”. These match the most words.`,
    source: "Ask us to source it",
  },
  /** Of the search's results: what matches beside the products. */
  alsoTitle: "Also found",
  /** Of a missing page. */
  near: {
    title: "Did you mean one of these?",
    products: "Products",
    search: (text: string) => `Search for “${text}”`,
    source: "Ask us to source it",
    call: (phone: string) => `Call ${phone}`,
    label: "Search the catalogue",
  },
} as const
