import type { Input } from '@allenio/contract'
import {
  addExerciseAsset,
  changeManyExercises,
  cloneExercise,
  createExercise,
  deleteExercise,
  deleteExerciseAsset,
  orderExerciseAssets,
  setExerciseAlternatives,
  setExerciseFavorite,
  undeleteExercise,
  undeleteExerciseAsset,
  updateExercise,
  changeHideDefaultExercises,
  countExercises,
  exportExercises,
  getExercise,
  getExerciseIndex,
  listExerciseImages,
  listExercises,
  listExerciseTags,
} from '@allenio/contract/exercises'
import { newId } from '@allenio/domain/ids'
import { csvRows } from '@allenio/domain/tables'
import { idOfSlug } from '#areas/system-exercises'
import { sql } from '#platform/db'
import { actorOf, statementsOf, ownHouse, uploadOf, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { exerciseNames, exerciseUses, type ListExerciseUses } from './index.ts'
import { presentRows } from './present.ts'
import { listRows } from './queries.ts'

/** The exercises that a program called Forza has in it. */
const usedIds = new Set<string>()
const program = { id: newId(), title: 'Forza', href: '/programs/1' }
const listPrograms: ListExerciseUses = async (_db, _actor, ids) =>
  ids.filter(id => usedIds.has(id)).map(exerciseId => ({ exerciseId, ...program }))

const { given, as, database } = await ownHouse({ contributes: [exerciseUses(listPrograms)] })
const bench = idOfSlug('barbell_bench_press')
const namesOf = ({ exercises }: { exercises: { nameIt: string }[] }) => exercises.map(each => each.nameIt)
const create = ({ coach }: TestTeam, nameIt: string, more: object = {}) => as(coach).call(createExercise, { nameIt, ...more })
const search = async ({ coach }: TestTeam, text: string, more: object = {}) =>
  namesOf(await as(coach).call(listExercises, { search: text, ...more }))

describe('the list of exercises', () => {
  test('holds the library and a business’s own, which no neighbour sees', async () => {
    const [a, b] = [await given.team(), await given.team()]
    const own = await create(a, 'Panca dei Marchetti', {
      primaryMuscles: ['chest', 'chest'],
      secondaryMuscles: ['chest', 'triceps'],
      tags: ['Gara', 'gara'],
    })
    expect(own).toMatchObject({
      source: 'own',
      primaryMuscles: ['chest'],
      secondaryMuscles: ['triceps'],
      tags: ['gara'],
      category: 'strength',
    })
    expect(await search(a, 'panca marchetti')).toEqual(['Panca dei Marchetti'])
    expect(await search(b, 'marchetti')).toEqual([])
    expect(await search(b, 'panca piana con bilanciere')).toEqual(['Panca piana con bilanciere'])
    const counts = await as(a.coach).call(countExercises, {})
    expect(counts).toMatchObject({ own: 1, library: 1461, matching: 1462, favorites: 0 })
    expect((await as(a.coach).call(getExercise, { id: bench })).may).toEqual({
      update: false,
      delete: false,
      undelete: false,
      clone: true,
      addMedia: true,
    })
  })

  test('is searched in both languages, without accents, and forgives a typo where nothing fits as it is typed', async () => {
    const team = await given.team()
    await create(team, 'Mobilità dell’anca', { nameEn: 'Hip opener' })
    expect(await search(team, 'mobilita anca', { source: 'own' })).toEqual(['Mobilità dell’anca'])
    expect(await search(team, 'MOBILITÀ', { source: 'own' })).toEqual(['Mobilità dell’anca'])
    expect(await search(team, 'hip open', { source: 'own' })).toEqual(['Mobilità dell’anca'])
    expect(await search(team, 'mobilta anca', { source: 'own' })).toEqual(['Mobilità dell’anca'])
    expect((await search(team, 'panca piana con bilancere')).slice(0, 1)).toEqual(['Panca piana con bilanciere'])
    expect(await search(team, 'qwertyuiop')).toEqual([])
    expect((await as(team.coach).call(countExercises, { search: 'mobilta anca', source: 'own' })).matching).toBe(1)
    // the usual form of what is looked for comes first
    for (const [typed, name] of [
      ['panca piana', 'Panca piana con bilanciere'],
      ['stacco', 'Stacco da terra convenzionale'],
      ['squat', 'Squat con bilanciere'],
      ['rematore', 'Rematore con bilanciere'],
      ['curl', 'Curl con bilanciere'],
      ['plank', 'Plank sugli avambracci'],
      ['trazioni', 'Trazioni alla sbarra presa prona'],
      ['leg extension', 'Leg extension'],
    ] as const)
      expect((await search(team, typed))[0]).toBe(name)
    expect(await search(team, '%')).toHaveLength(50)
  })

  test('is narrowed by muscle, equipment, category, level, tag and favorites, page by page', async () => {
    const team = await given.team()
    const own = await create(team, 'Trazioni alla sbarra dello studio', {
      primaryMuscles: ['lats'],
      equipment: ['pull_up_bar'],
      level: 'expert',
      tags: ['Gàra'],
    })
    for (const filter of [
      { tag: 'gara' },
      { source: 'own', muscle: 'lats' },
      { source: 'own', equipment: 'pull_up_bar', level: 'expert' },
    ] as const)
      expect(namesOf(await as(team.coach).call(listExercises, filter))).toEqual([own.nameIt])
    const { exercises } = await as(team.coach).call(listExercises, { muscle: 'triceps' })
    expect(exercises[0]?.primaryMuscles).toContain('triceps')
    await as(team.coach).call(setExerciseFavorite, { id: bench, isFavorite: true })
    const favorites = (who: typeof team.coach) => as(who).call(listExercises, { onlyFavorites: true })
    expect((await favorites(team.coach)).exercises.map(each => [each.id, each.isFavorite])).toEqual([[bench, true]])
    expect((await favorites(team.admin)).exercises).toEqual([])
    const index = await as(team.coach).call(getExerciseIndex, {})
    expect(index.exercises?.filter(each => each.isFavorite).map(({ id }) => id)).toEqual([bench])
    await as(team.coach).call(setExerciseFavorite, { id: bench, isFavorite: false })
    expect((await as(team.coach).call(getExerciseIndex, { revision: index.revision })).exercises).not.toBeNull()
    const seen = new Set<string>()
    for (let page = 1; page;) {
      const answer = await as(team.coach).call(listExercises, { page, category: 'cardio', sort: '-name' })
      for (const { id } of answer.exercises) seen.add(id)
      page = answer.nextPage
    }
    expect(seen.size).toBe(79)
    expect((await as(team.coach).call(listExerciseTags, {})).tags).toEqual([{ tag: 'Gàra', count: 1 }])
  })

  test('hides the library where the business wants it, and only the admin may say so', async () => {
    const team = await given.team()
    await create(team, 'Panca dello studio')
    expect((await as(team.coach).ask(changeHideDefaultExercises, { hideDefaultExercises: true })).status).toBe(403)
    await as(team.admin).call(changeHideDefaultExercises, { hideDefaultExercises: true })
    expect(await search(team, 'panca')).toEqual(['Panca dello studio'])
    expect(await as(team.coach).call(countExercises, {})).toMatchObject({ own: 1, library: 0, matching: 1 })
    // programs that have it still name it
    const names = await database.withWorkspace(team.workspaceId, 'read', db => exerciseNames(db, [bench]))
    expect(names.get(bench)).toMatchObject({ name_it: 'Panca piana con bilanciere', is_own: false, is_offered: true })
    await as(team.admin).call(changeHideDefaultExercises, { hideDefaultExercises: false })
    expect((await search(team, 'panca')).length).toBeGreaterThan(10)
  })

  test('costs the same number of statements, however long it is', async () => {
    const team = await given.team()
    const coach = actorOf(team.coach, 'coach')
    const statementCount = async () =>
      (
        await statementsOf(database, team.workspaceId, async db =>
          presentRows(db, coach, await listRows(db, coach, { filters: { source: 'own' }, matching: 'as typed', sort: 'name', page: 1 })),
        )
      ).length
    for (const at of [1, 2]) await create(team, `Esercizio ${at}`)
    const few = await statementCount()
    for (let at = 3; at < 20; at += 1) await create(team, `Esercizio ${at}`)
    expect(await statementCount()).toBe(few)
  })

  test('is read whole by a device, once for each change', async () => {
    const team = await given.team()
    const read = (revision?: string) => as(team.coach).call(getExerciseIndex, revision === undefined ? {} : { revision })
    const { revision, exercises } = await read()
    expect(exercises).toHaveLength(1461)
    expect(exercises?.find(each => each.id === bench)).toEqual({
      id: bench,
      it: 'Panca piana con bilanciere',
      en: 'Barbell Bench Press',
      muscles: ['chest'],
      secondaryMuscles: expect.arrayContaining(['triceps']),
      equipment: ['barbell'],
      type: 'reps',
      mechanic: 'compound',
      level: 'intermediate',
      isOwn: false,
      isFavorite: false,
    })
    expect(await read(revision)).toEqual({ revision, exercises: null, recentIds: [] })
    const own = await create(team, 'Panca dello studio')
    const changed = await read(revision)
    expect(changed.exercises?.filter(each => each.isOwn).map(each => each.id)).toEqual([own.id])
    await as(team.coach).call(deleteExercise, { id: own.id })
    expect((await read(changed.revision)).exercises).toHaveLength(1461)
  })
})

describe('an own exercise', () => {
  test('has a name in one language at least, and is shown by it', async () => {
    const { coach } = await given.team()
    const refused = await as(coach).ask(createExercise, { nameIt: ' ', cueIt: 'Piano' })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['nameIt']])
    const { id } = await as(coach).call(createExercise, { nameEn: 'Studio press' })
    expect(await as(coach).call(getExercise, { id })).toMatchObject({ name: 'Studio press', nameIt: '' })
    expect((await as(coach).ask(updateExercise, { id, nameEn: '' })).status).toBe(422)
    expect(await as(coach).call(updateExercise, { id, nameIt: 'Spinte' })).toMatchObject({ name: 'Spinte', nameEn: 'Studio press' })
  })

  test('is cloned with its names, films and alternatives, from the library too', async () => {
    const team = await given.team()
    const clone = await as(team.coach).call(cloneExercise, { id: bench })
    expect(clone).toMatchObject({
      nameIt: 'Panca piana con bilanciere (copia)',
      nameEn: 'Barbell Bench Press (copy)',
      systemId: bench,
      source: 'own',
      primaryMuscles: ['chest'],
    })
    await as(team.coach).call(addExerciseAsset, { id: clone.id, uploadId: await uploadOf(team.coach) })
    await as(team.coach).call(setExerciseAlternatives, { id: clone.id, alternativeIds: [bench] })
    const second = await as(team.coach).call(cloneExercise, { id: clone.id, names: { it: 'Panca mia' } })
    expect(second).toMatchObject({ nameIt: 'Panca mia', nameEn: '', systemId: bench, alternatives: [{ id: bench, source: 'library' }] })
    // the file goes with the last exercise that shows it
    expect(second.assets[0]?.file?.id).toBe((await as(team.coach).call(getExercise, { id: clone.id })).assets[0]?.file?.id)
    await as(team.coach).call(deleteExercise, { id: clone.id })
    expect((await as(team.coach).call(getExercise, { id: second.id })).assets).toHaveLength(1)
  })

  test('is not deleted while something has it in it; otherwise it can be undeleted with its pictures', async () => {
    const team = await given.team()
    const { id } = await create(team, 'Panca dello studio')
    await as(team.coach).call(addExerciseAsset, { id, uploadId: await uploadOf(team.coach), posterUploadId: await uploadOf(team.coach) })
    usedIds.add(id)
    const refusal = await as(team.coach).ask(deleteExercise, { id })
    expect([refusal.status, refusal.body]).toMatchObject([
      200,
      {
        success: false,
        message: 'Un esercizio usato nei programmi non può essere eliminato.',
        data: { buttons: [{ title: 'Forza', redirect: '/programs/1' }] },
      },
    ])
    expect((await as(team.coach).call(getExercise, { id })).usedIn).toMatchObject([{ title: 'Forza' }])
    usedIds.clear()
    await as(team.coach).call(deleteExercise, { id })
    expect((await as(team.coach).ask(getExercise, { id })).status).toBe(404)
    expect((await as(team.coach).call(undeleteExercise, { id })).preview?.poster).not.toBeNull()
  })

  test('has alternatives that its own people may choose, and not itself', async () => {
    const [a, b] = [await given.team(), await given.team()]
    const [own, strange] = [await create(a, 'Panca dello studio'), await create(b, 'Panca di altri')]
    const refused = await as(a.coach).ask(setExerciseAlternatives, { id: own.id, alternativeIds: [own.id] })
    expect([refused.status, refused.body.code]).toEqual([422, 'alternative to itself'])
    expect((await as(a.coach).ask(setExerciseAlternatives, { id: own.id, alternativeIds: [strange.id] })).status).toBe(404)
    // an exercise of the library has the alternatives of each business
    const detail = await as(a.coach).call(setExerciseAlternatives, { id: bench, alternativeIds: [own.id] })
    expect(detail.alternatives).toEqual([{ id: own.id, name: 'Panca dello studio', source: 'own' }])
    expect((await as(b.coach).call(getExercise, { id: bench })).alternatives).toEqual([])
  })

  test('has pictures, films and films of YouTube or Vimeo, in the order that is wanted', async () => {
    const team = await given.team()
    const { id } = await create(team, 'Panca dello studio')
    const add = (asset: object) => as(team.coach).ask(addExerciseAsset, { id, ...asset })
    expect((await add({})).body.code).toBe('asset needed')
    expect((await add({ address: 'https://example.com/film' })).body.code).toBe('film address unknown')
    const text = { name: 'a.pdf', mimeType: 'application/pdf', body: Buffer.from('%PDF-1.4\n%%EOF') }
    expect((await add({ uploadId: await uploadOf(team.coach, text) })).body.code).toBe('file type not accepted')
    await add({ uploadId: await uploadOf(team.coach) })
    const { body } = await add({ address: 'https://youtu.be/dQw4w9WgXcQ' })
    const [picture, film] = body.data.assets
    expect(film).toMatchObject({ kind: 'link', link: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } })
    const turned = await as(team.coach).call(orderExerciseAssets, { id, assetIds: [film.id, picture.id] })
    expect([turned.preview?.kind, turned.assets.map(each => each.id)]).toEqual(['link', [film.id, picture.id]])
    expect((await as(team.coach).ask(orderExerciseAssets, { id, assetIds: [film.id] })).body.code).toBe('changed meanwhile')
    await as(team.coach).call(deleteExerciseAsset, { id: picture.id })
    expect((await as(team.coach).call(getExercise, { id })).assets).toHaveLength(1)
    expect((await as(team.coach).call(undeleteExerciseAsset, { id: picture.id })).assets).toHaveLength(2)
  })
})

