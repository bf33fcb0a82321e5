import type { Input } from '@allenio/contract'
import {
  acceptExerciseImport,
  downloadRefusedExercises,
  getExerciseImport,
  startExerciseImport,
  updateExerciseImport,
  addExerciseAsset,
  createExercise,
  exportExercises,
  getExercise,
  listExercises,
} from '@allenio/contract/exercises'
import { testHouse, uploadOf, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as } = await testHouse()
const upload = ({ coach }: TestTeam, text: string) =>
  uploadOf(coach, { name: 'esercizi.csv', mimeType: 'text/csv', body: Buffer.from(text) })
const start = async (team: TestTeam, text: string) => as(team.coach).call(startExerciseImport, { uploadId: await upload(team, text) })
const ownOf = async ({ coach }: TestTeam) => (await as(coach).call(listExercises, { source: 'own', sort: 'created' })).exercises

describe('a table of exercises', () => {
  test('is understood as people write it, and written only after it was accepted', async () => {
    const team = await given.team()
    await as(team.coach).call(createExercise, { nameIt: 'Panca dello studio' })
    const preview = await start(
      team,
      '\ufeffEsercizio;Gruppo muscolare;Attrezzo;Livello;Unilaterale;Video;Colore\r\n' +
        'Affondo in camminata;"Quadricipiti, Glutei";Manubri;avanzato;sì;https://youtu.be/dQw4w9WgXcQ;blu\r\n' +
        'Stacco strano;Boh;Bilanciere;;;https://example.com/x;\r\n' +
        'panca dello STUDIO;;;;;;\r\n' +
        ';Petto;;;;;\r\n' +
        'Affondo in camminata;;;;;;\r\n',
    )
    expect(preview).toMatchObject({
      state: 'preview',
      separator: ';',
      hasHeading: true,
      rows: 5,
      accepted: 2,
      refusedRows: 3,
      droppedCells: 2,
    })
    expect(preview.columns.map(each => each.field)).toEqual([
      'nameIt',
      'primaryMuscles',
      'equipment',
      'level',
      'isUnilateral',
      'films',
      null,
    ])
    expect(preview.refused.map(({ line, fault }) => [line, fault])).toEqual([
      [4, 'known already'],
      [5, 'name missing'],
      [6, 'twice in the table'],
    ])
    expect(preview.dropped.map(({ line, column, fault }) => [line, column, fault])).toEqual([
      [3, 'Gruppo muscolare', 'word unknown'],
      [3, 'Video', 'film address unknown'],
    ])
    expect(await ownOf(team)).toHaveLength(1)
    const done = await as(team.coach).call(acceptExerciseImport, { id: preview.id })
    expect(done).toMatchObject({ state: 'done', accepted: 2, refusedRows: 3 })
    // a second press of the button writes nothing
    expect(await as(team.coach).call(acceptExerciseImport, { id: preview.id })).toMatchObject({ state: 'done', accepted: 2 })
    const lunge = (await ownOf(team)).find(each => each.nameIt === 'Affondo in camminata')
    expect(await ownOf(team)).toHaveLength(3)
    expect(await as(team.coach).call(getExercise, { id: lunge?.id ?? '' })).toMatchObject({
      primaryMuscles: ['quads', 'glutes'],
      equipment: ['dumbbell'],
      level: 'expert',
      isUnilateral: true,
      assets: [{ link: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } }],
    })
    const { body } = await as(team.coach).ask(downloadRefusedExercises, { id: preview.id })
    expect(String(body)).toContain('5;;Manca il nome.')
  })

  test('can be mapped by hand, each field to one column', async () => {
    const team = await given.team()
    const { id, columns } = await start(team, 'A,B\nSpinte,Press\n')
    expect(columns.map(each => each.field)).toEqual([null, null])
    const update = (fields: unknown) => as(team.coach).ask(updateExerciseImport, { id, fields })
    expect((await as(team.coach).ask(acceptExerciseImport, { id })).body.code).toBe('exercise name column needed')
    expect((await update(['nameIt', 'nameIt'])).body.code).toBe('column twice')
    const { body } = await update(['nameIt', 'nameEn'])
    expect(body.data).toMatchObject({ hasHeading: false, rows: 2, accepted: 2 })
    expect((await as(team.coach).call(updateExerciseImport, { id, hasHeading: true })).columns.map(each => each.field)).toEqual([
      null,
      null,
    ])
    // only the member who started an import reaches it
    expect((await as(team.admin).ask(getExerciseImport, { id })).status).toBe(404)
  })

  test('without headings is reported with the headings that our import knows', async () => {
    const team = await given.team()
    const { id } = await start(team, 'Spinte,Press\n,Rematore\n,\n')
    await as(team.coach).call(updateExerciseImport, { id, fields: ['nameIt', 'tags'] })
    const report = String((await as(team.coach).ask(downloadRefusedExercises, { id })).body)
    expect(await start(team, report)).toMatchObject({
      rows: 2,
      columns: [{ field: null }, { field: null }, { field: null }, { field: 'nameIt' }, { field: 'tags' }],
    })
  })

  test('from an export is read back as it was, in either language', async () => {
    const [from, to, english] = [await given.team(), await given.team(), await given.member('coach', { locale: 'en' })]
    const written = {
      nameIt: '=Panca "stretta", con fermo',
      nameEn: 'Paused press',
      category: 'powerlifting',
      primaryMuscles: ['chest', 'triceps'],
      secondaryMuscles: ['front_delts'],
      equipment: ['barbell', 'bench'],
      mechanic: 'compound',
      force: 'push',
      level: 'expert',
      type: 'reps',
      isUnilateral: true,
      cueIt: 'Prima riga\nseconda',
      cueEn: '-1 second',
      tags: ['Gara', '+Studio'],
    } as const
    const { id } = await as(from.coach).call(createExercise, { ...written, tags: [...written.tags] } as never)
    const first = await as(from.coach).ask(exportExercises, {})
    const preview = await start(to, String(first.body))
    expect(preview).toMatchObject({ accepted: 1, refusedRows: 0, droppedCells: 0 })
    await as(to.coach).call(acceptExerciseImport, { id: preview.id })
    const [copy] = await ownOf(to)
    expect(copy).toMatchObject(written)
    expect(copy?.id).not.toBe(id)
    await as(english).call(createExercise, { nameEn: 'Press', primaryMuscles: ['chest'], equipment: ['dumbbell'], level: 'beginner' })
    const second = await as(english).ask(exportExercises, {})
    expect(String(second.body)).toContain('Chest')
    const translated = await start(to, String(second.body))
    expect(translated).toMatchObject({ accepted: 1, droppedCells: 0 })
    expect(translated.preview[0]?.values).toMatchObject({ nameEn: 'Press', primaryMuscles: 'chest', equipment: 'dumbbell' })
  })
})

