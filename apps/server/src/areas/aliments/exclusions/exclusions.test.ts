import { setLocale } from '@allenio/contract/account'
import {
  createFood,
  deleteFood,
  updateFood,
  getFood,
  createExclusions,
  createOwnExclusions,
  deleteExclusion,
  deleteOwnExclusion,
  exclusionLimits,
  listExclusions,
  listOwnExclusions,
  undeleteExclusion,
  undeleteOwnExclusion,
  updateExclusion,
  type ExclusionKind,
  type ExclusionTarget,
} from '@allenio/contract/aliments'
import { listNotifications } from '@allenio/contract/notifications'
import { idOfSource, lookupOf, wordStems } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { clientJoins } from '#areas/clients'
import { sql, type Count } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, race, testHouse } from '#testing'
import { describe, expect, test } from 'vitest'
import { sweepFoods } from '../jobs.ts'
import { findExclusions } from './present.ts'
import { exclusionRecords } from './records.ts'

const house = await testHouse()
const { as, given, database } = house
const peanuts: ExclusionTarget = { kind: 'allergen', allergen: 'peanuts' }
const milk: ExclusionTarget = { kind: 'allergen', allergen: 'milk' }
const wordOf = (word: string): ExclusionTarget => ({ kind: 'word', word })

const newOne = (kind: ExclusionKind, target: ExclusionTarget, note = '') => ({ id: newId(), kind, target, note })

async function scene() {
  const team = await given.team()
  const id = await clientOf(house, team)
  const nutritionist = as(team.nutritionist)
  return {
    ...team,
    id,
    add: (...exclusions: ReturnType<typeof newOne>[]) => nutritionist.call(createExclusions, { id, exclusions }),
    list: () => nutritionist.call(listExclusions, { id }),
    addOwn: (...exclusions: ReturnType<typeof newOne>[]) => as(team.client).call(createOwnExclusions, { exclusions }),
    listOwn: () => as(team.client).call(listOwnExclusions, {}),
  }
}

const sweep = async (jobs: readonly { run: (typeof sweepFoods)['run'] }[]) => {
  const context = { database, log: makeLog('silent'), jobId: newId(), isLastTry: false }
  for (const job of jobs) await job.run(context, { workspaceId: null, data: {} })
}

