import { sql, type Database } from '#platform/db'
import { expect } from 'vitest'
import { mailFaults } from './mail-faults.ts'

interface OutboxMail {
  subject: string
  html: string
  plain: string
  attachments: readonly { name: string; contentType: string; content: string; encoding?: 'base64'; cid?: string }[]
}

/** Reads the outbox as the owner of an address would. Every mail that a test reads is looked at as a poor mail program shows it. */
export function mailboxOf(database: Database) {
  async function mailsTo(address: string): Promise<OutboxMail[]> {
    const mails = await database.withSystem('read', db =>
      db.many<OutboxMail>(sql`
    select subject, html, plain, attachments from outbox_mails where recipient = ${address} order by created_at, id`),
    )
    expect(mails.flatMap(mail => mailFaults(mail).map(fault => `${mail.subject}: ${fault}`))).toEqual([])
    return mails
  }

  /** The newest mail whose subject fits, as soon as it has arrived. */
  async function mailTo(address: string, subject: RegExp): Promise<OutboxMail> {
    await expect
      .poll(async () => (await mailsTo(address)).some(mail => subject.test(mail.subject)), { timeout: 15_000, interval: 20 })
      .toBe(true)
    const mail = (await mailsTo(address)).findLast(each => subject.test(each.subject))
    if (!mail) throw new Error('the mail has gone again')
    return mail
  }

  /** The token in a mail's link. */
  async function tokenTo(address: string, subject: RegExp): Promise<string> {
    const { plain } = await mailTo(address, subject)
    const token = /[?&]token=([\w-]+)/.exec(plain)?.[1]
    if (!token) throw new Error(`no link in: ${plain}`)
    return token
  }

  return { mailsTo, mailTo, tokenTo }
}
