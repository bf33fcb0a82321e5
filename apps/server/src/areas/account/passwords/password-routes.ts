import * as contract from '@allenio/contract/account'
import { emailKey } from '@allenio/domain/account'
import { countTry, listOtherWaysIn, provePassword, removeWayIn } from '#areas/auth'
import { audit } from '#platform/audit'
import { endSessions, findLiveLink, forgetDevices, rememberDevice, takeLink } from '#platform/auth'
import { found } from '#platform/errors'
import { bindPerson, bindPublic, withMessage } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { findAccount, meantKey } from '../addresses.ts'
import { sendReset } from '../address-jobs.ts'
import { deadLink } from '../dead-links.ts'
import { writeTo } from '../mails/write.ts'
import { refuseWeakPassword, writePassword } from './new-password.ts'
import { startAnew } from '../proved-address.ts'

export const passwordBindings = [
  bindPublic(contract.askPasswordReset, async ({ db, request }, { email }) => {
    const key = emailKey(email)
    // requests count alike for every address; the look-up and the mail happen in the background
    await countTry(db, { door: 'mail', account: key, from: { address: request.address } })
    await enqueue(db, sendReset, { key })
    return withMessage('reset asked', {})
  }),

  bindPublic(contract.resetPassword, async ({ db, request }, { token, email, password }) => {
    refuseWeakPassword(password, email, 'password')
    const link = await takeLink(db, token, ['reset password'])
    const person = link && (await findAccount(db, link.person_id))
    if (!person || meantKey(person) !== emailKey(email)) throw deadLink(request.language, '/forgot-password')
    const answer = await startAnew(db, { person, password }, request)
    await writeTo(db, person, 'password changed', { path: '/forgot-password' })
    await audit(db, { personId: person.id, action: 'reset password', requestId: request.id })
    return withMessage('password set', answer)
  }),

  bindPublic(contract.choosePassword, async ({ db, request }, { token, password }) => {
    const link = await takeLink(db, token, ['choose password'])
    const person = link && (await findAccount(db, link.person_id))
    if (!person) throw deadLink(request.language, '/forgot-password')
    refuseWeakPassword(password, person.email, 'password')
    const answer = await startAnew(db, { person, password }, request)
    await audit(db, { personId: person.id, action: 'choose password', requestId: request.id })
    return withMessage('password set', answer)
  }),

  bindPublic(contract.removeOtherWayIn, async ({ db, request }, { token, ...way }) => {
    const link = await findLiveLink(db, token, 'review ways in')
    if (!link) throw deadLink(request.language, '/forgot-password')
    const { id: linkId, person_id: personId } = link
    const removed = await removeWayIn(db, { personId, linkId }, way)
    // an intruder may have signed in that way since the password was chosen
    await endSessions(db, personId)
    await forgetDevices(db, personId)
    await rememberDevice(db, personId, request)
    await audit(db, { personId, action: removed, requestId: request.id })
    return listOtherWaysIn(db, personId)
  }),

  bindPerson(contract.changePassword, async ({ db, actor, request }, { currentPassword, newPassword }) => {
    await provePassword(db, actor, { password: currentPassword, field: 'currentPassword' })
    const person = found(await findAccount(db, actor.personId))
    refuseWeakPassword(newPassword, person.email, 'newPassword')
    await writePassword(db, actor.personId, newPassword)
    await endSessions(db, actor.personId, actor.sessionId)
    await rememberDevice(db, actor.personId, request)
    await writeTo(db, person, 'password changed', { path: '/forgot-password' })
    await audit(db, { personId: actor.personId, action: 'change password', requestId: request.id })
    return withMessage('password changed', {})
  }),
]
