import { changeManyRecipes, cloneRecipe, deleteRecipe, undeleteRecipe, updateRecipe, getRecipe } from '@allenio/contract/recipes'
import { sql } from '#platform/db'
import { testHouse, uploadOf } from '#testing'
import { describe, expect, test } from 'vitest'
import { apple, ingredient, refusal, recipeScene } from './scene.testing.ts'

const house = await testHouse()
const { given, as } = house
const { create, list, inTeam, sweep } = recipeScene(house)

describe('a copy', () => {
  test('has all of the recipe, under a name of its own', async () => {
    const team = await given.team()
    const original = await create(team, 'Torta', {
      nameEn: 'Cake',
      steps: [{ it: 'Impasta', en: '' }],
      tags: ['dolci'],
      components: [ingredient(apple, 100, { customNameIt: 'mele rosse' })],
    })
    const copy = await as(team.admin).call(cloneRecipe, { id: original.id })
    expect(copy).toMatchObject({
      nameIt: 'Torta (copia)',
      nameEn: 'Cake (copy)',
      steps: original.steps,
      tags: ['dolci'],
      figures: original.figures,
      components: [{ grams: 100, customNameIt: 'mele rosse', food: { id: apple } }],
      author: { id: team.admin.membershipId },
    })
    expect(copy.components[0]?.id).not.toBe(original.components[0]?.id)
    expect(await list(team, { kcalAtLeast: 52, kcalAtMost: 52 })).toHaveLength(2)
    expect(await as(team.nutritionist).call(cloneRecipe, { id: original.id, names: { it: 'Crostata' } })).toMatchObject({
      nameIt: 'Crostata',
      nameEn: '',
    })
    const long = await create(team, 'a'.repeat(120))
    expect((await as(team.nutritionist).call(cloneRecipe, { id: long.id })).nameIt).toHaveLength(120)
    await expect(as(team.nutritionist).call(cloneRecipe, { id: long.id, names: { it: '' } })).rejects.toMatchObject(
      refusal('recipe name needed'),
    )
  })

  test('shows the same picture, which stays as long as one of them shows it', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const original = await create(team, 'Torta', { pictureUploadId: await uploadOf(team.nutritionist) })
    const copy = await nutritionist.call(cloneRecipe, { id: original.id })
    expect([copy.picture?.id, original.picture?.url]).toEqual([original.picture?.id, expect.stringMatching(/^\/api\/files/)])
    const pictureOf = async (id: string) => (await nutritionist.call(getRecipe, { id })).picture?.id
    await nutritionist.call(deleteRecipe, { id: original.id })
    expect(await pictureOf(copy.id)).toBe(original.picture?.id)
    await nutritionist.call(updateRecipe, { id: copy.id, pictureUploadId: null })
    // nobody shows it now, but the original can come back
    expect((await nutritionist.call(undeleteRecipe, { id: original.id })).picture?.id).toBe(original.picture?.id)
    await nutritionist.call(updateRecipe, { id: original.id, pictureUploadId: await uploadOf(team.nutritionist) })
    const files = await inTeam(team, db =>
      db.many<{ is_erased: boolean }>(sql`select erase_after <= now() as is_erased from files order by id`),
    )
    expect(files).toEqual([{ is_erased: true }, { is_erased: null }])
  })

  test('has its picture erased with the last recipe that the sweep erases', async () => {
    const team = await given.team()
    const nutritionist = as(team.nutritionist)
    const original = await create(team, 'Torta', { pictureUploadId: await uploadOf(team.nutritionist) })
    const copy = await nutritionist.call(cloneRecipe, { id: original.id })
    const age = () =>
      inTeam(team, db => db.run(sql`update recipes set deleted_at = now() - interval '9 days' where deleted_at is not null`))
    const isErased = async () =>
      (await inTeam(team, db => db.one<{ is_erased: boolean }>(sql`select coalesce(erase_after <= now(), false) as is_erased from files`)))
        .is_erased
    await nutritionist.call(deleteRecipe, { id: original.id })
    await age()
    await sweep()
    expect(await isErased()).toBe(false)
    await nutritionist.call(deleteRecipe, { id: copy.id })
    await age()
    await sweep()
    expect(await isErased()).toBe(true)
  })
})

describe('many recipes at once', () => {
  test('change, and those that cannot say why', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const nutritionist = as(team.nutritionist)
    const plain = await create(team, 'Torta', { tags: ['Dolci'] })
    const full = await create(team, 'Pane', { tags: Array.from({ length: 12 }, (_, at) => `tag ${at}`) })
    const deleted = await create(team, 'Vecchia')
    await nutritionist.call(deleteRecipe, { id: deleted.id })
    const ids = [plain.id, full.id, deleted.id]
    const tagged = await nutritionist.call(changeManyRecipes, { action: 'add tag', ids, tag: 'Forno' })
    expect(tagged.changed).toEqual([plain.id])
    expect(new Map(tagged.refused.map(({ name, reason }) => [name, reason]))).toEqual(
      new Map([
        ['Pane', 'Ha già 12 etichette.'],
        ['Vecchia', 'È stata eliminata.'],
      ]),
    )
    // a tag that is there already is no change
    expect((await nutritionist.call(changeManyRecipes, { action: 'add tag', ids: [plain.id], tag: 'FORNO' })).changed).toEqual([])
    expect((await nutritionist.call(changeManyRecipes, { action: 'remove tag', ids: [plain.id], tag: 'dolci' })).changed).toEqual([
      plain.id,
    ])
    expect((await nutritionist.call(getRecipe, { id: plain.id })).tags).toEqual(['Forno'])
    const gone = await nutritionist.call(changeManyRecipes, { action: 'delete', ids })
    expect(gone.changed.toSorted()).toEqual([plain.id, full.id].toSorted())
    expect((await nutritionist.call(changeManyRecipes, { action: 'undelete', ids: gone.changed })).changed).toHaveLength(2)
    const foreign = await create(other, 'Altra')
    const refused = nutritionist.call(changeManyRecipes, { action: 'delete', ids: [plain.id, foreign.id] })
    await expect(refused).rejects.toMatchObject(refusal('not found'))
    expect(await list(team, { sort: 'name' })).toEqual(['Pane', 'Torta'])
  })
})
