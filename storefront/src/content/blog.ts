/** Copy of the articles' pages (specification, 2.7, 2.8 and 8). */
export const blog = {
  title: "Blogs & News",
  intro:
    "Practical advice from our workshop and industry news on scanners, mobile computers, label printers and standards.",
  description:
    "Practical articles and news about barcode scanners, mobile computers, label printers and GS1 standards, written by the people who sell and repair them.",
  /** Descriptions of the lists of one kind. */
  descriptions: {
    blog: "Practical articles from our repair workshop: how to choose, set up and look after scanners, mobile computers and label printers.",
    news: "Barcode industry news: new and discontinued models, changes to GS1 standards and UK rules, and what they mean for your equipment.",
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
