const rowFields = [
  "id",
  "reference",
  "type",
  "status",
  "name",
  "email",
  "company",
  "spam_reason",
  "erased_at",
  "assignee_id",
  "created_at",
  "updated_at",
]

const fields = [
  ...rowFields,
  "phone",
  "data",
  "products",
  "mails.id",
  "mails.kind",
  "mails.reply_id",
  "mails.status",
  "mails.attempts",
  "mails.next_attempt_at",
  "mails.last_error",
  "mails.sent_at",
  "notes.id",
  "notes.text",
  "notes.author",
  "notes.created_at",
  "first_responded_at",
  "replies.id",
  "replies.text",
  "replies.author",
  "replies.created_at",
]

export const retrieveFormSubmissionConfig = { defaults: fields, allowed: fields, isList: false }

export const listFormSubmissionsConfig = { defaults: rowFields, allowed: rowFields, isList: true }
