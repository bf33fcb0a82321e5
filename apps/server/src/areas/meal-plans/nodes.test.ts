import { completeMealPlan, editMealPlan, getMealPlanDocument, getMealPlan } from '@allenio/contract/meal-plans'
import { sql, type Row } from '#platform/db'
import { followDocument, portOf, startNode, ownHouse } from '#testing'
import { expect, inject, test, vi } from 'vitest'
import { almonds, batchOf, insert, milk, planOf, planScene, setCells } from './scene.testing.ts'

// Two nodes share one database: two dietitians edit one plan, each at their own node.

const house = await ownHouse({ env: { DATABASE_URL: inject('testServer').superuserUrl } })
const { as } = house
const { team: teamOf, inTeam } = planScene(house)
const here = await portOf(house)
const there = await startNode(house)

test('edits of a plan at two nodes are merged and reach both, and completing at one node releases all of them', async () => {
  const team = await teamOf()
  const { nutritionist, admin } = team
  const { id, mealId, componentId } = await planOf(house, team)
  const plan = { thing: 'meal plan', id }
  const [heardHere, heardThere] = [await followDocument(nutritionist, plan, here), await followDocument(admin, plan, there.port)]
  const rounds = 12
  const rows = Array.from({ length: rounds }, (_, at) => insert('component', mealId, { food: almonds, grams: at + 1 }, `V${at}x`))
  const edit = (operation: ReturnType<typeof setCells>) => ({ id, base: 0, batches: [batchOf(operation)] })
  await Promise.all([
    ...rows.map(row => there.call(admin, editMealPlan, edit(row))),
    ...rows.map((_, at) => as(nutritionist).call(editMealPlan, edit(setCells(componentId, { grams: 100 + at })))),
    // the later edit of one cell wins, whichever node it came to
    there.call(admin, editMealPlan, edit(setCells(mealId, { note: 'là' }))),
    as(nutritionist).call(editMealPlan, edit(setCells(mealId, { note: 'qui' }))),
  ])
  const count = 2 * rounds + 2
  const revisions = Array.from({ length: count }, (_, at) => at + 1)
  const stored = await inTeam(team, db =>
    db.many<Row<'document_batches', 'revision'>>(sql`select revision from document_batches where document_id = ${id} order by revision`),
  )
  expect(stored.map(({ revision }) => revision)).toEqual(revisions)
  for (const heard of [heardHere, heardThere])
    await vi.waitFor(() => expect(new Set(heard.revisions())).toEqual(new Set(revisions)), 10_000)

  const [documentHere, documentThere] = await Promise.all([
    as(nutritionist).call(getMealPlanDocument, { id }),
    there.call(admin, getMealPlanDocument, { id }),
  ])
  expect(documentThere).toEqual(documentHere)
  expect(documentHere.revision).toBe(count)
  const cells = new Map(documentHere.rows.map(row => [row.id, row.cells]))
  expect(rows.map(row => cells.get(row.id))).toEqual(rows.map(row => row.cells))
  expect(['là', 'qui']).toContain(cells.get(mealId)?.['note'])

  const late = as(nutritionist).call(editMealPlan, edit(setCells(componentId, { food: milk, grams: 7 })))
  await Promise.all([there.call(admin, completeMealPlan, { id }), late])
  const { revision, isDraft } = await as(nutritionist).call(getMealPlan, { id })
  const release = await inTeam(team, db =>
    db.one<Row<'document_releases', 'revision'>>(sql`select revision from document_releases where document_id = ${id}`),
  )
  // the edit came before the release, which contains it, or after it, so that the plan is a draft again
  expect([count, count + 1]).toContain(release.revision)
  expect([revision, isDraft]).toEqual([count + 1, release.revision === count])
}, 60_000)
