/** Copy of the articles' pages (specification, 2.7, 2.8 and 8). */
export const blog = {
  title: "Blogs & News",
  intro:
    "What we learn at the repair bench and on customers' sites, and what changes in the trade: scanners, mobile computers, label printers and the standards they work by.",
  description:
    "Practical articles and news about barcode scanners, mobile computers, label printers and GS1 standards, written by the people who sell and repair them.",
  /** Descriptions of the lists of one kind. */
  descriptions: {
    blog: "Practical articles from the repair bench and from customers' sites: how to choose, set up and look after scanners, mobile computers and label printers.",
    news: "News of the barcode trade: new models and what is discontinued, changes in GS1 standards and in UK rules, and what they mean for equipment in use.",
  },
  tabs: { all: "All Articles", blog: "Blogs", news: "News" },
  tabsLabel: "Kinds of article",
  listLabel: "Articles",
  loading: "Loading articles",
  show: (label: string) => `Show ${label}`,
  empty: "No blogs found in this category.",
  errorTitle: "Error Loading Blogs",
  errorText: "Please try again later.",
  tryAgain: "Try Again",
  back: "Back to Blogs",
  related: "Related Articles",
  feed: "Blogs & News by RSS",
  by: (author: string) => `By ${author}`,
  minutes: (count: number) => `${count} min read`,
  notFound: {
    title: "Blog Not Found",
    text: "The blog post you're looking for doesn't exist or has been removed.",
    toast: { title: "Error", text: "Blog not found. Please check the URL or try again." },
  },
  share: {
    label: "Share",
    done: "Copied",
    title: "Link copied!",
    text: "The article link has been copied to your clipboard.",
  },
} as const