describe('the team', () => {
  test('enters what a client does not eat, which is named in the language of whoever reads it', async () => {
    const { nutritionist, client, id, add } = await scene()
    const egg = idOfSource(1123)
    await add(
      newOne('dislike', { kind: 'food', foodId: egg }),
      newOne('dislike', wordOf('  Cipolla ')),
      newOne('diet', { kind: 'diet', diet: 'vegetarian' }),
      newOne('intolerance', { kind: 'category', category: 'cheese' }),
      newOne('allergy', peanuts, 'Anche in tracce'),
    )
    const { exclusions, may } = await as(nutritionist).call(listExclusions, { id })
    expect(exclusions.map(({ kind, name }) => [kind, name])).toEqual([
      ['allergy', 'Arachidi'],
      ['intolerance', 'Formaggi e latticini'],
      ['diet', 'Vegetariana'],
      ['dislike', 'Cipolla'],
      ['dislike', 'Uovo intero, crudo'],
    ])
    expect(exclusions[0]).toMatchObject({ note: 'Anche in tracce', isByClient: false, may: { update: true, delete: true } })
    expect(exclusions[0]?.addedBy).toMatch(/\w/)
    expect(may.add).toBe(true)
    const own = await as(client).call(listOwnExclusions, {})
    expect(own.exclusions[0]).toMatchObject({ name: 'Arachidi', addedBy: null, may: { update: false, delete: false } })
    await as(client).call(setLocale, { locale: 'en' })
    expect((await as(client).call(listOwnExclusions, {})).exclusions.slice(0, 2).map(({ name }) => name)).toEqual(['Peanuts', 'Cheese'])
  })

  test('enters each kind and target once, in singular and plural, and what a device sends twice once', async () => {
    const { add } = await scene()
    const first = newOne('dislike', wordOf('Cipolla'))
    await add(first)
    await add(first, newOne('dislike', wordOf('cipolle')), newOne('allergy', wordOf('cipolla')), newOne('allergy', wordOf('cipolle')))
    expect((await add(newOne('dislike', wordOf('cipòlla')))).exclusions.map(({ kind, name }) => [kind, name])).toEqual([
      ['allergy', 'cipolla'],
      ['dislike', 'Cipolla'],
    ])
  })

  test('and clients who add the same at once add one', async () => {
    const { nutritionist, client, id, listOwn } = await scene()
    const { passed } = await race(at =>
      at % 2
        ? as(nutritionist).ask(createExclusions, { id, exclusions: [newOne('allergy', wordOf(at % 3 ? 'noce' : 'noci'))] })
        : as(client).ask(createOwnExclusions, { exclusions: [newOne('allergy', wordOf('Noce'))] }),
    )
    expect([passed, (await listOwn()).exclusions.length]).toEqual([20, 1])
  })

  test('cannot take the id of another row, nor enter more than there is place for', async () => {
    const { nutritionist, admin, id, add, ...team } = await scene()
    const first = newOne('allergy', peanuts)
    await add(first)
    const ask = (...exclusions: object[]) => as(nutritionist).ask(createExclusions, { id, exclusions })
    expect(await ask({ ...first, target: milk })).toMatchObject({ status: 409, body: { code: 'record id taken' } })
    const other = await lonelyClientOf(house, { nutritionist, admin, ...team })
    expect(await as(admin).ask(createExclusions, { id: other, exclusions: [first] })).toMatchObject({ status: 409 })
    const twice = newOne('allergy', milk)
    expect(await ask(twice, { ...twice, target: wordOf('latte') })).toMatchObject({ status: 409 })
    const many = (count: number, from: number) => Array.from({ length: count }, (_, at) => newOne('dislike', wordOf(`cibo ${from + at}x`)))
    for (let from = 0; from < 80; from += 20) await add(...many(20, from))
    await add(...many(19, 80))
    expect(await ask(newOne('dislike', wordOf('troppo')))).toMatchObject({
      status: 422,
      body: { code: 'too many exclusions', message: `Ci sono già ${exclusionLimits.perClient} esclusioni: togli quelle che non servono.` },
    })
    expect(await ask(first)).toMatchObject({ status: 200 })
  })

  test('corrects, deletes and takes back; what becomes the same is one, with both notes', async () => {
    const { nutritionist, id, add, list } = await scene()
    const [allergy, intolerance] = [newOne('allergy', peanuts, 'Shock nel 2019'), newOne('intolerance', peanuts, 'Gonfiore')]
    await add(allergy, intolerance)
    expect(await as(nutritionist).call(updateExclusion, { id, exclusionId: intolerance.id, kind: 'allergy' })).toMatchObject({
      kind: 'allergy',
      note: 'Gonfiore; Shock nel 2019',
    })
    expect((await list()).exclusions.map(each => each.id)).toEqual([intolerance.id])
    const at = { id, exclusionId: intolerance.id }
    await as(nutritionist).call(updateExclusion, { ...at, note: 'Adrenalina in borsa' })
    expect((await as(nutritionist).ask(deleteExclusion, at)).status).toBe(200)
    expect((await as(nutritionist).ask(deleteExclusion, at)).status).toBe(404)
    await add(newOne('allergy', peanuts, 'Di nuovo'))
    expect(await as(nutritionist).call(undeleteExclusion, at)).toMatchObject({ note: 'Adrenalina in borsa; Di nuovo' })
    expect((await list()).exclusions).toHaveLength(1)
    expect((await as(nutritionist).ask(undeleteExclusion, at)).status).toBe(404)
  })

  test.each<[ExclusionKind, ExclusionTarget]>([
    ['diet', wordOf('vegana')],
    ['diet', { kind: 'category', category: 'pork' }],
    ['diet', { kind: 'food', foodId: idOfSource(1123) }],
    ['diet', peanuts],
    ['allergy', { kind: 'diet', diet: 'vegan' }],
    ['intolerance', { kind: 'diet', diet: 'vegan' }],
    ['dislike', { kind: 'diet', diet: 'vegan' }],
  ])('cannot enter as %s %o', async (kind, target) => {
    const { nutritionist, client, id, list } = await scene()
    const refusal = {
      status: 422,
      body: { errors: { 'exclusions.1.target': [expect.stringMatching(/^Una dieta si esclude come dieta/)] } },
    }
    const exclusions = [newOne('allergy', milk), newOne(kind, target)]
    expect(await as(nutritionist).ask(createExclusions, { id, exclusions })).toMatchObject(refusal)
    expect(await as(client).ask(createOwnExclusions, { exclusions })).toMatchObject(refusal)
    expect((await list()).exclusions).toEqual([])
  })

  test('corrects only to a kind that fits the target', async () => {
    const { nutritionist, id, add, list } = await scene()
    const [diet, allergy] = [newOne('diet', { kind: 'diet', diet: 'vegan' }), newOne('allergy', milk)]
    await add(diet, allergy)
    const ask = (exclusionId: string, kind: ExclusionKind) =>
      as(nutritionist).ask(updateExclusion, { id, exclusionId, kind, note: 'Da sempre' })
    const refusal = { status: 422, body: { code: 'exclusion kind and target differ', errors: { kind: [expect.any(String)] } } }
    expect(await ask(diet.id, 'allergy')).toMatchObject(refusal)
    expect(await ask(allergy.id, 'diet')).toMatchObject(refusal)
    expect((await list()).exclusions.map(({ kind, note }) => [kind, note])).toEqual([
      ['allergy', ''],
      ['diet', ''],
    ])
    expect((await ask(diet.id, 'diet')).status).toBe(200)
  })

  test('sees what the record says in words, until an allergy or intolerance has it', async () => {
    const { id, add, list } = await scene()
    const record = (allergies: string) =>
      database.withSystem('write', db => db.run(sql`update clients set allergies = ${allergies} where id = ${id}`))
    await record('Allergica ad arachidi e uova. Nessuna intolleranza al lattosio')
    const offeredTargets = async () => (await list()).offered.map(({ target }) => target)
    const eggs: ExclusionTarget = { kind: 'allergen', allergen: 'eggs' }
    expect(await offeredTargets()).toEqual([eggs, peanuts])
    expect(await list()).toMatchObject({ notUnderstood: [], allergiesText: expect.stringContaining('arachidi') })
    await add(newOne('dislike', eggs), newOne('allergy', peanuts))
    expect(await offeredTargets()).toEqual([eggs])
  })

  test('sees what the record says and nobody has understood, until it is entered', async () => {
    const { id, add, list } = await scene()
    await database.withSystem('write', db =>
      db.run(sql`update clients set allergies = 'APLV, favismo, nichel, niente maiale; kiwi e lattice' where id = ${id}`),
    )
    const { offered, notUnderstood } = await list()
    expect(offered.map(({ name, kinds }) => [name, kinds[0]])).toEqual([
      ['Latte', 'allergy'],
      ['Favismo (fave)', 'allergy'],
      ['Nichel', 'allergy'],
      ['Maiale', 'dislike'],
    ])
    expect(notUnderstood).toEqual(['kiwi', 'lattice'])
    await add(newOne('allergy', wordOf('Nichel')), newOne('allergy', wordOf('kiwi')))
    expect(await list()).toMatchObject({ offered: [{}, {}, {}], notUnderstood: ['lattice'] })
  })

  test('reads and writes them only with the foods: a coach does not', async () => {
    const { coach, id } = await scene()
    expect((await as(coach).ask(listExclusions, { id })).status).toBe(403)
    expect((await as(coach).ask(createExclusions, { id, exclusions: [newOne('allergy', peanuts)] })).status).toBe(403)
  })
})

