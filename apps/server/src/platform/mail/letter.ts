import type { Language } from '@allenio/contract'

/** The result of a template. */
export interface Mail {
  subject: string
  html: string
  text: string
}

/** A file that comes with a mail. Its content is text, since only calendar files are sent so far. */
export interface MailAttachment {
  name: string
  contentType: string
  content: string
}

/** A mail to send; its id shows when the same mail is sent a second time. */
export interface Letter extends Mail {
  id: string
  to: string
  language: Language | undefined
  attachments: readonly MailAttachment[]
  /** The name beside our address, and where an answer goes, for mails that a business sends to its clients. */
  from?: { name: string; replyTo: string | null } | undefined
}
