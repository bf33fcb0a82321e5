import type { Language } from '@allenio/contract'
import type { Db } from '#platform/db'
import { sendMail } from '#platform/mail'
import { accountMail, type MailValues, type LetterName } from './index.ts'

interface Addressee {
  email: string
  first_name: string
  email_confirmed_at: string | null
  locale: Language
}

/**
 * Sends a mail of the account in the person's language; `to` is set where it goes to another address. A person who has not proved
 * the address may be anybody: their name is left out, because it would carry a stranger's words to the owner of the address.
 */
export function writeTo(
  db: Db,
  person: Addressee,
  letter: LetterName,
  { to = person.email, ...filling }: MailValues & { to?: string },
): Promise<void> {
  const isProved = to === person.email && person.email_confirmed_at !== null
  const values = { name: isProved ? person.first_name : '', ...filling.values }
  return sendMail(db, {
    to,
    language: person.locale,
    sender: filling.sender,
    mail: accountMail(person.locale, letter, { ...filling, values }),
  })
}
