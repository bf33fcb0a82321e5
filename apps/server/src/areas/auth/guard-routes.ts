import { brandNames } from '@allenio/contract'
import * as contract from '@allenio/contract/auth'
import { audit } from '#platform/audit'
import { guardSession, totpAddress } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindPerson, withMessage, type PersonCall } from '#platform/http'
import { failTry, passTry } from './login-limits.ts'
import type { Notice } from './mails.ts'
import { findAddressee, notifyOwner } from './owner-notifications.ts'
import { askForNew, askForUse, keepPasskey, presentPasskey, type PasskeyRow } from './passkeys.ts'
import { enterProof, prove, proveFully } from './proof.ts'
import { confirmFactor, endFactor, makeRecoveryCodes, startFactor } from './second-factor.ts'
import { refuseUnconfirmed } from './unconfirmed.ts'

async function recordChange({ db, actor, request }: PersonCall, notice: Notice): Promise<void> {
  await audit(db, { personId: actor.personId, action: notice, requestId: request.id })
  await notifyOwner(db, actor.personId, notice)
}

export const guardBindings = [
  bindPerson(contract.startSecondFactor, async ({ db, actor }, proof) => {
    await refuseUnconfirmed(db, actor.personId)
    await prove(db, actor, proof)
    const secret = await startFactor(db, actor.personId)
    const { email } = await findAddressee(db, actor.personId)
    return { secret, address: totpAddress(secret, { issuer: brandNames[useConfig().brand], account: email }) }
  }),

  bindPerson(contract.confirmSecondFactor, async (call, { code }) => {
    const {
      db,
      actor,
      actor: { personId },
    } = call
    await refuseUnconfirmed(db, personId)
    const openTry = await enterProof(db, actor)
    if (!(await confirmFactor(db, personId, code))) {
      await failTry(db, openTry)
      throw new AppError('wrong code', { keepsWrites: true, fields: { code: { code: 'wrong code' } } })
    }
    await passTry(db, openTry)
    await guardSession(db, actor)
    await recordChange(call, 'second factor on')
    return withMessage('factor is on', { recoveryCodes: await makeRecoveryCodes(db, personId) })
  }),

  bindPerson(contract.endSecondFactor, async (call, proof) => {
    await proveFully(call.db, call.actor, proof)
    await endFactor(call.db, call.actor.personId)
    await recordChange(call, 'second factor off')
    return withMessage('factor is off', {})
  }),

  bindPerson(contract.renewRecoveryCodes, async (call, proof) => {
    await proveFully(call.db, call.actor, proof)
    await recordChange(call, 'recovery codes renewed')
    return { recoveryCodes: await makeRecoveryCodes(call.db, call.actor.personId) }
  }),

  bindPerson(contract.listPasskeys, async ({ db, actor }) => {
    const rows = await db.many<PasskeyRow>(sql`
      select id, name, created_at, last_used_at from passkeys where person_id = ${actor.personId} order by created_at`)
    return { passkeys: rows.map(presentPasskey) }
  }),

  bindPerson(contract.startPasskey, async ({ db, actor }, proof) => {
    await refuseUnconfirmed(db, actor.personId)
    await prove(db, actor, proof)
    const { email, name } = await findAddressee(db, actor.personId)
    return askForNew(db, { id: actor.personId, email, name })
  }),

  bindPerson(contract.addPasskey, async (call, input) => {
    await refuseUnconfirmed(call.db, call.actor.personId)
    const row = await keepPasskey(call.db, call.actor.personId, input)
    await guardSession(call.db, call.actor)
    await recordChange(call, 'passkey added')
    return withMessage('passkey added', presentPasskey(row))
  }),

  bindPerson(contract.renamePasskey, async ({ db, actor }, { id, name }) =>
    presentPasskey(
      found(
        await db.maybeOne<PasskeyRow>(sql`
      update passkeys set name = ${name} where id = ${id} and person_id = ${actor.personId}
      returning id, name, created_at, last_used_at`),
      ),
    ),
  ),

  bindPerson(contract.removePasskey, async (call, { id, ...proof }) => {
    const { db, actor } = call
    found(await db.maybeOne(sql`select id from passkeys where id = ${id} and person_id = ${actor.personId}`))
    await prove(db, actor, proof)
    await db.run(sql`delete from passkeys where id = ${id} and person_id = ${actor.personId}`)
    await recordChange(call, 'passkey removed')
    return withMessage('passkey removed', {})
  }),

  bindPerson(contract.askPasskeyProof, async ({ db, actor }) => askForUse(db, actor.personId)),
]
