/** A mail server of the test's own, at the port of this worker. */
export const mailServerSettings = {
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: process.env.TEST_MAIL_PORT ?? "",
  MAIL_FROM: "Scanwright <sales@scanwright.example>",
  MAIL_STAFF_TO: "desk@scanwright.example",
}

/** Limits of uploads that small files reach. */
export const uploadLimits = {
  UPLOAD_IMAGE_MB: "1",
  UPLOAD_PDF_MB: "2",
  UPLOAD_FILE_MB: "3",
  UPLOAD_CALL_MB: "4",
}
