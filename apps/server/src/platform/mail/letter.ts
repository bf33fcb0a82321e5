import type { Language } from '@allenio/contract'

/** The result of a template. */
export interface Mail {
  subject: string
  html: string
  text: string
}

/** A mail to send; its id shows when the same mail is sent a second time. */
export interface Letter extends Mail {
  id: string
  to: string
  language: Language | undefined
  /** The name beside our address, and where an answer goes, for mails that a business sends to its clients. */
  from?: { name: string; replyTo: string | null } | undefined
}
