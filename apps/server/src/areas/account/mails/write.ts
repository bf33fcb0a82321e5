import type { Language } from '@allenio/contract'
import type { Db } from '#platform/db'
import { sendMail } from '#platform/mail'
import { accountMail, type Filling, type LetterName } from './index.ts'

interface Addressee {
  email: string
  first_name: string
  locale: Language
}

/** Sends one of the account's mails in the person's language; `to` where it goes to another address than theirs. */
export const writeTo = (
  db: Db, { email, first_name, locale }: Addressee, name: LetterName, { to = email, ...filling }: Filling & { to?: string },
): Promise<void> => sendMail(db, {
  to,
  language: locale,
  mail: accountMail(locale, name, { ...filling, values: { name: first_name, ...filling.values } }),
})