test('an exercise of the library has the pictures of a business for itself alone, and so have the clones of it', async () => {
  const [team, other] = [await given.team(), await given.team()]
  const clone = await as(team.coach).call(cloneExercise, { id: bench })
  const pictured = await as(team.coach).call(addExerciseAsset, { id: bench, uploadId: await uploadOf(team.coach) })
  expect(pictured).toMatchObject({ source: 'library', hasOwnAssets: true, may: { addMedia: true, update: false } })
  const picture = { kind: 'image', id: pictured.assets[0]?.id }
  expect(await as(team.coach).call(getExercise, { id: clone.id })).toMatchObject({ preview: picture, hasOwnAssets: false })
  expect((await as(other.coach).call(getExercise, { id: bench })).assets).toEqual([])
  const { exercises } = await as(team.client).call(listExerciseImages, { exerciseId: [bench, clone.id, newId()] })
  const shown = exercises.map(({ id, preview, primaryMuscles }) => [id, { kind: preview?.kind, primaryMuscles }])
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries([bench, clone.id].map(id => [id, { kind: 'image', primaryMuscles: ['chest'] }])),
  )
  await as(team.coach).call(deleteExerciseAsset, { id: picture.id ?? '' })
  expect((await as(team.coach).call(getExercise, { id: clone.id })).assets).toEqual([])
})

