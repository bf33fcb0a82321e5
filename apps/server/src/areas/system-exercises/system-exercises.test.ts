import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@allenio/contract/auth'
import { getExercise, getExerciseIndex, listExercises } from '@allenio/contract/exercises'
import {
  addSystemExerciseAsset,
  changeManySystemExercises,
  createSystemExercise,
  deleteSystemExercise,
  deleteSystemExerciseAsset,
  exportSystemExercises,
  getSystemExercise,
  listSystemExercises,
  undeleteSystemExercise,
  updateSystemExercise,
  acceptSystemExerciseImport,
  startSystemExerciseImport,
  updateSystemExerciseImport,
} from '@allenio/contract/system-exercises'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { loadLibrary } from '#platform/library'
import { ownHouse, uploadOf } from '#testing'
import { afterAll, describe, expect, test } from 'vitest'
import { exerciseLibrary, idOfSlug } from './library.ts'

const { given, as, database, server } = await ownHouse({ because: 'other libraries are loaded into it' })
const superAdmin = await given.superAdmin()
const dash = as(superAdmin)
const folder = await mkdtemp(join(tmpdir(), 'allenio-library-'))
afterAll(() => rm(folder, { recursive: true }))

const headings =
  'slug,name_it,name_en,category,primary_muscles,secondary_muscles,equipment,mechanic,force,level,default_type,unilateral,cue_it,cue_en'
const line = (slug: string, name: string) =>
  `${slug},${name},${name} en,strength,chest,triceps|front_delts,barbell,compound,push,beginner,reps,0,,`

async function load(...lines: string[]): Promise<void> {
  await writeFile(join(folder, 'exercises.csv'), `${[headings, ...lines].join('\n')}\n`)
  await loadLibrary(database, exerciseLibrary, folder)
}

const stateOf = (slug: string) =>
  database.withSystem('read', db =>
    db.maybeOne<Row<'system_exercises', 'name_it' | 'archived_at' | 'updated_at'>>(sql`
    select name_it, archived_at, updated_at from system_exercises where slug = ${slug}`),
  )

describe('the super admin', () => {
  test('finds, edits and archives exercises of the library, which every business sees', async () => {
    const { coach } = await given.team()
    const { exercises, total, allMusclesGroups } = await dash.call(listSystemExercises, { search: 'panca pianna con bilanciere' })
    expect([exercises[0]?.nameIt, total]).toEqual(['Panca piana con bilanciere', 1])
    expect(allMusclesGroups).toContainEqual({ code: 'chest', name: 'Petto' })
    const id = exercises[0]?.id ?? ''
    const { revision } = await as(coach).call(getExerciseIndex, {})
    await dash.call(updateSystemExercise, { id, cueIt: 'Piedi a terra.' })
    expect(await dash.call(getSystemExercise, { id })).toMatchObject({
      isEdited: true,
      cueIt: 'Piedi a terra.',
      nameEn: 'Barbell Bench Press',
    })
    expect((await as(coach).call(getExercise, { id })).cueIt).toBe('Piedi a terra.')
    expect((await as(coach).call(getExerciseIndex, { revision })).exercises).not.toBeNull()
    await dash.call(deleteSystemExercise, { id })
    expect((await as(coach).call(listExercises, { search: 'panca piana con bilanciere' })).exercises).toEqual([])
    // a program that has it can still name it
    expect(await as(coach).call(getExercise, { id })).toMatchObject({ isArchived: true })
    expect((await dash.call(listSystemExercises, { state: 'archived' })).exercises.map(each => each.id)).toEqual([id])
    await dash.call(undeleteSystemExercise, { id })
    expect((await dash.ask(undeleteSystemExercise, { id })).status).toBe(404)
    const refused = await dash.ask(createSystemExercise, { cueIt: 'Senza nome' })
    expect([refused.status, refused.body.code]).toEqual([422, 'system exercise name needed'])
  })

  test('finds first what is meant most probably, as every business does', async () => {
    const { coach } = await given.team()
    for (const search of ['panca', 'squat', 'stacco', 'lat machine', 'curl']) {
      const [own, all] = [await dash.call(listSystemExercises, { search }), await as(coach).call(listExercises, { search })]
      expect(own.exercises.map(({ id }) => id)).toEqual(all.exercises.map(({ id }) => id))
      expect(own.total).toBeGreaterThan(5)
    }
    const names = async (page: number) => (await dash.call(listSystemExercises, { search: 'panca', page })).exercises.map(({ id }) => id)
    const [first, second] = [await names(1), await names(2)]
    expect([first.length, new Set([...first, ...second]).size]).toEqual([50, 50 + second.length])
  })

  test('adds pictures that every business sees and that stay when the account ends', async () => {
    const { coach } = await given.team()
    const { id } = await dash.call(createSystemExercise, { nameIt: 'Panca a terra' })
    const { assets } = await dash.call(addSystemExerciseAsset, { id, uploadId: await uploadOf(superAdmin) })
    const file = (await as(coach).call(getExercise, { id })).preview?.file
    expect(file?.id).toBe(assets[0]?.file?.id)
    const session = await as(coach).ask(getMe, {})
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? ''
    expect((await server.inject({ url: String(file?.url), headers: { cookie } })).statusCode).toBe(200)
    const owner = await database.withSystem('read', db =>
      db.one<Row<'files', 'person_id'>>(sql`select person_id from files where id = ${file?.id}`),
    )
    expect(owner.person_id).toBeNull()
    await dash.call(deleteSystemExerciseAsset, { id: assets[0]?.id ?? '' })
    expect((await as(coach).call(getExercise, { id })).preview).toBeNull()
    expect((await server.inject({ url: String(file?.url), headers: { cookie } })).statusCode).toBe(404)
  })
})

