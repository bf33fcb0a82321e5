import type { Language } from '@allenio/contract'
import type { MailFileReference } from './files.ts'

/** The result of a template. */
export interface Mail {
  subject: string
  html: string
  text: string
  /** Pictures that the layout shows within the mail, such as the logo of the business. */
  pictures?: readonly MailPicture[]
}

/** A short text that waits with its mail. */
export interface MailText {
  name: string
  contentType: string
  content: string
}

/** A file that comes with a mail: a text, or the reference to a file that is made when the mail leaves. */
export type MailAttachment = MailText | MailFileReference

/** The mail's HTML shows it as `cid:<cid>`. */
export type MailPicture = MailFileReference & { cid: string }

/** A mail to send; its id shows when the same mail is sent a second time. */
export interface Letter extends Omit<Mail, 'pictures'> {
  id: string
  to: string
  language: Language | undefined
  attachments: readonly (MailAttachment | MailPicture)[]
  /** The name beside our address, and where an answer goes, for mails that a business sends to its clients. */
  from?: { name: string; replyTo: string | null } | undefined
  /** Where one press, or the mail program by itself, ends mails of this kind. */
  unsubscribeAddress?: string | undefined
}

/** A file as it leaves with a mail. */
export interface SentFile {
  name: string
  contentType: string
  content: string | Buffer
  cid?: string
}

/** A mail whose files have been made. */
export interface ReadyLetter extends Omit<Letter, 'attachments'> {
  attachments: readonly SentFile[]
}
