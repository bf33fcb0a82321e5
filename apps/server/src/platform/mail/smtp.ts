import { useConfig } from '#platform/config'
import { Unrepeatable } from '#platform/jobs'
import type { Letter } from './letter.ts'

export async function sendBySmtp({ id, to, language, from, subject, html, text, attachments }: Letter, smtpUrl: string): Promise<void> {
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
      // jobs of an earlier version have none
      attachments: (attachments ?? []).map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
      messageId: `<${id}@${new URL(baseUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...(language && { 'Content-Language': language }) },
    })
  } catch (error) {
    throw toSafeError(error)
  } finally {
    transport.close()
  }
}

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