describe('a newer file of the library', () => {
  test('adds and corrects exercises, and leaves alone what was edited or archived', async () => {
    await load(line('one', 'Uno'), line('two', 'Due'), line('three', 'Tre'), line('four', 'Quattro'))
    expect((await dash.call(listSystemExercises, {})).total).toBe(6) // with those that were made and edited by hand above
    await dash.call(updateSystemExercise, { id: idOfSlug('two'), nameIt: 'Due corretto' })
    await dash.call(deleteSystemExercise, { id: idOfSlug('three') })
    await load(line('one', 'Uno nuovo'), line('two', 'Due nuovo'), line('three', 'Tre nuovo'), line('five', 'Cinque'))
    expect(await stateOf('one')).toMatchObject({ name_it: 'Uno nuovo', archived_at: null })
    expect(await stateOf('two')).toMatchObject({ name_it: 'Due corretto', archived_at: null })
    expect((await stateOf('three'))?.archived_at).not.toBeNull()
    expect((await stateOf('four'))?.archived_at).not.toBeNull()
    expect(await stateOf('five')).toMatchObject({ name_it: 'Cinque' })
  })

  test('leaves alone what a table of the super admin wrote, and corrects the rest', async () => {
    await load(line('one', 'Uno'), line('five', 'Cinque'))
    const { body } = await dash.ask(exportSystemExercises, { search: 'unno' })
    const [headings = '', row = ''] = String(body).split('\r\n')
    const uploadId = await uploadOf(superAdmin, {
      name: 'libreria.csv',
      mimeType: 'text/csv',
      body: Buffer.from(
        [headings, row.replace('Uno;', 'Uno importato;'), row.replace(/^Uno;Uno en;/, 'Sei;Six;').replace(/;[^;]*$/, ';')].join('\n'),
      ),
    })
    const { id, ...skipping } = await dash.call(startSystemExerciseImport, { uploadId })
    expect(skipping).toMatchObject({ existing: 'skip', accepted: 1, refusedRows: 1 })
    expect(skipping.columns.map(({ field }) => field)).not.toContain('tags')
    expect(await dash.call(updateSystemExerciseImport, { id, existing: 'update' })).toMatchObject({
      accepted: 2,
      updates: 1,
      refusedRows: 0,
    })
    const { coach } = await given.team()
    const { revision } = await as(coach).call(getExerciseIndex, {})
    expect(await dash.call(acceptSystemExerciseImport, { id })).toMatchObject({ state: 'done', accepted: 2, updates: 1 })
    expect((await as(coach).call(getExerciseIndex, { revision })).exercises).not.toBeNull()
    const found = async (search: string) =>
      (await dash.call(listSystemExercises, { search, state: 'edited' })).exercises.map(each => each.nameIt)
    expect([await found('importato'), await found('sei')]).toEqual([['Uno importato'], ['Sei']])
    await load(line('one', 'Uno ancora nuovo'), line('five', 'Cinque nuovo'))
    expect(await stateOf('one')).toMatchObject({ name_it: 'Uno importato', archived_at: null })
    expect(await stateOf('five')).toMatchObject({ name_it: 'Cinque nuovo' })
    expect(await found('sei')).toEqual(['Sei'])
  })

  test('is loaded once, also by nodes that start together', async () => {
    const revision = () =>
      database.withSystem('read', db => db.one<Row<'system_exercise_state', 'revision'>>(sql`select revision from system_exercise_state`))
    const before = await revision()
    await Promise.all([load(line('one', 'Uno')), load(line('one', 'Uno'))])
    expect((await revision()).revision).toBe(before.revision + 1)
    await load(line('one', 'Uno'))
    expect((await revision()).revision).toBe(before.revision + 1)
  })
})

test('many exercises of the library are changed at once, and none by an unknown id', async () => {
  const ids: string[] = []
  for (const nameIt of ['Ponte a terra', 'Ponte su una gamba'])
    ids.push((await dash.call(createSystemExercise, { nameIt, category: 'strength' })).id)
  const change = { action: 'set category', category: 'mobility', ids } as const
  expect((await dash.call(changeManySystemExercises, change)).changed.toSorted()).toEqual(ids.toSorted())
  expect((await dash.call(changeManySystemExercises, change)).changed).toEqual([])
  expect(await dash.call(getSystemExercise, { id: ids[0] ?? '' })).toMatchObject({ category: 'mobility', isEdited: true })
  const unknown = await dash.ask(changeManySystemExercises, { action: 'delete', ids: [...ids, newId()] })
  expect(unknown.body.code).toBe('not found')
  expect((await dash.call(changeManySystemExercises, { action: 'delete', ids })).changed).toHaveLength(2)
  const archived = await dash.call(listSystemExercises, { search: 'ponte', state: 'archived' })
  expect(archived.exercises.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect((await dash.call(changeManySystemExercises, { action: 'undelete', ids })).changed).toHaveLength(2)
})
