import * as contract from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import type { RecordAt } from '#areas/client-records'
import { sql, type WorkspaceDb } from '#platform/db'
import { asClient, clientOf, deletedRecord, madeByCall, onOwnRecord, samplesOf, uploadOf, type MakeRecord, type Scene } from '#testing'
import { deleteEntry } from './entries.ts'
import { deletePhoto } from './photos.ts'
import { dietOf, entryOf, oats, planned, timed, today, type TestDiet } from './scene.testing.ts'
import { deleteWater } from './waters.ts'

/** A client's call on what they follow, and the same on another workspace's. */
async function onDiet<I extends object>(scene: Scene, input: (diet: TestDiet) => I) {
  const { a, b } = scene
  const own = await dietOf(scene, a, { clientId: await clientOf(scene, a) })
  const other = await dietOf(scene, b, { clientId: await clientOf(scene, b) })
  return { as: 'client' as const, input: input(own), foreign: input(other) }
}

const waterOf: MakeRecord = async ({ database }, { workspaceId }, clientId) => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`insert into diary_waters (id, client_id, day, ml) values (${id}, ${clientId}, ${today}, 250)`),
  )
  return id
}

const photoOf: MakeRecord = async (scene, team, clientId) => {
  const [id, fileId] = [newId(), newId()]
  const entryId = await entryOf(scene, team, clientId)
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      insert into files (id, person_id, name, mime_type, kind, bytes, storage_key)
      values (${fileId}, ${team.client.personId}, 'gelato.png', 'image/png', 'image', 1000, ${fileId})`)
    await db.run(sql`
      insert into diary_photos (id, client_id, day, entry_id, file_id) values (${id}, ${clientId}, ${today}, ${entryId}, ${fileId})`)
  })
  return id
}

const deleted = (make: MakeRecord, remove: (db: WorkspaceDb, at: RecordAt) => Promise<unknown>): MakeRecord =>
  deletedRecord(make, ({ database }, { workspaceId }, at) => database.withWorkspace(workspaceId, 'write', db => remove(db, at)))

export const diarySamples = samplesOf(contract, {
  saveOwnMeal: scene =>
    onDiet(scene, diet => ({
      ...planned(diet),
      day: today,
      mealId: diet.breakfastId,
      state: 'partly' as const,
      eatenRowIds: [diet.oatsId],
      note: 'Senza latte',
      ...timed(),
    })),
  saveOwnSwap: scene =>
    onDiet(scene, diet => ({
      ...planned(diet),
      day: today,
      rowId: diet.almondsId,
      choice: { kind: 'alternative' as const, alternativeId: diet.alternativeId },
      ...timed(),
    })),
  saveOwnDay: scene =>
    onDiet(scene, ({ dayIds: [, , easy = ''] }) => ({
      day: today,
      dayType: 'rest' as const,
      planDayId: easy,
      note: 'Poco sonno',
      ...timed(),
    })),
  addOwnEntry: async scene => ({
    ...(await asClient(scene, {
      id: newId(),
      day: today,
      time: '16:30',
      text: 'Avena',
      kcal: null,
      food: { id: oats.id, version: oats.version },
      grams: 40,
      measure: { name: { it: 'tazza', en: 'cup' }, amount: 0.5 },
    })),
    ofEveryClient: madeByCall,
  }),
  deleteOwnEntry: scene => onOwnRecord(scene, entryOf),
  undeleteOwnEntry: scene => onOwnRecord(scene, deleted(entryOf, deleteEntry)),
  addOwnWater: async scene => ({ ...(await asClient(scene, { id: newId(), day: today, ml: 250 })), ofEveryClient: madeByCall }),
  deleteOwnWater: scene => onOwnRecord(scene, waterOf),
  undeleteOwnWater: scene => onOwnRecord(scene, deleted(waterOf, deleteWater)),
  addOwnMealPhoto: async scene => {
    const { input, foreign } = await onDiet(scene, ({ breakfastId }) => ({ id: newId(), day: today, mealId: breakfastId }))
    const photoUploadId = await uploadOf(scene.a.client)
    return { as: 'client', input: { ...input, photoUploadId }, foreign: { ...foreign, photoUploadId } }
  },
  deleteOwnMealPhoto: scene => onOwnRecord(scene, photoOf),
  undeleteOwnMealPhoto: scene => onOwnRecord(scene, deleted(photoOf, deletePhoto)),
})

export const dietSamples = samplesOf(contract, {
  getOwnDiet: scene => asClient(scene, { revision: 'old' }),
  recordOwnDietReceipt: scene => onDiet(scene, diet => ({ ...planned(diet), kind: 'opened' as const })),
  getOwnFoods: scene => asClient(scene, { revision: 'old', libraryRevision: 'old' }),
  listOwnSwaps: scene => asClient(scene, { revision: 'old' }),
})