describe('a food that is excluded', () => {
  test('is one that the business has, by its newest name', async () => {
    const { nutritionist, id, add, list } = await scene()
    const food = await as(nutritionist).call(createFood, { nameIt: 'Crema di arachidi' })
    await add(newOne('allergy', { kind: 'food', foodId: food.id }))
    await as(nutritionist).call(updateFood, { id: food.id, nameIt: 'Burro di arachidi' })
    expect((await list()).exclusions.map(({ name }) => name)).toEqual(['Burro di arachidi'])
    const other = await as(nutritionist).call(createFood, { nameIt: 'Altro' })
    await as(nutritionist).call(deleteFood, { id: other.id })
    for (const foodId of [other.id, newId()]) {
      const answer = await as(nutritionist).ask(createExclusions, { id, exclusions: [newOne('allergy', { kind: 'food', foodId })] })
      expect(answer.status).toBe(404)
    }
  })

  test('says whose it is, and is not erased while anybody may undelete that', async () => {
    const { admin, nutritionist, workspaceId, id, add, ...team } = await scene()
    const food = await as(nutritionist).call(createFood, { nameIt: 'Crema di arachidi' })
    const target: ExclusionTarget = { kind: 'food', foodId: food.id }
    const exclusion = newOne('allergy', target)
    await add(exclusion, newOne('dislike', target))
    const lonely = await lonelyClientOf(house, { admin, nutritionist, workspaceId, ...team })
    await as(admin).call(createExclusions, { id: lonely, exclusions: [newOne('allergy', target)] })
    expect((await as(nutritionist).call(getFood, { id: food.id })).usedIn).toEqual([
      { id, title: 'Martina Bellini', href: `/clients/${id}` },
      { id: lonely, title: null, href: null },
    ])
    await as(nutritionist).call(deleteFood, { id: food.id })
    const count = async () => {
      await database.withWorkspace(workspaceId, 'write', db =>
        db.run(sql`update foods set deleted_at = now() - interval '30 days' where id = ${food.id}`),
      )
      await sweep([sweepFoods])
      return (
        await database.withWorkspace(workspaceId, 'read', db =>
          db.one<Count>(sql`select count(*) as count from foods where id = ${food.id}`),
        )
      ).count
    }
    expect(await count()).toBe(1)
    await database.withSystem('write', db => db.run(sql`delete from client_exclusions where workspace_id = ${workspaceId}`))
    expect(await count()).toBe(0)
  })
})

