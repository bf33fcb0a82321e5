import type { ParsedInput } from '@allenio/contract'
import * as contract from '@allenio/contract/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import { ownClient, reachClient, reachClientToChange, todayFor } from '#areas/clients'
import { exerciseNames } from '#areas/exercises'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { found, wrongField } from '#platform/errors'
import { bind } from '#platform/http'
import { readColumnsFor } from '../client-columns.ts'
import { programKind } from '../kind.ts'
import { reachProgram } from '../reach.ts'
import { readKnownLoads } from './known-maxima.ts'
import { listMaxima } from './list.ts'
import { cycleOf } from './program-loads.ts'
import { readSetLifts, storeMaxima } from './store.ts'

type SentMaxima = ParsedInput<typeof contract.updateTrainingMaxima>['maxima']

/** An id that names no exercise here is dropped, and the name stays. */
async function withKnownExercises(db: WorkspaceDb, maxima: SentMaxima): Promise<SentMaxima> {
  const names = await exerciseNames(
    db,
    maxima.flatMap(({ exercise }) => exercise.id ?? []),
  )
  return maxima.map(({ exercise: { id, name }, kg }) => ({ exercise: id !== undefined && names.has(id) ? { id, name } : { name }, kg }))
}

async function updateMaxima(db: WorkspaceDb, actor: Actor, clientId: string, sent: SentMaxima): Promise<void> {
  const maxima = await withKnownExercises(db, sent)
  const keys = maxima.map(({ exercise }) => exerciseKey({ exercise }))
  const { suggestions } = await readKnownLoads(db, clientId, keys)
  await storeMaxima(db, {
    clientId,
    authorId: actor.membershipId,
    today: todayFor(actor),
    maxima: maxima.map(({ exercise, kg }, index) => {
      if (kg !== null) return { exercise, kg, source: 'typed', ofKg: null, share: null }
      const suggestion = suggestions.get(exerciseKey({ exercise }))
      if (!suggestion) throw wrongField(`maxima.${index}.kg`, 'no maximum known')
      return { ...suggestion, exercise }
    }),
  })
  await audit(db, { personId: actor.personId, action: 'update training maxima', subjectId: clientId, details: { keys } })
}

export const maximaBindings = [
  bind(contract.listTrainingMaxima, async ({ db, actor }, { id, programId }) => {
    await reachClient(db, actor, id)
    if (programId !== undefined) await reachProgram(db, actor, programId)
    const program = programId === undefined ? undefined : await readRows(db, programKind, programId)
    return {
      ...(await listMaxima(db, actor, { clientId: id, program })),
      cycle: program ? cycleOf(program) : null,
      may: { update: mayDo(actor, 'update clients') },
    }
  }),

  bind(contract.updateTrainingMaxima, async ({ db, actor }, { id, maxima }) => {
    await reachClientToChange(db, actor, id)
    await updateMaxima(db, actor, id, maxima)
    return listMaxima(db, actor, { clientId: id })
  }),

  bind(contract.removeTrainingMaximum, async ({ db, actor }, { id, key }) => {
    await reachClientToChange(db, actor, id)
    const { exercise } = found((await readSetLifts(db, id)).get(key))
    const maxima = [{ exercise, kg: null, source: 'typed' as const, ofKg: null, share: null }]
    await storeMaxima(db, { clientId: id, authorId: actor.membershipId, today: todayFor(actor), maxima })
    await audit(db, { personId: actor.personId, action: 'remove training maximum', subjectId: id, details: { key } })
    return listMaxima(db, actor, { clientId: id })
  }),

  bind(contract.listOwnTrainingMaxima, async ({ db, actor }) => {
    const { id } = await ownClient(db, actor)
    const { stepKg, maxima } = await listMaxima(db, actor, { clientId: id })
    return { stepKg, maxima: (await readColumnsFor(db, actor)).includes('weight') ? maxima : [] }
  }),
]