test('a picture is refused for the exercise of another business, an unknown one, and when it is no picture', async () => {
  const [team, other] = [await given.team(), await given.team()]
  const { id } = await create(other, 'Panca di altri')
  const add = async (exerciseId: string, file?: Parameters<typeof uploadOf>[1]) =>
    as(team.coach).ask(addExerciseAsset, { id: exerciseId, uploadId: await uploadOf(team.coach, file) })
  expect((await add(id)).status).toBe(404)
  expect((await add(newId())).status).toBe(404)
  const text = { name: 'squat.pdf', mimeType: 'application/pdf', body: Buffer.from('%PDF-1.4\n%%EOF') }
  expect((await add(bench, text)).body.code).toBe('file type not accepted')
  const theirs = await uploadOf(other.coach)
  expect((await as(team.coach).ask(addExerciseAsset, { id: bench, uploadId: theirs })).status).toBe(404)
  expect((await as(other.coach).call(listExerciseImages, { exerciseId: bench })).exercises[0]?.preview).toBeNull()
  expect((await as(team.coach).call(listExerciseImages, { exerciseId: id })).exercises).toEqual([])
})

test('the pictures of an own exercise are erased with it', async () => {
  const team = await given.team()
  const { id } = await create(team, 'Panca dello studio')
  await as(team.coach).call(addExerciseAsset, { id, address: 'https://youtu.be/dQw4w9WgXcQ' })
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`delete from exercises where id = ${id}`))
  const left = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`select id from exercise_assets where exercise_id = ${id}`),
  )
  expect(left).toEqual([])
})