describe('a client', () => {
  test('enters, deletes and takes back their own, and the team is told of what is grave', async () => {
    const { coach, nutritionist, client, addOwn, listOwn } = await scene()
    const allergy = newOne('allergy', peanuts, 'Anche in tracce')
    await addOwn(allergy, newOne('dislike', wordOf('cipolla')))
    const titles = async (who: typeof coach) => (await as(who).call(listNotifications, {})).notifications.map(({ title }) => title)
    expect(await titles(nutritionist)).toEqual(['Martina Bellini ha aggiunto un’allergia: Arachidi'])
    expect(await titles(coach)).toEqual([])
    await as(client).call(deleteOwnExclusion, { id: allergy.id })
    expect(await titles(nutritionist)).toEqual(['Martina Bellini ha tolto un’allergia: Arachidi'])
    expect(await as(client).call(undeleteOwnExclusion, { id: allergy.id })).toMatchObject({ name: 'Arachidi', may: { delete: true } })
    expect(await titles(nutritionist)).toEqual(['Martina Bellini ha aggiunto un’allergia: Arachidi'])
    expect((await listOwn()).exclusions.map(({ name, isByClient }) => [name, isByClient])).toEqual([
      ['Arachidi', true],
      ['cipolla', true],
    ])
  })

  test('names no food, and deletes nothing of the team; the team deletes theirs', async () => {
    const { nutritionist, client, id, add, addOwn, listOwn } = await scene()
    const food = newOne('dislike', { kind: 'food', foodId: idOfSource(1123) })
    const refused = await as(client).ask(createOwnExclusions, { exclusions: [newOne('allergy', milk), food] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid input', errors: { 'exclusions.1.target': [expect.any(String)] } } })
    const ofTeam = newOne('allergy', milk)
    await add(ofTeam)
    expect((await as(client).ask(deleteOwnExclusion, { id: ofTeam.id })).status).toBe(404)
    const own = newOne('intolerance', peanuts)
    await addOwn(own)
    await as(nutritionist).call(deleteExclusion, { id, exclusionId: own.id })
    expect((await listOwn()).exclusions.map(({ id: each }) => each)).toEqual([ofTeam.id])
  })
})

test('of a client who had two records each exclusion is kept once', async () => {
  const { admin, workspaceId, id, add, ...team } = await scene()
  const standing = await lonelyClientOf(house, { admin, workspaceId, ...team })
  await add(newOne('allergy', wordOf('noci'), 'Anche in tracce'), newOne('diet', { kind: 'diet', diet: 'vegan' }))
  await as(admin).call(createExclusions, { id: standing, exclusions: [newOne('allergy', wordOf('Noce'), 'Dal 2019')] })
  await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(db, { workspaceId, fromId: id, toId: standing })
  })
  const { exclusions } = await as(admin).call(listExclusions, { id: standing })
  expect(exclusions.map(({ name, note }) => [name, note])).toEqual([
    ['Noce', 'Dal 2019; Anche in tracce'],
    ['Vegana', ''],
  ])
  const found = await database.withWorkspace(workspaceId, 'read', db => findExclusions(db, [standing], 'it'))
  expect(found.get(standing)?.map(({ kind, target }) => [kind, target.kind])).toEqual([
    ['allergy', 'word'],
    ['diet', 'diet'],
  ])
})

