import type { Language } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { seal, unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import type { Db } from '#platform/db'
import { defineJob, enqueue, type AnyJob, type JobContext } from '#platform/jobs'
import { isMailAddress, oneLine } from './address.ts'
import type { MailSender } from './brand.ts'
import { readyLetter } from './files.ts'
import type { Letter, Mail, MailAttachment } from './letter.ts'
import { keepInOutbox } from './outbox.ts'
import { waitForTurn } from './pace.ts'
import { sendBySmtp } from './smtp.ts'

export interface OutgoingMail {
  to: string
  mail: Mail
  language?: Language
  sender?: MailSender | undefined
  attachments?: readonly MailAttachment[]
  /** One of many that leave at once: it keeps to the pace of `MAIL_PER_MINUTE`, and no other mail waits for it. */
  isToMany?: boolean
  /** Where one press ends mails of this kind. Mails about contracts, money and the account have none. */
  unsubscribeAddress?: string | undefined
}

/** A mail waits with its texts in the line of jobs, which is no place for large files: those are references. */
const mostAttached = 256 * 1024

/** Sends a mail after the caller's transaction commits. Its links are secrets, so it is queued encrypted. */
export async function sendMail(db: Db, outgoing: OutgoingMail): Promise<void> {
  const { to, mail, language, sender, attachments = [], isToMany = false, unsubscribeAddress } = outgoing
  if (!isMailAddress(to)) throw new Error('a mail is addressed to what is no address')
  const attached = attachments.reduce((sum, each) => sum + ('content' in each ? Buffer.byteLength(each.content) : 0), 0)
  if (attached > mostAttached) throw new Error(`a mail has attachments of ${attached} bytes`)
  const { html, text, pictures = [] } = mail
  const letter: Letter = {
    id: newId(),
    to,
    language,
    from: sender && { name: oneLine(sender.name), replyTo: sender.email },
    subject: oneLine(mail.subject),
    html,
    text,
    attachments: [...pictures, ...attachments],
    unsubscribeAddress,
  }
  await enqueue(db, isToMany ? sendLetterToMany : sendLetter, { sealed: seal(useConfig().secretKey, JSON.stringify(letter)) })
}

// the retries last for hours, because a mail server may be away for an afternoon
const retry = { limit: 20, delaySeconds: 5, longestDelaySeconds: 900 } as const

async function sendSealed(context: JobContext, sealed: string): Promise<void> {
  const { mail, secretKey } = useConfig()
  const letter = await readyLetter(context, JSON.parse(unseal(secretKey, sealed)) as Letter) // sealed by `sendMail`
  if (mail.smtpUrl) await sendBySmtp(letter, mail.smtpUrl)
  else await context.database.withSystem('write', db => keepInOutbox(db, letter))
}

const sendLetter = defineJob<{ sealed: string }>({
  name: 'send mail',
  retry,
  parallel: 3,
  timeLimitSeconds: 120,
  handle: (context, { sealed }) => sendSealed(context, sealed),
})

const sendLetterToMany = defineJob<{ sealed: string }>({
  name: 'send mail to many',
  retry,
  parallel: 2,
  // a job that has begun waits for its turn
  timeLimitSeconds: 900,
  async handle(context, { sealed }) {
    await waitForTurn(context.database)
    await sendSealed(context, sealed)
  },
})

export const mailJobs: readonly AnyJob[] = [sendLetter, sendLetterToMany]
