/** Copy of the form "Tell me when it is back", and of the page its mails lead to. */
export const stockAlert = {
  title: "Back in stock",
  description: "Confirm or delete a request to be told when a product is back in stock.",
  formTitle: "Tell me when it is back",
  text: "One mail when it can be ordered again, and then we delete your address; at the latest after 180 days.",
  consent: "I agree that you write to me about this product, as set out in the",
  ask: {
    confirm: {
      title: "Confirm your address",
      text: "Press the button, and we write to you once: when the product is back in stock.",
      action: "Yes, tell me",
    },
    remove: {
      title: "Delete your request",
      text: "Press the button, and we delete your address and do not write to you about this product.",
      action: "Delete my request",
    },
  },
  done: {
    requested: {
      title: "Look at your e-mail",
      text: "If you have not asked already, we have sent you a mail with a link that confirms your address. It works for seven days. If it has not come within an hour, look among your unwanted mail.",
    },
    confirmed: {
      title: "Your address is confirmed",
      text: "We write to you once: when the product is back in stock.",
    },
    removed: {
      title: "Your request is deleted",
      text: "We do not write to you about this product, and have deleted your address.",
    },
    expired: {
      title: "This link no longer works",
      text: "It is older than seven days, or your request has been answered or deleted. You can ask again on the product's page.",
    },
    refused: {
      title: "That could not be read",
      text: "Go back, enter an e-mail address in the form name@company.co.uk, and tick the box.",
    },
    failed: {
      title: "That did not work",
      text: "We could not store your request just now. Please try again in a few minutes.",
    },
  },
  browse: "Browse products",
} as const

/** How a request or a link ended. */
export type StockAlertEnd = keyof typeof stockAlert.done