describe('exercises that are there already', () => {
  const update = async (team: TestTeam, text: string) => {
    const { id } = await start(team, text)
    return as(team.coach).call(updateExerciseImport, { id, existing: 'update' })
  }

  test('are changed where that is chosen, in what the table has columns for, by their id or their name', async () => {
    const team = await given.team()
    const { coach } = team
    const bench = await as(coach).call(createExercise, {
      nameIt: 'Panca',
      nameEn: 'Bench',
      cueIt: 'Fermo',
      tags: ['Gara'],
      level: 'expert',
    })
    const squat = await as(coach).call(createExercise, { nameIt: 'Squat', category: 'powerlifting', primaryMuscles: ['quads'] })
    await as(coach).call(addExerciseAsset, { id: bench.id, address: 'https://youtu.be/dQw4w9WgXcQ' })
    const preview = await update(
      team,
      'ID;Nome;Muscoli principali;Categoria;Video\n' +
        `${bench.id};Panca stretta;Petto;;https://youtu.be/dQw4w9WgXcQ https://vimeo.com/76979871\n` +
        ';SQUAT;Boh;Forza;\n' +
        ';Stacco;Glutei;Forza;\n' +
        `${squat.id};Squat;;;\n`,
    )
    expect(preview).toMatchObject({ existing: 'update', accepted: 3, updates: 2, unchanged: 0, refusedRows: 1 })
    expect(preview.refused.map(({ line, fault }) => [line, fault])).toEqual([[5, 'twice in the table']])
    await as(coach).call(acceptExerciseImport, { id: preview.id })
    const after = await as(coach).call(getExercise, { id: bench.id })
    expect(after).toMatchObject({ nameIt: 'Panca stretta', nameEn: 'Bench', primaryMuscles: ['chest'], cueIt: 'Fermo', level: 'expert' })
    expect([after.tags, after.category, after.assets.map(({ link }) => link?.provider)]).toEqual([
      ['Gara'],
      'strength',
      ['youtube', 'vimeo'],
    ])
    expect(await as(coach).call(getExercise, { id: squat.id })).toMatchObject({
      nameIt: 'SQUAT',
      category: 'strength',
      primaryMuscles: ['quads'],
    })
    expect((await ownOf(team)).map(({ nameIt }) => nameIt)).toEqual(['Panca stretta', 'SQUAT', 'Stacco'])
  })

  test('stay untouched where the table equals them', async () => {
    const team = await given.team()
    const written: Input<typeof createExercise> = { nameIt: 'Panca', primaryMuscles: ['chest'], tags: ['Gara'], cueEn: 'Hold' }
    const { id, updatedAt } = await as(team.coach).call(createExercise, written)
    const { body } = await as(team.coach).ask(exportExercises, {})
    const preview = await update(team, String(body))
    expect(preview).toMatchObject({ accepted: 0, updates: 0, unchanged: 1, refusedRows: 0 })
    expect((await as(team.coach).ask(acceptExerciseImport, { id: preview.id })).body.code).toBe('nothing to import')
    expect(await as(team.coach).call(getExercise, { id })).toMatchObject({ updatedAt })
  })

  test('are not mistaken for one another', async () => {
    const team = await given.team()
    const first = await as(team.coach).call(createExercise, { nameIt: 'Panca', nameEn: 'Press' })
    await as(team.coach).call(createExercise, { nameIt: 'Spinte', nameEn: 'Bench' })
    const preview = await update(team, `ID,Nome,Nome in inglese\n${first.id},Spinte,Press\n,Panca,Bench\n`)
    expect(preview.refused.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'known already'],
      [3, 'known several times'],
    ])
  })
})