test('what was deleted is erased after seven days', async () => {
  const { nutritionist, id, add } = await scene()
  const [old, recent] = [newOne('allergy', peanuts), newOne('allergy', milk)]
  await add(old, recent)
  for (const { id: exclusionId } of [old, recent]) await as(nutritionist).call(deleteExclusion, { id, exclusionId })
  await database.withSystem('write', db =>
    db.run(sql`update client_exclusions set deleted_at = now() - interval '7 days 1 minute' where id = ${old.id}`),
  )
  expect((await as(nutritionist).ask(undeleteExclusion, { id, exclusionId: old.id })).status).toBe(404)
  await sweep(exclusionRecords.jobs)
  const rows = await database.withSystem('read', db => db.many(sql`select id from client_exclusions where client_id = ${id}`))
  expect(rows).toEqual([{ id: recent.id }])
  expect((await as(nutritionist).ask(undeleteExclusion, { id, exclusionId: recent.id })).status).toBe(200)
})

test('the database has what rules of foods look for', async () => {
  const texts = await house.database.withSystem('read', db =>
    db.many<{ text: string; lookup: string[] }>(sql`
      select text, name_lookup(text) as lookup
      from (select name_it || ' ' || name_en as text from system_foods
        union all select unnest(${['', 'Tè, cacao', 'G6PD', 'Würstel']}::text[])) t`),
  )
  for (const { text, lookup } of texts) expect([text, lookup]).toEqual([text, lookupOf(text)])
})

test('the database has the stems of words that the rules have', async () => {
  const texts = await house.database.withSystem('read', db =>
    db.many<{ text: string; stems: string[] }>(sql`
      select text, word_stems(text) as stems
      from (select name_it || ' ' || name_en as text from system_foods
        union all select unnest(${['', '–', '3 Tablespoons', 'Uova, uovo', 'Çağ’in höst', 'as', 'ghee-yy']}::text[])) t`),
  )
  expect(texts.length).toBeGreaterThan(2500)
  for (const { text, stems } of texts) expect([text, stems]).toEqual([text, wordStems(text)])
})
