import * as contract from '@allenio/contract/client-notes'
import { clientReader, recordDeletion, teamReader } from '#areas/client-records'
import { ownClient, presentDetail, reachClient } from '#areas/clients'
import { bind, withMessage } from '#platform/http'
import { auditRecord } from '#platform/records'
import { createAdvice, updateAdvice, deleteAdvice, readAdvice, readAdvices, undeleteAdvice } from './advices.ts'
import { changeNote } from './note.ts'

const deletion = recordDeletion({
  thing: 'nutritional advice',
  message: 'advice deleted',
  delete: ({ db }, at) => deleteAdvice(db, at),
  undelete: ({ db }, at) => undeleteAdvice(db, at),
  read: readAdvice,
})

export const clientNoteBindings = [
  bind(contract.updateNote, async ({ db, actor }, input) => {
    await changeNote(db, actor, input)
    return withMessage('note saved', { client: await presentDetail(db, actor, await reachClient(db, actor, input.id)) })
  }),

  bind(contract.listNutritionalAdvices, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    return readAdvices(db, id, { page, reader: teamReader(actor) })
  }),

  bind(contract.addNutritionalAdvice, async ({ db, actor }, { id: clientId, ...fields }) => {
    await reachClient(db, actor, clientId)
    const id = await createAdvice(db, actor, { clientId, ...fields })
    await auditRecord(db, actor, 'add nutritional advice', { clientId, id })
    return readAdvice(db, { id, clientId }, teamReader(actor))
  }),

  bind(contract.updateNutritionalAdvice, async ({ db, actor }, { id: clientId, adviceId: id, ...fields }) => {
    await reachClient(db, actor, clientId)
    await updateAdvice(db, actor, { id, clientId, ...fields })
    await auditRecord(db, actor, 'update nutritional advice', { clientId, id })
    return readAdvice(db, { id, clientId }, teamReader(actor))
  }),

  bind(contract.deleteNutritionalAdvice, (call, { id, adviceId }) => deletion.delete(call, { clientId: id, id: adviceId })),
  bind(contract.undeleteNutritionalAdvice, (call, { id, adviceId }) => deletion.undelete(call, { clientId: id, id: adviceId })),

  bind(contract.listOwnNutritionalAdvices, async ({ db, actor }, { page }) => {
    const { id } = await ownClient(db, actor)
    return readAdvices(db, id, { page, reader: clientReader(actor, false) })
  }),
]
