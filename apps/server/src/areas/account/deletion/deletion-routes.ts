import * as contract from '@allenio/contract/account'
import { prove } from '#areas/auth'
import { audit } from '#platform/audit'
import { takeLink } from '#platform/auth'
import { AppError } from '#platform/errors'
import { bindPerson, bindPublic, withMessage } from '#platform/http'
import { deadLink } from '../dead-links.ts'
import { askDeletion, cancelDeletion } from './deletion.ts'

export const deletionBindings = [
  bindPerson(contract.deleteAccount, async ({ db, actor, request }, proof) => {
    await prove(db, actor, proof)
    const answer = await askDeletion(db, actor.personId)
    await audit(db, { personId: actor.personId, action: 'ask deletion', requestId: request.id })
    return withMessage('deletion asked', answer)
  }),

  bindPerson(contract.keepAccount, async ({ db, actor, request }) => {
    if (!(await cancelDeletion(db, actor.personId))) throw new AppError('no deletion asked')
    await audit(db, { personId: actor.personId, action: 'cancel deletion', requestId: request.id })
    return withMessage('account kept', {})
  }),

  bindPublic(contract.keepAccountByLink, async ({ db, request }, { token }) => {
    const link = await takeLink(db, token, ['keep account'])
    if (!link || !(await cancelDeletion(db, link.person_id))) throw deadLink(request.language, '/settings')
    await audit(db, { personId: link.person_id, action: 'cancel deletion', requestId: request.id })
    return withMessage('account kept', {})
  }),
]
