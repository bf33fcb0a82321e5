import * as contract from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { enterTry, failTry, passTry, provePassword, type Try } from '#areas/auth'
import { audit } from '#platform/audit'
import { endSessions, takeLink } from '#platform/auth'
import type { SystemDb } from '#platform/db'
import { found } from '#platform/errors'
import { bindPerson, bindPublic, saying } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { findAccount, lockAddress, meantKey, ownAddress, type AccountRow } from './addresses.ts'
import { sendReset } from './address-jobs.ts'
import { deadLink } from './dead-links.ts'
import { writeTo } from './mails/write.ts'
import { refuseWeakPassword, writePassword } from './new-password.ts'

/** The opened link proves the address; whoever set the earlier password and was signed in with it is out. */
async function startAnew(db: SystemDb, person: AccountRow, password: string): Promise<void> {
  if (!person.email_confirmed_at) {
    await lockAddress(db, meantKey(person))
    await ownAddress(db, person.id, person.email)
  }
  await writePassword(db, person.id, password)
  await endSessions(db, person.id)
  await passTry(db, { door: 'login', account: emailKey(person.email) })
}

export const passwordBindings = [
  bindPublic(contract.askPasswordReset, async ({ db, request }, { email }) => {
    const key = emailKey(email)
    // asking is counted for every address alike; the look-up and the mail happen in the background
    const tried: Try = { door: 'mail', account: key, address: request.address }
    await enterTry(db, tried)
    await failTry(db, tried)
    await enqueue(db, sendReset, { key })
    return saying('reset asked', {})
  }),

  bindPublic(contract.resetPassword, async ({ db, request }, { token, email, password }) => {
    refuseWeakPassword(password, email, 'password')
    const link = await takeLink(db, token, ['reset password'])
    const person = link && await findAccount(db, link.person_id)
    if (!person || meantKey(person) !== emailKey(email)) throw deadLink(request.language, '/forgot-password')
    await startAnew(db, person, password)
    await writeTo(db, person, 'password changed', { path: '/forgot-password' })
    await audit(db, { personId: person.id, action: 'reset password', requestId: request.id })
    return saying('password set', { email: person.email })
  }),

  bindPublic(contract.setPassword, async ({ db, request }, { token, password }) => {
    const link = await takeLink(db, token, ['set password'])
    const person = link && await findAccount(db, link.person_id)
    if (!person) throw deadLink(request.language, '/forgot-password')
    refuseWeakPassword(password, person.email, 'password')
    await startAnew(db, person, password)
    await audit(db, { personId: person.id, action: 'set password', requestId: request.id })
    return saying('password set', { email: person.email })
  }),

  bindPerson(contract.changePassword, async ({ db, actor, request }, { currentPassword, newPassword }) => {
    await provePassword(db, actor.personId, { password: currentPassword, field: 'currentPassword' })
    const person = found(await findAccount(db, actor.personId))
    refuseWeakPassword(newPassword, person.email, 'newPassword')
    await writePassword(db, actor.personId, newPassword)
    await endSessions(db, actor.personId, actor.sessionId)
    await writeTo(db, person, 'password changed', { path: '/forgot-password' })
    await audit(db, { personId: actor.personId, action: 'change password', requestId: request.id })
    return saying('password changed', {})
  }),
]