test('many exercises are changed at once, and those that cannot be are named', async () => {
  const team = await given.team()
  const [one, two] = [await create(team, 'Uno', { tags: ['Gara'] }), await create(team, 'Due')]
  const change = (input: object) => as(team.coach).call(changeManyExercises, { ids: [one.id, two.id, bench], ...input } as never)
  const tagged = await change({ action: 'add tag', tag: 'gàra' })
  expect(tagged.changed).toEqual([two.id])
  expect(tagged.refused).toMatchObject([{ id: bench, reason: 'È della libreria: copialo per modificarlo.' }])
  expect((await change({ action: 'remove tag', tag: 'GARA' })).changed).toHaveLength(2)
  await change({ action: 'set muscles', primaryMuscles: ['chest'], secondaryMuscles: ['chest', 'triceps'] })
  await change({ action: 'set category', category: 'mobility' })
  expect(await as(team.coach).call(getExercise, { id: one.id })).toMatchObject({
    tags: [],
    primaryMuscles: ['chest'],
    secondaryMuscles: ['triceps'],
    category: 'mobility',
  })
  usedIds.add(one.id)
  const deleted = await change({ action: 'delete' })
  expect([deleted.changed, deleted.refused.map(each => each.id).toSorted()]).toEqual([[two.id], [bench, one.id].toSorted()])
  expect((await as(team.coach).call(changeManyExercises, { action: 'undelete', ids: [two.id] })).changed).toEqual([two.id])
})

