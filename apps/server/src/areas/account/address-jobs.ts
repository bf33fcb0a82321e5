import { linkLife } from '@allenio/contract/account'
import { createLink } from '#platform/auth'
import type { SystemDb } from '#platform/db'
import { defineJob } from '#platform/jobs'
import { findAccount, findByAddress, findOwner, lockAddress } from './addresses.ts'
import { confirmationOf, type Confirmation } from './claims.ts'
import { hasRoomForReset } from './mail-room.ts'
import { writeTo } from './mails/write.ts'

/** Sends the mail after a registration. It depends on whether the address has an account; the answer to the caller does not. */
export const sendConfirmation = defineJob<{ personId: string; isAgain?: boolean; keepsEarlier?: true }>({
  name: 'send address confirmation',
  handle: ({ database }, { personId, isAgain = false, ...earlier }) =>
    database.withSystem('write', async db => {
      const confirmation = await confirmationOf(db, personId, earlier)
      if (!confirmation) return
      if (isAgain) return writeConfirmation(db, confirmation)
      const { person, token, isKnown } = confirmation
      await writeTo(db, person, isKnown ? 'already registered' : 'confirm address', { path: `/confirm-address?token=${token}` })
    }),
})

/** Sends only the link, in words that fit professionals and clients. */
export const writeConfirmation = (db: SystemDb, { person, token, isKnown }: Confirmation): Promise<void> =>
  writeTo(db, person, isKnown ? 'already registered, again' : 'confirm address again', { path: `/confirm-address?token=${token}` })

export const sendReset = defineJob<{ key: string }>({
  name: 'send password reset',
  handle: ({ database }, { key }) =>
    database.withSystem('write', async db => {
      const person = await findByAddress(db, key)
      if (!person) return
      // locked, because parallel requests would all find room
      await lockAddress(db, key)
      if (!(await hasRoomForReset(db, person.id))) return
      const token = await createLink(db, {
        kind: 'reset password',
        personId: person.id,
        emailKey: person.email_key,
        minutes: linkLife.resetMinutes,
        keepsEarlier: true,
      })
      const path = `/password-reset?token=${token}&email=${encodeURIComponent(person.email)}`
      await writeTo(db, person, 'reset password', { path })
    }),
})

/** Sends the new address its link, or tells it that it has an account already; sends a warning to the old one. */
export const sendAddressChange = defineJob<{ personId: string; email: string; key: string }>({
  name: 'send address change',
  handle: ({ database }, { personId, email, key }) =>
    database.withSystem('write', async db => {
      const person = await findAccount(db, personId)
      if (!person) return
      const owner = await findOwner(db, key)
      const token = await createLink(db, {
        kind: 'change address',
        personId,
        emailKey: person.email_key,
        days: linkLife.confirmationDays,
        details: { newEmail: email },
      })
      if (owner && owner.id !== personId) await writeTo(db, person, 'address has account', { to: email, path: '/login' })
      else await writeTo(db, person, 'change address', { to: email, values: { email }, path: `/confirm-address?token=${token}` })
      await writeTo(db, person, 'address change asked', { values: { email }, path: '/settings' })
    }),
})
