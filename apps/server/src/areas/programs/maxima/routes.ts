import type { ParsedInput } from '@allenio/contract'
import * as contract from '@allenio/contract/training-maxima'
import { programColumns } from '@allenio/contract/program-settings'
import { exerciseKey } from '@allenio/domain/workouts'
import { ownClient, reachClient, reachClientToChange, todayFor } from '#areas/clients'
import { exerciseNames } from '#areas/exercises'
import { mayDo, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { readRows } from '#platform/documents'
import { found, wrongField } from '#platform/errors'
import { bind } from '#platform/http'
import { readColumnsFor } from '../client-columns.ts'
import { programKind } from '../kind.ts'
import { listUsers, reachableUsers } from '../program-users.ts'
import { reachProgram } from '../reach.ts'
import { readKnownLoads } from './known-maxima.ts'
import { listMaxima } from './list.ts'
import { cycleOf, readPlannedDays, readProgramLoads } from './program-loads.ts'
import { readSetLifts, storeMaxima } from './store.ts'

type SentMaxima = ParsedInput<typeof contract.updateTrainingMaxima>['maxima']

/** An id that names no exercise here is dropped, and the name stays. */
async function withKnownExercises(db: WorkspaceDb, maxima: SentMaxima): Promise<SentMaxima> {
  const known = await exerciseNames(
    db,
    maxima.flatMap(({ exercise }) => exercise.id ?? []),
  )
  return maxima.map(({ exercise: { id, name }, kg }) => ({ exercise: id !== undefined && known.has(id) ? { id, name } : { name }, kg }))
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

  bind(contract.getProgramUserMaxima, async ({ db, actor }, { id, exerciseIds }) => {
    const [user] = await listUsers(db, actor, { where: sql`u.id = ${id} and ${reachableUsers(actor)}` })
    const { programId, client } = found(user)
    const rows = await readRows(db, programKind, programId)
    const days = await readPlannedDays(db, id, rows)
    const { stepKg, maxima } = await readProgramLoads(db, {
      clientId: client.id,
      rows,
      days,
      moreKeys: exerciseIds ?? [],
      columns: [...programColumns],
    })
    return { stepKg, maxima }
  }),
]
