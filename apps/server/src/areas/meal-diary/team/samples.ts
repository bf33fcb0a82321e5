import * as contract from '@allenio/contract/meal-diary'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql } from '#platform/db'
import { clientOf, onRecord, samplesOf, type MakeRecord, type Scene, type TestTeam } from '#testing'
import { almonds, entryOf, oats, today } from '../scene.testing.ts'
import { followedPlanOf, swapsOf } from './scene.testing.ts'

/** The nutritionist's call about the team's client, and about another workspace's. */
const onClient = async <I extends object>(
  scene: Scene,
  input: (id: string) => I,
  make: (scene: Scene, team: TestTeam) => Promise<string> = (each, team) => clientOf(each, team),
) => ({ as: 'nutritionist' as const, input: input(await make(scene, scene.a)), foreign: input(await make(scene, scene.b)) })

/** A client who follows a plan of their own, and takes almonds for oats. */
async function habitOf(scene: Scene, team: TestTeam): Promise<string> {
  const followed = await followedPlanOf(scene, team, { isForClient: true })
  await swapsOf(scene, team, { ...followed, daysAgo: [1, 2] })
  return followed.clientId
}

/** A match of an entry's words. */
const matchOf: MakeRecord = async ({ database }, { workspaceId }, clientId) => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
      insert into diary_matches (id, client_id, text, food, grams)
      values (${id}, ${clientId}, 'Un gelato', ${jsonText(oats)}::jsonb, 40)`),
  )
  return id
}

/** The nutritionist's call about a row of a client. */
const onClientRow = async <I extends object>(scene: Scene, make: MakeRecord, input: (id: string, rowId: string) => I) => ({
  ...(await onRecord(scene, make, input)),
  as: 'nutritionist' as const,
})

export const teamSamples = samplesOf(contract, {
  listDietMarks: async scene => ({
    as: 'nutritionist',
    input: { clientId: [await clientOf(scene, scene.a)] },
    foreign: { clientId: [await clientOf(scene, scene.b)] },
    idFilters: ['clientId'],
  }),
  getDietMap: scene => onClient(scene, id => ({ id })),
  getClientDiary: scene => onClient(scene, id => ({ id, until: today })),
  getExpenditure: scene => onClient(scene, id => ({ id })),
  listSwapHabits: scene => onClient(scene, id => ({ id }), habitOf),
  adoptSwapHabit: scene => onClient(scene, id => ({ id, fromFoodId: oats.id, toFoodId: almonds.id }), habitOf),
  getEatenDays: scene => onClient(scene, id => ({ id, from: addDays(today, -2), to: today })),
  matchDiaryEntry: scene =>
    onClientRow(scene, entryOf, (id, entryId) => ({
      id,
      entryId,
      foodId: oats.id,
      grams: 40,
      measure: { name: { it: 'tazza', en: 'cup' }, amount: 0.5 },
      scope: 'business' as const,
    })),
  deleteDiaryMatch: scene => onClientRow(scene, matchOf, (id, matchId) => ({ id, matchId })),
  copyDayIntoPlan: scene => onClientRow(scene, entryOf, id => ({ id, day: today, into: 'client' as const, title: 'Dal diario' })),
})
