import * as contract from '@allenio/contract/credits'
import { romeDay } from '@allenio/domain/days'
import { ownClient, reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { addEntry, grantCredits, lockCredits } from './packs.ts'
import { readPack, readStatement } from './statement.ts'

interface PackAt {
  id: string
  packId: string
}

/** The pack that a call names, once nobody else changes the client's credits. */
async function reachPack(db: WorkspaceDb, actor: Actor, { id, packId }: PackAt) {
  const client = await reachClient(db, actor, id)
  await lockCredits(db, [client.id])
  return found(
    await db.maybeOne<Row<'credit_packs', 'id' | 'client_id' | 'amount' | 'remaining' | 'cause'>>(sql`
    select id, client_id, amount, remaining, cause from credit_packs
    where id = ${packId} and client_id = ${client.id} and deleted_at is null`),
  )
}

export const creditBindings = [
  bind(contract.listCredits, async ({ db, actor }, { id, page }) => {
    const client = await reachClient(db, actor, id)
    return readStatement(db, actor, { clientId: client.id, page })
  }),

  bind(contract.listOwnCredits, async ({ db, actor }, { page }) => {
    const client = await ownClient(db, actor)
    return readStatement(db, actor, { clientId: client.id, page })
  }),

  bind(contract.createCreditPack, async ({ db, actor }, { id, packId, kindId, amount, untilDay, note }) => {
    const client = await reachClient(db, actor, id)
    if (untilDay !== null && untilDay < romeDay()) throw wrongField('untilDay', 'credits end before today')
    if (kindId !== null) found(await db.maybeOne(sql`select from appointment_kinds where id = ${kindId}`))
    await grantCredits(db, {
      packId,
      clientId: client.id,
      kindId,
      amount,
      untilDay,
      cause: 'granted',
      causeId: null,
      note,
      authorId: actor.membershipId,
    })
    await audit(db, { personId: actor.personId, action: 'grant credits', subjectId: client.id, details: { packId, amount } })
    return withMessage('credits granted', found(await readPack(db, actor, { clientId: client.id, packId })))
  }),

  bind(contract.correctCreditPack, async ({ db, actor }, { id, packId, remaining, writtenOver, untilDay, note }) => {
    const pack = await reachPack(db, actor, { id, packId })
    if (pack.remaining !== writtenOver) throw new AppError('changed meanwhile')
    await db.run(sql`update credit_packs set until_day = ${untilDay} where id = ${packId}`)
    const amount = remaining - pack.remaining
    if (amount !== 0) {
      await addEntry(db, { packId, clientId: id, amount, cause: 'corrected', note, authorId: actor.membershipId })
    }
    await audit(db, { personId: actor.personId, action: 'correct credits', subjectId: id, details: { packId, amount } })
    return found(await readPack(db, actor, { clientId: id, packId }))
  }),

  bind(contract.deleteCreditPack, async ({ db, actor }, at) => {
    const pack = await reachPack(db, actor, at)
    const wasUsed = await db.maybeOne(sql`select from credit_entries where pack_id = ${pack.id} and amount < 0 limit 1`)
    if (wasUsed || pack.cause !== 'granted') throw new AppError('credits used')
    await addEntry(db, {
      packId: pack.id,
      clientId: pack.client_id,
      amount: -pack.remaining,
      cause: 'taken',
      note: '',
      authorId: actor.membershipId,
    })
    await audit(db, { personId: actor.personId, action: 'delete credits', subjectId: pack.client_id, details: { packId: pack.id } })
    return {}
  }),
]
