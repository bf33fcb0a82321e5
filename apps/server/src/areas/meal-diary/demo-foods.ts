import { idOfSource, kcalOfGrams } from '@allenio/domain/aliments'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { findFoodBasics, foodKey, readSystemFoodNames } from '#areas/aliments'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { lockDays } from './own-diary.ts'
import { refreshSums } from './sums.ts'

/** The demo's client has eaten this beside the plan on the last three days: foods of the library, and a dish that none of them is. */
const eaten = [
  { daysAgo: 3, time: '10:40', sourceId: 1_001_121, grams: 150 },
  { daysAgo: 3, time: '10:40', sourceId: 1_000_836, grams: 50 },
  { daysAgo: 3, time: '17:15', sourceId: 1_000_381, grams: 120 },
  { daysAgo: 2, time: '10:30', sourceId: 1_001_121, grams: 150 },
  { daysAgo: 2, time: '21:00', text: 'Piadina alla sagra del paese' },
  { daysAgo: 2, time: '21:15', sourceId: 1_000_816, grams: 330 },
  { daysAgo: 1, time: '10:30', sourceId: 1_001_121, grams: 150 },
  { daysAgo: 1, time: '16:45', sourceId: 1_000_378, grams: 180 },
  { daysAgo: 1, time: '22:10', sourceId: 1_000_196, grams: 20 },
] as const

/** Fills three days with real foods; the caller has filled the plan and its ticks. */
export async function fillDemoEatenFoods(db: WorkspaceDb, { clientId, today }: { clientId: string; today: string }): Promise<void> {
  const names = await readSystemFoodNames(db)
  const cells = eaten.flatMap(each => ('sourceId' in each ? (names.get(idOfSource(each.sourceId)) ?? []) : []))
  const basics = await findFoodBasics(db, cells)
  const entries = eaten.map(({ daysAgo, time, ...what }) => {
    const at = { id: newId(), day: addDays(today, -daysAgo), time }
    const food = 'sourceId' in what ? names.get(idOfSource(what.sourceId)) : undefined
    if (!food || !('sourceId' in what)) return { ...at, text: 'text' in what ? what.text : '', food: null, grams: null, kcal: null }
    const { grams } = what
    return { ...at, text: food.it, food, grams, kcal: kcalOfGrams(grams, basics.get(foodKey(food))?.kcal ?? null) }
  })
  const namedEntries = entries.filter(({ text }) => text !== '')
  const days = [...new Set(namedEntries.map(({ day }) => day))]
  await lockDays(db, clientId, days)
  await db.run(sql`
    insert into diary_entries (id, client_id, day, time, text, food, grams, kcal)
    select r.id, ${clientId}, r.day, r.time, r.text, nullif(r.food, 'null'), r.grams, r.kcal
    from jsonb_to_recordset(${jsonText(namedEntries)}::jsonb)
      as r (id uuid, day date, time text, text text, food jsonb, grams integer, kcal integer)`)
  await refreshSums(db, clientId, days)
}
