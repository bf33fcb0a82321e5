import type { Language } from '@allenio/contract'
import { findSender } from '#areas/business'
import type { Db } from '#platform/db'
import { linkToApp, mailLayout, sendMail, type MailBlock, type MailFileReference } from '#platform/mail'
import { letterParts } from './letters.ts'

interface PurchaseMail {
  workspaceId: string
  to: string
  language: Language
  name: Parameters<typeof letterParts>[1]
  values: Record<string, string | number>
  /** A page of the app. */
  path: string
  /** Facts that stand below the text. */
  blocks?: readonly MailBlock[]
  closing?: readonly MailBlock[]
  attachments?: readonly MailFileReference[]
}

/** Writes a mail of the business to somebody who buys, or has bought. */
export async function writeMail(db: Db, mail: PurchaseMail): Promise<void> {
  const { workspaceId, to, language, name, values, path, blocks = [], closing = [], attachments = [] } = mail
  const sender = await findSender(db, workspaceId)
  const { subject, preheader, paragraphs, button } = letterParts(language, name, { business: sender.name, ...values })
  const body = mailLayout({
    language,
    sender,
    preheader,
    title: subject,
    blocks: [...paragraphs, ...blocks],
    button: { label: button, address: linkToApp(language, path) },
    closing,
  })
  await sendMail(db, { to, language, sender, mail: { subject, ...body }, attachments })
}
