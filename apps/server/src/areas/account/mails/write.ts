import type { Language } from '@allenio/contract'
import type { Db } from '#platform/db'
import { sendMail } from '#platform/mail'
import { accountMail, type Filling, type LetterName } from './index.ts'

interface Addressee {
  email: string
  first_name: string
  email_confirmed_at: string | null
  locale: Language
}

/**
 * Sends one of the account's mails in the person's language; `to` where it goes to another address than theirs. Whoever has not
 * proved the address may be anybody, and so may their name: it would be a stranger's words to the address's owner.
 */
export function writeTo(
  db: Db,
  person: Addressee,
  letter: LetterName,
  { to = person.email, ...filling }: Filling & { to?: string },
): Promise<void> {
  const isProved = to === person.email && person.email_confirmed_at !== null
  const values = { name: isProved ? person.first_name : '', ...filling.values }
  return sendMail(db, { to, language: person.locale, mail: accountMail(person.locale, letter, { ...filling, values }) })
}
