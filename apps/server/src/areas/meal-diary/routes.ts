import * as contract from '@allenio/contract/meal-diary'
import { recordDeletion } from '#areas/client-records'
import { mayDo } from '#platform/access'
import { bind } from '#platform/http'
import { saveDay } from './days.ts'
import { addEntry, deleteEntry, presentEntry, readEntry, undeleteEntry } from './entries.ts'
import { saveMeal } from './meals.ts'
import { openDiary } from './own-diary.ts'
import { addPhoto, deletePhoto, readPhoto, undeletePhoto } from './photos.ts'
import { saveSwap } from './swaps.ts'
import { addWater, deleteWater, readWater, undeleteWater } from './waters.ts'

const entryDeletion = recordDeletion({
  thing: 'meal diary',
  delete: ({ db }, at) => deleteEntry(db, at),
  undelete: ({ db }, at) => undeleteEntry(db, at),
  read: readEntry,
}).own()

const waterDeletion = recordDeletion({
  thing: 'meal diary',
  delete: ({ db }, at) => deleteWater(db, at),
  undelete: ({ db }, at) => undeleteWater(db, at),
  read: readWater,
}).own()

const photoDeletion = recordDeletion({
  thing: 'meal diary',
  delete: ({ db }, at) => deletePhoto(db, at),
  undelete: ({ db }, at) => undeletePhoto(db, at),
  read: (db, at, { personId }) => readPhoto(db, at, personId),
}).own()

export const diaryBindings = [
  bind(contract.saveOwnMeal, async ({ db, actor }, write) => saveMeal(db, await openDiary(db, actor), write)),
  bind(contract.saveOwnSwap, async ({ db, actor }, write) => saveSwap(db, await openDiary(db, actor), write)),
  bind(contract.saveOwnDay, async ({ db, actor }, write) => saveDay(db, await openDiary(db, actor), write)),

  bind(contract.addOwnEntry, async ({ db, actor }, write) => addEntry(db, await openDiary(db, actor), write)),
  bind(contract.deleteOwnEntry, entryDeletion.delete),
  bind(contract.undeleteOwnEntry, async (call, at) =>
    presentEntry(await entryDeletion.undelete(call, at), mayDo(call.actor, 'view macros')),
  ),

  bind(contract.addOwnWater, async ({ db, actor }, write) => addWater(db, await openDiary(db, actor), write)),
  bind(contract.deleteOwnWater, waterDeletion.delete),
  bind(contract.undeleteOwnWater, waterDeletion.undelete),

  bind(contract.addOwnMealPhoto, async ({ db, actor }, write) => addPhoto(db, await openDiary(db, actor), write)),
  bind(contract.deleteOwnMealPhoto, photoDeletion.delete),
  bind(contract.undeleteOwnMealPhoto, photoDeletion.undelete),
]
