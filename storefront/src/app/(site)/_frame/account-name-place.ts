/** Attribute of each place that shows the signed-in company's name once it is known. */
export const ACCOUNT_NAME = "data-account-name"
