import { linkLife } from '@allenio/contract/account'
import { createLink } from '#platform/auth'
import { defineJob } from '#platform/jobs'
import { sendMail } from '#platform/mail'
import { findAccount, findByAddress, findOwner, meantKey } from './addresses.ts'
import { accountMail } from './mails/index.ts'

/** The mail after a registration, which differs by whether the address has an account; the answer to the caller does not. */
export const sendConfirmation = defineJob<{ personId: string }>({
  name: 'send address confirmation',
  handle: ({ database }, { personId }) => database.withSystem('write', async db => {
    const person = await findAccount(db, personId)
    if (!person || person.email_confirmed_at) return
    const token = await createLink(db, {
      kind: 'confirm address', personId, emailKey: person.email_key, days: linkLife.confirmationDays,
    })
    const owner = await findOwner(db, meantKey(person))
    const isKnown = owner !== undefined && owner.id !== personId
    const mail = accountMail(person.locale, isKnown ? 'already registered' : 'confirm address', {
      values: { name: person.first_name }, path: `/confirm-address?token=${token}`,
    })
    await sendMail(db, { to: person.email, language: person.locale, mail })
  }),
})

export const sendReset = defineJob<{ key: string }>({
  name: 'send password reset',
  handle: ({ database }, { key }) => database.withSystem('write', async db => {
    const person = await findByAddress(db, key)
    if (!person) return
    const token = await createLink(db, {
      kind: 'reset password', personId: person.id, emailKey: person.email_key, minutes: linkLife.resetMinutes,
    })
    const mail = accountMail(person.locale, 'reset password', {
      values: { name: person.first_name }, path: `/password-reset?token=${token}&email=${encodeURIComponent(person.email)}`,
    })
    await sendMail(db, { to: person.email, language: person.locale, mail })
  }),
})

/** To the new address the link, or word that it has an account already; to the old one a warning. */
export const sendAddressChange = defineJob<{ personId: string, email: string, key: string }>({
  name: 'send address change',
  handle: ({ database }, { personId, email, key }) => database.withSystem('write', async db => {
    const person = await findAccount(db, personId)
    if (!person) return
    const { locale: language, first_name: name } = person
    const owner = await findOwner(db, key)
    const token = await createLink(db, {
      kind: 'change address', personId, emailKey: person.email_key, days: linkLife.confirmationDays, details: { newEmail: email },
    })
    const mail = owner && owner.id !== personId
      ? accountMail(language, 'address has account', { values: { name }, path: '/login' })
      : accountMail(language, 'change address', { values: { name, email }, path: `/confirm-address?token=${token}` })
    await sendMail(db, { to: email, language, mail })
    await sendMail(db, { to: person.email, language, mail: accountMail(language, 'address change asked', { values: { name, email }, path: '/settings' }) })
  }),
})
