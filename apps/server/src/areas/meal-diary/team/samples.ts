import * as contract from '@allenio/contract/meal-diary'
import { clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
import { almonds, oats, today } from '../scene.testing.ts'
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
})
