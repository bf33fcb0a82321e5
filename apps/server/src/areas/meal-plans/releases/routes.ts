import * as contract from '@allenio/contract/meal-plans'
import { bind, withMessage } from '#platform/http'
import { presentHits } from '../foods/exclusion-hits.ts'
import { readPlan } from '../present.ts'
import { reachPlan } from '../reach.ts'
import { readChanges } from './changes.ts'
import { listReleases, restorePlan } from './releases.ts'

export const releaseBindings = [
  bind(contract.listMealPlanReleases, async ({ db, actor }, { id }) => {
    await reachPlan(db, actor, id)
    return { releases: await listReleases(db, id) }
  }),

  bind(contract.getMealPlanChanges, async ({ db, actor }, { id, releaseId }) => {
    await reachPlan(db, actor, id)
    const { followers, ...changes } = await readChanges(db, actor, id, releaseId)
    return { ...changes, followers: followers.map(({ hits, ...follower }) => ({ ...follower, ...presentHits(hits) })) }
  }),

  bind(contract.restoreMealPlan, async ({ db, actor }, { id, releaseId }) => {
    await restorePlan(db, actor, await reachPlan(db, actor, id), releaseId)
    return withMessage('meal plan restored', await readPlan(db, actor, id))
  }),
]
