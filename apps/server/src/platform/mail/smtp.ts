import { useConfig } from '#platform/config'
import { refuseHeldConnection } from '#platform/db'
import { Unrepeatable } from '#platform/jobs'
import type { ReadyLetter } from './letter.ts'

export async function sendBySmtp(letter: ReadyLetter, smtpUrl: string): Promise<void> {
  refuseHeldConnection('the mail server')
  const { id, to, language, from, subject, html, text, attachments, unsubscribeAddress } = letter
  // the library is loaded with the first mail, because most nodes never send one
  const { createTransport } = await import('nodemailer')
  const { baseUrl, mail } = useConfig()
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: from ? { name: from.name, address: addressOf(mail.from) } : mail.from,
      ...(from?.replyTo && { replyTo: { name: from.name, address: from.replyTo } }),
      // nodemailer takes an object for exactly one address, whatever characters it contains
      to: { name: '', address: to },
      subject,
      html,
      text,
      attachments: attachments.map(({ name, contentType, content, cid }) => ({
        filename: name,
        contentType,
        content,
        ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
      })),
      messageId: `<${id}@${new URL(baseUrl).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(language && { 'Content-Language': language }),
        ...(unsubscribeAddress && unsubscribeHeaders(unsubscribeAddress)),
      },
    })
  } catch (error) {
    throw toSafeError(error)
  } finally {
    transport.close()
  }
}

/** RFC 8058: a mail program may post to the address by itself, but only to one that is encrypted. */
const unsubscribeHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** The address that mails come from, where a business has none of its own. */
export const ownAddress = (): string => addressOf(useConfig().mail.from)

/** The address within a text such as 'Allenio <no-reply@example.com>'. */
const addressOf = (from: string): string => /<([^<>]*)>/.exec(from)?.[1] ?? from

interface SmtpFault {
  code?: string
  command?: string
  responseCode?: number
}

/** Keeps only the codes of an error, because a mail server's sentence often repeats the address. */
function toSafeError(error: unknown): Error {
  const { code, command, responseCode = 0 } = error instanceof Error ? (error as SmtpFault) : {} // as nodemailer says it
  const sentence = ['the mail server refused', code, command, responseCode].filter(Boolean).join(' ')
  const isForGood = code === 'EENVELOPE' && responseCode >= 500
  return isForGood ? new Unrepeatable(sentence) : new Error(sentence)
}