test('the table that goes out names the codes in the asker’s language', async () => {
  const team = await given.team()
  await create(team, '=Panca', { primaryMuscles: ['chest'], tags: ['Gara', 'Studio'] })
  const { body } = await as(team.coach).ask(exportExercises, {})
  expect(String(body)).toContain('Nome;Nome in inglese;Categoria;Muscoli principali')
  expect(String(body)).toContain("'=Panca;;Forza;Petto;;;Nessuna;Nessuna;Principiante;Ripetizioni;no;;;Gara | Studio;")
})

test('the table that goes out holds what the list shows: a typo is forgiven, and favorites may be of the library', async () => {
  const team = await given.team()
  const own = await create(team, 'Mobilità dell’anca')
  await as(team.coach).call(setExerciseFavorite, { id: bench, isFavorite: true })
  const idsOf = async (query: Input<typeof exportExercises>) => {
    const { body } = await as(team.coach).ask(exportExercises, query)
    return [...csvRows(String(body), { separator: ';' })].slice(1).map(({ cells }) => cells.at(-1))
  }
  expect(await idsOf({})).toEqual([own.id])
  expect(await idsOf({ search: 'mobilta anca' })).toEqual([own.id])
  expect(await idsOf({ onlyFavorites: true })).toEqual([bench])
  expect(await idsOf({ onlyFavorites: true, source: 'own' })).toEqual([])
})

test('a tag has none of the signs by which tables part tags; an older one that has is found and removed', async () => {
  const team = await given.team()
  const { id, tags } = await create(team, 'Panca', { tags: ['Gara, sera;x | y', 'Studio'] })
  expect(tags).toEqual(['Gara sera x y', 'Studio'])
  const refused = await as(team.coach).ask(updateExercise, { id, tags: [' , '] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['tags.0']])
  const many = (action: 'add tag' | 'remove tag', tag: string) => as(team.coach).call(changeManyExercises, { action, ids: [id], tag })
  await many('add tag', 'Forza,massima')
  const tagsNow = async () => (await as(team.coach).call(getExercise, { id })).tags
  expect(await tagsNow()).toContain('Forza massima')
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`update exercises set tags = '{"uno, due"}' where id = ${id}`))
  expect(namesOf(await as(team.coach).call(listExercises, { tag: 'Uno, due' }))).toEqual(['Panca'])
  await many('remove tag', 'uno, due')
  expect(await tagsNow()).toEqual([])
})
