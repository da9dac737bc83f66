/** Copy of how a pasted list is read. */
export const listCopy = {
  file: "CSV file",
  fileKinds: "CSV or plain text",
  fileUnreadable: "This file is not a text file. Save it as CSV in your spreadsheet and choose it again.",
  title: "Which column is which?",
  choose: "Choose a column",
  column: (number: number) => `Column ${number}`,
  caption: "The first rows of your list",
} as const
