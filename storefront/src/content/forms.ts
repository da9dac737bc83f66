/** Copy of the forms, and of the thank-you page. */
export const formCopy = {
  product: {
    title: (product: string) => `Request a quote for the ${product}`,
    link: "Request a quote",
    intro:
      "Ask our technicians about volume prices, delivery dates, accessories or your software. Requesting a quote is free and without obligation.",
    asked: "What you need",
    about: "About you",
    order: "About the order",
    quantity: (product: string) => `Quantity of ${product}`,
    send: "Request a quote",
    note: "Requesting a quote is free and without obligation. We reply within one working day.",
    phoneHint: "If you would like us to call you",
    referenceHint: "A purchase order or project number to show on the quote",
    messageHint: "For example accessories, software or the delivery address",
    consent:
      "I agree that you may use these details to answer me and keep a record of this quote request, as set out in the",
  },
  general: {
    about: "About you",
    asked: "Your question",
    phoneHint: "If you would like us to call you",
    service: "What is it about?",
    serviceNone: "Choose a service",
    messageHint: "For example models or part numbers, quantities and dates",
    send: "Send message",
    note: "We reply within one working day.",
  },
  oem: {
    about: "About you",
    asked: "What you are building",
    website: "Website",
    deviceTypes: "Equipment to build in",
    volume: "Devices a year",
    volumeNone: "Choose a number",
    messageHint:
      "Describe your product, what it has to read or print, its interfaces and when you need samples",
    send: "Send OEM enquiry",
    note: "An engineer will reply within two working days.",
  },
  credit: {
    filledIn: "We have filled in what your account has already. Please check it.",
    progress: "Application for a credit account",
    steps: {
      company: "Company",
      addresses: "Addresses",
      people: "People",
      references: "Trade references",
      send: "Review and send",
    },
    next: "Continue",
    back: "Back",
    backToReview: "Continue to review",
    summary: "Your application for a credit account",
    notSent: "Not sent yet",
    print: "Print this summary",
    business: "Your business",
    legalName: "Legal name",
    tradingName: "Trading name",
    companyType: "Type of company",
    companyTypeNone: "Choose a type",
    companyNumber: "Company number",
    companyNumberHint:
      "Eight characters, as shown by Companies House. Required for limited companies and LLPs",
    vatNumber: "VAT number",
    yearsTrading: "Years trading",
    creditLimit: "Credit limit requested",
    creditLimitHint: "The most you expect to owe at one time",
    registered_address: "Registered address",
    invoice_address: "Invoice address",
    invoiceHint: "Only if it is different",
    line1: "Address line 1",
    line2: "Address line 2",
    city: "Town or city",
    postcode: "Postcode",
    applicant: "Applicant",
    accounts_contact: "Accounts contact",
    position: "Position",
    email: "E-mail",
    reference: (number: number) => `Trade reference ${number}`,
    referenceHint: "A supplier that gives you credit",
    company: "Company",
    contact: "Contact",
    declarationTitle: "Declaration",
    declaration: "I declare that these details are true and that I am authorised to sign for the business",
    consent:
      "I agree that you may use these details to decide on credit, contact the referees and keep a record of this application, as set out in the",
    send: "Send application",
    note: "A decision takes up to five working days.",
  },
  labels: {
    name: "Name",
    email: "Work e-mail",
    company: "Company",
    phone: "Phone",
    reference: "Your reference",
    message: "Message",
  },
  /** Each sentence of consent ends with a link of this name. */
  privacyPolicy: "privacy policy",
  consent:
    "I agree that you may use these details to answer me and keep a record of this enquiry, as set out in the",
  problem: "There is a problem",
  notSent: "Your form was not sent",
  kept: "Your draft is saved. Try again, or come back later: it stays on this device for 30 days.",
  tryAgain: "Try again",
  draft: {
    title: "You have a saved draft",
    text: "It is saved on this device and has not been sent. We delete it after 30 days, or when you delete it.",
    restore: "Restore",
    discard: "Delete draft",
  },
  tooMany:
    "Too many forms were sent from your network. Please wait a minute and try again. Your draft is saved.",
  sendAgain: "Send again",
  thankYou: {
    /** With the noun of the form, as in the mail. */
    title: (noun: string) => `Thank you, we have your ${noun}`,
    /** Where the address does not name the form. */
    anyNoun: "message",
    pageTitle: "Thank you",
    description: "We have received your form. See your reference, what happens next and when we will reply.",
    reference: "Your reference is",
    /** The page visited without a reference: nothing has been sent. */
    nothing: {
      title: "Nothing has been sent",
      description: "This page confirms a form after it has been sent, with its reference.",
      text: "This page confirms a form after it has been sent. If you have sent one and got no e-mail with its reference, call us or send it again.",
      contact: "Contact us",
    },
    next: "What happens next",
    acknowledged:
      "Please note your reference. You usually get it by e-mail, too: if it is not there within an hour, check your junk mail or call us.",
    /** Next steps of each form on the thank-you page; the mail (backend/src/modules/mailer) promises the same. */
    steps: {
      general: [
        "One of our team reads your message.",
        "We reply within one working day by e-mail, or by phone if you gave a number.",
      ],
      oem: [
        "An engineer reads about your project.",
        "We reply within two working days with questions or a proposal.",
      ],
      product_inquiry: [
        "One of our team reads your request and checks stock and delivery.",
        "We send you a written quote within one working day. You order only when you accept it.",
      ],
      credit_application: [
        "Within two working days, we check Companies House and a credit reference agency, and contact your trade references.",
        "We e-mail you our decision within five working days. Until then, you can pay in advance.",
      ],
    },
    /** Next step where the address does not name the form. */
    anyStep: "One of our team reads your message and replies by e-mail.",
    copy: {
      title: "Your application for a credit account",
      note: (sentOn: string, reference: string) => `Sent on ${sentOn} under the reference ${reference}`,
      keep: "Print or save this copy for your records. It is deleted when you close this window.",
      print: "Print this copy",
    },
    urgent: (phone: string) => `Is it urgent? Call us on ${phone} and give your reference.`,
    questions: (phone: string) =>
      `Questions about your application? Call us on ${phone} and give your reference.`,
    more: "Back to Products",
    home: "Go to homepage",
  },
} as const