describe('a table that is made to do harm', () => {
  test.each([
    ['is empty', '', 'upload'],
    ['has a quote that never ends', 'Nome\n"Panca', 'table unreadable'],
    ['has more rows than may be', `Nome\n${'Panca\n'.repeat(5_001)}`, 'table too long'],
    ['has more columns than may be', `${'Nome,'.repeat(201)}\nPanca\n`, 'table too wide'],
    ['is no text', 'Nome\nPan\u0000ca', 'table not text'],
  ])('%s', async (_, text, code) => {
    const team = await given.team()
    if (!text) return expect(upload(team, text)).rejects.toThrow('malformed request')
    const answer = await as(team.coach).ask(startExerciseImport, { uploadId: await upload(team, text) })
    expect([answer.status, answer.body.code]).toEqual([422, code])
  })

  test('costs little processor time at its size limit, and has a short answer', async () => {
    const team = await given.team()
    const cell = 'petto,'.repeat(140)
    const uploadId = await upload(
      team,
      `Nome,Muscoli,Etichette\n${Array.from({ length: 2_800 }, (_, at) => `${at},"${cell}","${cell}"`).join('\n')}`,
    )
    const before = process.threadCpuUsage()
    const answer = await as(team.coach).ask(startExerciseImport, { uploadId })
    const { user, system } = process.threadCpuUsage(before)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body).length).toBeLessThan(300_000)
    expect((user + system) / 1000).toBeLessThan(2_000)
  })
})
