import { createExclusions } from '@allenio/contract/aliments'
import type { Operation, DocumentRow } from '@allenio/contract/documents'
import {
  cloneMealPlan,
  completeMealPlan,
  deleteMealPlan,
  editMealPlan,
  undeleteMealPlan,
  restoreMealPlan,
  listMealPlanReleases,
  dismissMealPlanTemplate,
  getMealPlanTemplate,
  getMealPlanTemplateRows,
  listMealPlans,
} from '@allenio/contract/meal-plans'
import { operationsOfTakeover, takenReleaseCell, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { readTakeover } from '@allenio/domain/meal-plans'
import { sql, type Count } from '#platform/db'
import { lonelyClientOf, race, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { eraseDeletedPlans } from './deletion.ts'
import { almonds, batchOf, completedPlanOf, insert, planOf, planScene, refusal, setCells, type TestPlan } from './scene.testing.ts'

const house = await testHouse()
const { as, database } = house
const { team: teamOf, inTeam, edit, rows: rowsOf, read, deleteEarlier } = planScene(house)

const asMap = (rows: readonly DocumentRow[]): DocumentRows => new Map(rows.map(row => [row.id, row]))

/** A template, and what a client's copy of it hears and takes. */
async function scene(make: (team: Awaited<ReturnType<typeof teamOf>>) => Promise<TestPlan> = team => completedPlanOf(house, team)) {
  const team = await teamOf()
  const template = await make(team)
  const nutritionist = as(team.nutritionist)
  const copy = await nutritionist.call(cloneMealPlan, { id: template.id, title: 'Per Martina', clientId: team.clientId })
  const newer = async (id = copy.id) => (await nutritionist.call(getMealPlanTemplate, { id })).newer
  const release = async (...operations: Operation[]) => {
    await edit(team.nutritionist, template.id, ...operations)
    await nutritionist.call(completeMealPlan, { id: template.id })
  }
  /** The operations by which a device would take all that is no conflict. */
  const takeover = async (id = copy.id) => {
    const offer = await newer(id)
    if (!offer) throw new Error('nothing is offered')
    const readSide = async (releaseId: string) => asMap((await nutritionist.call(getMealPlanTemplateRows, { id, releaseId })).rows)
    const sides = { base: await readSide(offer.baseId), template: await readSide(offer.release.id), copy: asMap(await rowsOf(team, id)) }
    const { units, offered } = readTakeover(sides, { language: 'it' })
    const keys = new Set(offered.map(({ key }) => key))
    return operationsOfTakeover({ copy: sides.copy, units, keys, releaseId: offer.release.id })
  }
  const grams = async (id = copy.id) =>
    (await read(team, id)).content.flatMap(day => day.meals.flatMap(meal => meal.components.map(component => component.grams)))
  const ownRow = async (originId: string, id = copy.id) => {
    const row = (await rowsOf(team, id)).find(each => each.originId === originId)
    if (!row) throw new Error('the copy has no such row')
    return row
  }
  return { team, template, copy, nutritionist, newer, release, takeover, grams, ownRow }
}

describe('a copy of a client', () => {
  test('is offered what its template has become, and has both once it was taken', async () => {
    const { team, template, copy, nutritionist, newer, release, takeover, grams, ownRow } = await scene()
    const isMarked = async () => (await nutritionist.call(listMealPlans, { kind: 'for one client' })).mealPlans[0]?.hasNewerTemplate
    expect(await newer()).toBeNull()
    await edit(team.nutritionist, copy.id, setCells((await ownRow(template.componentId)).id, { note: 'tiepida' }))
    await edit(team.nutritionist, template.id, setCells(template.componentId, { grams: 70 }))
    // nobody is offered a draft
    expect(await newer()).toBeNull()
    expect(await isMarked()).toBe(false)
    await release(insert('component', template.mealId, { food: almonds, grams: 20 }, 'W'))
    expect(await newer()).toMatchObject({ title: 'Equilibrio', baseId: expect.any(String) })
    expect(await isMarked()).toBe(true)
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    expect(await newer()).toBeNull()
    expect(await grams()).toEqual([70, 20])
    expect((await ownRow(template.componentId)).cells).toMatchObject({ grams: 70, note: 'tiepida' })
    await release(setCells(template.componentId, { grams: 75 }))
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    expect(await grams()).toEqual([75, 20])
  })

  test('is told what its template would bring that the client must not eat', async () => {
    const { team, template, copy, nutritionist, newer, release, takeover } = await scene()
    const exclusion = { id: newId(), kind: 'allergy', target: { kind: 'food', foodId: almonds.id } } as const
    await nutritionist.call(createExclusions, { id: team.clientId, exclusions: [exclusion] })
    await release(setCells(template.componentId, { grams: 70 }))
    expect(await newer()).toMatchObject({ hits: [], hitCount: 0 })
    await release(insert('component', template.mealId, { food: almonds, grams: 20 }, 'W'))
    expect(await newer()).toMatchObject({ hits: [{ mark: 'red', kind: 'allergy', state: 'contains' }], hitCount: 1 })
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    await release(setCells(template.componentId, { grams: 80 }))
    // the copy has it already, where it is marked
    expect(await newer()).toMatchObject({ hits: [], hitCount: 0 })
  })

  test('is told of what was taken out of it for the client, where the template would bring it back', async () => {
    const { team, template, copy, nutritionist, newer, release, ownRow } = await scene(async each =>
      completedPlanOf(house, each, { more: ({ mealId }) => [insert('component', mealId, { food: almonds, grams: 20 }, 'W')] }),
    )
    const exclusion = { id: newId(), kind: 'allergy', target: { kind: 'food', foodId: almonds.id } } as const
    await nutritionist.call(createExclusions, { id: team.clientId, exclusions: [exclusion] })
    const withAlmonds = (await rowsOf(team, template.id)).find(
      ({ cells }) => (cells['food'] as { id?: string } | undefined)?.id === almonds.id,
    )
    if (!withAlmonds) throw new Error('the template has almonds')
    await edit(team.nutritionist, copy.id, { kind: 'delete', id: (await ownRow(withAlmonds.id)).id })
    await release(setCells(template.componentId, { grams: 70 }))
    expect(await newer()).toMatchObject({ hits: [], hitCount: 0 })
    await release(setCells(withAlmonds.id, { grams: 30 }))
    expect(await newer()).toMatchObject({ hits: [{ mark: 'red' }], hitCount: 1 })
  })

  test('of a draft follows it from what it was then', async () => {
    const { team, template, copy, nutritionist, newer, release, takeover, grams } = await scene(each => planOf(house, each))
    await nutritionist.call(completeMealPlan, { id: template.id })
    expect(await newer()).toBeNull()
    await release(setCells(template.componentId, { grams: 90 }))
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    expect(await grams()).toEqual([90])
  })

  test('is not offered a release of the same content', async () => {
    const { team, template, newer, release, nutritionist } = await scene()
    await edit(team.nutritionist, template.id, setCells(template.componentId, { grams: 70 }))
    await release(setCells(template.componentId, { grams: 50 }))
    expect(await newer()).toBeNull()
    expect((await nutritionist.call(listMealPlanReleases, { id: template.id })).releases).toHaveLength(1)
  })

  test('that goes back to an earlier version is offered again what it had taken', async () => {
    const { team, template, copy, nutritionist, newer, release, takeover } = await scene()
    await nutritionist.call(completeMealPlan, { id: copy.id })
    await release(setCells(template.componentId, { grams: 70 }))
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    expect(await newer()).toBeNull()
    const { releases } = await nutritionist.call(listMealPlanReleases, { id: copy.id })
    await nutritionist.call(restoreMealPlan, { id: copy.id, releaseId: releases.at(-1)?.id ?? '' })
    expect(await newer()).toMatchObject({ title: 'Equilibrio' })
  })

  test('for another client follows the same template, and a copy in the library follows none', async () => {
    const { team, template, copy, nutritionist, newer, release, takeover, grams } = await scene()
    await release(setCells(template.componentId, { grams: 70 }))
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    const clientId = await lonelyClientOf(house, team)
    const second = await as(team.admin).call(cloneMealPlan, { id: copy.id, clientId })
    const shelved = await nutritionist.call(cloneMealPlan, { id: copy.id, title: 'In libreria' })
    await release(setCells(template.componentId, { grams: 75 }))
    expect(await newer(shelved.id)).toBeNull()
    expect((await rowsOf(team, shelved.id)).some(({ cells }) => takenReleaseCell in cells)).toBe(false)
    const { newer: ofSecond } = await as(team.admin).call(getMealPlanTemplate, { id: second.id })
    expect(ofSecond).toMatchObject({ title: 'Equilibrio', baseId: (await newer())?.baseId })
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    expect(await grams()).toEqual([75])
  })

  test('asks about a row that was deleted there and edited here, and does not bring back what was deleted here', async () => {
    const { team, template, copy, release, takeover, grams, ownRow } = await scene()
    await edit(team.nutritionist, copy.id, { kind: 'delete', id: (await ownRow(template.mealId)).id })
    await release(setCells(template.componentId, { grams: 70 }))
    await edit(team.nutritionist, copy.id, ...(await takeover()))
    expect(await grams()).toEqual([])
  })
})

describe('nothing is offered', () => {
  test('of a template that was deleted, until it is there again', async () => {
    const { template, copy, nutritionist, newer, release } = await scene()
    await release(setCells(template.componentId, { grams: 70 }))
    const releaseId = (await newer())?.release.id ?? ''
    await nutritionist.call(deleteMealPlan, { id: template.id })
    expect(await newer()).toBeNull()
    await expect(nutritionist.call(getMealPlanTemplateRows, { id: copy.id, releaseId })).rejects.toMatchObject(refusal('not found'))
    await nutritionist.call(undeleteMealPlan, { id: template.id })
    expect(await newer()).toMatchObject({ release: { id: releaseId } })
  })

  test('of a release that was dismissed; a later one is', async () => {
    const { template, copy, nutritionist, newer, release } = await scene()
    await release(setCells(template.componentId, { grams: 70 }))
    const releaseId = (await newer())?.release.id ?? ''
    await nutritionist.call(dismissMealPlanTemplate, { id: copy.id, releaseId })
    expect(await newer()).toBeNull()
    await nutritionist.call(dismissMealPlanTemplate, { id: copy.id, releaseId: null })
    expect(await newer()).toMatchObject({ release: { id: releaseId } })
    await nutritionist.call(dismissMealPlanTemplate, { id: copy.id, releaseId })
    await release(setCells(template.componentId, { grams: 75 }))
    expect(await newer()).not.toBeNull()
    // dismissing is no edit
    expect((await as((await teamOf()).nutritionist).ask(dismissMealPlanTemplate, { id: copy.id, releaseId })).status).toBe(404)
  })

  test('by an id that names no release of the template', async () => {
    const { team, template, copy, nutritionist, newer, release } = await scene()
    const foreign = await completedPlanOf(house, team, { title: 'Altro' })
    await release(setCells(template.componentId, { grams: 70 }))
    const before = await newer()
    await edit(team.nutritionist, copy.id, setCells(copy.id, { [takenReleaseCell]: foreign.releaseId }))
    expect(await newer()).toEqual(before)
    for (const endpoint of [getMealPlanTemplateRows, dismissMealPlanTemplate] as const) {
      const answer = nutritionist.call(endpoint, { id: copy.id, releaseId: foreign.releaseId })
      await expect(answer).rejects.toMatchObject(refusal('not found'))
    }
  })
})

test('two editors who take at once have every row once', async () => {
  const { team, template, copy, nutritionist, release, takeover, grams } = await scene()
  await release(setCells(template.componentId, { grams: 70 }), insert('component', template.mealId, { food: almonds, grams: 20 }, 'W'))
  const operations = await takeover()
  const { passed } = await race(() => nutritionist.ask(editMealPlan, { id: copy.id, base: 0, batches: [batchOf(...operations)] }))
  expect(passed).toBe(20)
  expect(await grams()).toEqual([70, 20])
  expect((await rowsOf(team, copy.id)).filter(({ type }) => type === 'component')).toHaveLength(2)
})

test('what a draft was is kept for its copies, and goes with the last of them', async () => {
  const { team, template, copy, nutritionist } = await scene(each => planOf(house, each))
  const second = await nutritionist.call(cloneMealPlan, { id: copy.id, clientId: team.clientId })
  await nutritionist.call(deleteMealPlan, { id: template.id })
  const contents = async () =>
    (await inTeam(team, db => db.one<Count>(sql`select count(*) as count from document_releases join document_contents using (digest)`)))
      .count
  for (const [id, left] of [
    [copy.id, 1],
    [second.id, 0],
  ] as const) {
    await nutritionist.call(deleteMealPlan, { id })
    await deleteEarlier(team, 8)
    await eraseDeletedPlans(database)
    expect(await contents()).toBe(left)
  }
})
