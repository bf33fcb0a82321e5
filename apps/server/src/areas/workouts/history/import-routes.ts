import * as contract from '@allenio/contract/workouts'
import { ownClient, reachClient, reachClientToChange } from '#areas/clients'
import { bind } from '#platform/http'
import { importHistory, listImports, undoImport } from './history-import.ts'
import { matchNames } from './history-names.ts'
import { previewHistory } from './history-preview.ts'

export const workoutImportBindings = [
  bind(contract.matchExerciseNames, async ({ db, actor }, { names }) => ({ matches: await matchNames(db, names, actor.language) })),

  bind(contract.previewClientImport, async ({ db, actor }, { id, workouts }) =>
    previewHistory(db, (await reachClientToChange(db, actor, id)).id, workouts),
  ),

  bind(contract.importClientWorkouts, async ({ db, actor }, { id, ...history }) => {
    const client = await reachClientToChange(db, actor, id)
    return importHistory(db, { actor, clientId: client.id, ...history })
  }),

  bind(contract.listClientImports, async ({ db, actor }, { id }) => listImports(db, (await reachClient(db, actor, id)).id)),

  bind(contract.undoClientImport, async ({ db, actor }, { id, importId }) => {
    const client = await reachClientToChange(db, actor, id)
    await undoImport(db, { actor, clientId: client.id, importId })
    return {}
  }),

  bind(contract.previewOwnImport, async ({ db, actor }, { workouts }) => previewHistory(db, (await ownClient(db, actor)).id, workouts)),

  bind(contract.importOwnWorkouts, async ({ db, actor }, history) =>
    importHistory(db, { actor, clientId: (await ownClient(db, actor)).id, ...history }),
  ),

  bind(contract.listOwnImports, async ({ db, actor }) => listImports(db, (await ownClient(db, actor)).id)),

  bind(contract.undoOwnImport, async ({ db, actor }, { importId }) => {
    await undoImport(db, { actor, clientId: (await ownClient(db, actor)).id, importId })
    return {}
  }),
]
