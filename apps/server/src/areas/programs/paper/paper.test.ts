import type { Input } from '@allenio/contract'
import type { Operation } from '@allenio/contract/documents'
import { addExerciseAsset, createExercise } from '@allenio/contract/exercises'
import {
  editProgram,
  getProgramDocument,
  downloadProgramPdf,
  exportProgram,
  getProgramPaper,
  updateProgramSettings,
  createProgram,
  getProgram,
  updateProgram,
} from '@allenio/contract/programs'
import { subtreeOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { draftOperations, guessLayout, parseProgramSheets } from '@allenio/domain/program-files'
import { parseProgramTable, parseWeekRanges } from '@allenio/domain/programs'
import { csvRows } from '@allenio/domain/tables'
import { parseWorkbook } from '@allenio/domain/workbooks'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { findFile, useFiles } from '#platform/files'
import { makePdf } from '#platform/pdf'
import { actorOf, clientOf, testHouse, uploadOf, type TestMember } from '#testing'
import { batchOf, programOf, programUserOf } from '../scene.testing.ts'
import { longPaper } from './paper.testing.ts'
import { printProgram } from './pdf.ts'
import { exportTable } from './table.ts'

const house = await testHouse()
const { as, given, database } = house

async function textOf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: true })
  return { pages: document.numPages, text: text.replaceAll(/\s+/g, ' ') }
}

async function bytesFor(who: TestMember, options: Input<typeof downloadProgramPdf>): Promise<Uint8Array> {
  const { body } = await database.withWorkspace(who.workspaceId, 'read', db =>
    printProgram(db, actorOf(who, 'coach'), downloadProgramPdf.input.parse(options)),
  )
  if (typeof body !== 'function') throw new Error('A PDF is made after the transaction.')
  return body(AbortSignal.timeout(30_000))
}

const pdfFor = async (who: TestMember, options: Input<typeof downloadProgramPdf>) => textOf(await bytesFor(who, options))

interface Tag {
  alt?: string
  children?: readonly Tag[]
}

const spokenIn = ({ alt, children = [] }: Tag): string[] => [...(alt === undefined ? [] : [alt]), ...children.flatMap(spokenIn)]

/** The pictures within a PDF: how many there are, whatever draws them, and what is read aloud for those that the first page draws. */
async function picturesIn(bytes: Uint8Array) {
  const count =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g)?.length ?? 0
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  return { count, spoken: spokenIn((await page.getStructTree()) as Tag) }
}

async function givenProgram() {
  const team = await given.team()
  return { team, program: await programOf(house, team) }
}

describe('a program on paper', () => {
  test('shows its figures as people read them, in the language of the paper', async () => {
    const { team, program } = await givenProgram()
    const paper = await as(team.coach).call(getProgramPaper, { id: program.id, emptyColumns: 2 })
    expect(paper.headings).toEqual({
      mark: 'Ordine',
      exercise: 'Esercizio',
      cells: ['Serie', 'Rip / tempo', 'Carico', 'Rec.'],
      empty: ['Serie 1', 'Serie 2'],
    })
    expect(paper.weeks[0]?.days[0]?.workouts[0]?.groups.map(group => group.map(row => [row.mark, row.name, ...row.cells]))).toEqual([
      [['A', 'Squat', '4', '8', '60\u00a0kg', '02:00']],
      [
        ['B1', 'Panca piana', '3', '8–10', '', '–'],
        ['B2', 'Rematore', '3', '10', '', '01:30'],
      ],
    ])
    const english = await as(team.coach).call(getProgramPaper, { id: program.id, language: 'en', weeks: '2', hasBrand: 'false' })
    expect([english.weeks.map(({ title }) => title), english.brand, english.weekCount]).toEqual([['Week 2'], null, 2])
  })

  test('is a PDF with all words, and as many pages as were asked for', async () => {
    const { team, program } = await givenProgram()
    await as(team.coach).call(updateProgram, { id: program.id, title: '#eval("1") *Forza*', description: '$x$ \\ [nota]' })
    const { text, pages } = await pdfFor(team.coach, { id: program.id })
    expect(pages).toBe(2)
    expect(text).toContain('#eval("1") *Forza*')
    expect(text).toContain('$x$ \\ [nota]')
    expect(text).toMatch(
      /Studio Marchetti .*Settimana 1 Giorno 1 Gambe Esercizio Serie Rip \/ tempo Carico Rec\. A Squat 4 8 60 kg 02:00 B1/,
    )
    expect((await pdfFor(team.coach, { id: program.id, pageBreak: 'none', paper: 'letter' })).pages).toBe(1)
    const english = await pdfFor(team.coach, { id: program.id, language: 'en', weeks: '1', hasNotes: 'false' })
    expect(english.text).toContain('Week 1 Day 1 Gambe Exercise Sets')
    expect(english.text).not.toContain('nota')
  })

  test('comes from one address as data or as a file, and a refusal is always JSON', async () => {
    const { team, program } = await givenProgram()
    const accept = (type: string) => ({ headers: { accept: type } })
    const [data, pdf, browser, file] = await Promise.all([
      as(team.coach).ask(getProgramPaper, { id: program.id }, accept('application/json, application/pdf')),
      as(team.coach).ask(getProgramPaper, { id: program.id }, accept('application/pdf;q=0.9, application/json;q=0.5')),
      as(team.coach).ask(getProgramPaper, { id: program.id }, accept('text/html,*/*')),
      as(team.coach).ask(downloadProgramPdf, { id: program.id }),
    ])
    const types = [data, pdf, browser, file].map(({ headers }) => String(headers['content-type']).split(';')[0])
    expect(types).toEqual(['application/json', 'application/pdf', 'application/json', 'application/pdf'])
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Forza%20base.pdf")
    for (const endpoint of [getProgramPaper, downloadProgramPdf, exportProgram]) {
      const { status, body } = await as(team.coach).ask(endpoint, { id: newId() }, accept('application/pdf'))
      expect([status, body.code]).toEqual([404, 'not found'])
    }
    const { status } = await as(team.coach).ask(getProgramPaper, { id: program.id, weeks: '1;drop' }, accept('application/pdf'))
    expect(status).toBe(422)
  })

  test('is for a client what was released to them, with the columns that the settings show', async () => {
    const { team, program } = await givenProgram()
    const clientId = await clientOf(house, team)
    await programUserOf(house, team, { clientId, program })
    const { id: foreignId } = await programOf(house, team, { title: 'Di un altro' })
    await as(team.coach).call(updateProgram, { id: program.id, description: 'Solo una bozza' })
    await as(team.admin).call(updateProgramSettings, { clientColumns: ['sets', 'reps'] })
    const paper = await as(team.client).call(getProgramPaper, { id: program.id })
    expect([paper.description, paper.headings.cells]).toEqual(['', ['Serie', 'Rip / tempo']])
    expect((await as(team.client).ask(downloadProgramPdf, { id: foreignId })).status).toBe(404)
  })

  test('shows the picture of each exercise once, and leaves out those that are gone or broken', async () => {
    const { team, program } = await givenProgram()
    const coach = as(team.coach)
    const picturedExercise = async (nameIt: string) => {
      const { id } = await coach.call(createExercise, { nameIt })
      const { assets } = await coach.call(addExerciseAsset, { id, uploadId: await uploadOf(team.coach) })
      return { exercise: { id, name: nameIt }, fileId: assets[0]?.file?.id ?? '' }
    }
    const [squat, gone, broken] = [await picturedExercise('Squat'), await picturedExercise('Gone'), await picturedExercise('Broken')]
    const [first = '', second = '', third = ''] = program.rowIds
    const setExercise = (id: string, exercise: object): Operation => ({ kind: 'set', id, cells: { exercise: { ...exercise } } })
    const edit = (...operations: Operation[]) => coach.call(editProgram, { id: program.id, base: 1_000, batches: [batchOf(...operations)] })
    await edit(setExercise(first, squat.exercise), setExercise(second, squat.exercise))
    const withoutPictures = await coach.call(getProgramPaper, { id: program.id })
    expect([withoutPictures.pictures, withoutPictures.weeks[0]?.days[0]?.workouts[0]?.groups[0]?.[0]?.picture]).toEqual([{}, null])
    const paper = await coach.call(getProgramPaper, { id: program.id, hasPictures: 'true' })
    expect(Object.keys(paper.pictures)).toEqual([squat.fileId])
    const rows = paper.weeks[0]?.days[0]?.workouts[0]?.groups.flat() ?? []
    expect(rows.map(({ picture }) => picture)).toEqual([squat.fileId, squat.fileId, null])
    const print = (who = team.coach) => bytesFor(who, { id: program.id, hasPictures: 'true', hasBrand: 'false' })
    expect(await picturesIn(await bytesFor(team.coach, { id: program.id, hasBrand: 'false' }))).toEqual({ count: 0, spoken: [] })
    expect(await picturesIn(await print())).toEqual({ count: 1, spoken: ['Squat', 'Squat'] })

    const keysOf = async (id: string) => {
      const file = await database.withWorkspace(team.workspaceId, 'read', db => findFile(db, id))
      return [file?.thumb_key, file?.storage_key].flatMap(key => key ?? [])
    }
    await useFiles().store.erase(await keysOf(gone.fileId))
    const path = join(await mkdtemp(join(tmpdir(), 'allenio-paper-')), 'broken')
    for (const key of await keysOf(broken.fileId)) {
      await writeFile(path, 'no picture')
      await useFiles().store.put(key, path)
    }
    await edit(setExercise(second, gone.exercise), setExercise(third, broken.exercise))
    const bytes = await print()
    expect(await picturesIn(bytes)).toEqual({ count: 1, spoken: ['Squat'] })
    expect((await textOf(bytes)).text).toMatch(/A Squat .* B1 Gone .* B2 Broken/)
  })

  test('with many pictures holds each of them once, and can be read aloud', async () => {
    const paper = longPaper(3)
    const names = paper.weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ groups }) => groups.flat())))
    const pictures: Record<string, Buffer> = {}
    for (const [at, name] of [...new Set(names.map(row => row.name))].entries()) {
      pictures[`p${at}`] = await sharp({ create: { width: 142, height: 107, channels: 3, background: { r: 40 * at, g: 90, b: 120 } } })
        .jpeg()
        .toBuffer()
      for (const row of names) if (row.name === name) row.picture = `p${at}`
    }
    const { bytes, faults } = await makePdf({
      template: 'areas/programs/paper/program.typ',
      language: 'it',
      title: paper.title,
      data: { ...paper, logo: null, pictures: Object.keys(pictures) },
      pictures,
    })
    expect(faults).toEqual([])
    const { count, spoken } = await picturesIn(bytes)
    expect([count, spoken[0]]).toEqual([5, 'Panca piana bilanciere'])
    expect(bytes.length).toBeLessThan(200_000)
  })

  test('of sixteen weeks takes less than a megabyte, and can be read aloud', async () => {
    const paper = longPaper(16)
    const { bytes, pages, faults } = await makePdf({
      template: 'areas/programs/paper/program.typ',
      language: 'it',
      title: paper.title,
      data: { ...paper, logo: null, pictures: [] },
    })
    expect([faults, pages]).toEqual([[], 32])
    expect(bytes.length).toBeLessThan(1_000_000)
  })
})

test.each([
  ['3', [3]],
  ['1-3, 5', [1, 2, 3, 5]],
  ['4-2', [4, 3, 2]],
])('the weeks %s are %j', (text, weeks) => {
  expect(parseWeekRanges(text)).toEqual(new Set(weeks))
})

describe('a program as a table', () => {
  test('is read again by our own rules, and holds no formula', async () => {
    const { team, program } = await givenProgram()
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update program_rows set cells = cells || '{"note": "=1+1"}' where id = ${program.rowIds[0] ?? ''}`),
    )
    const { body, headers } = await as(team.coach).ask(exportProgram, { id: program.id, format: 'csv' })
    expect(headers['content-disposition']).toContain('Forza%20base.csv')
    expect(body).toContain(`'=1+1`)
    const rows = [...csvRows(String(body).slice(1), { separator: ';' })].map(({ cells }) => [...cells])
    expect(rows.map(cells => cells.slice(0, 2))).toEqual([
      ['Settimana', 'Giorno'],
      ...['1', '1', '1'].map(week => [week, '1']),
      ...['2', '3'].map(day => ['1', day]),
      ...['1', '2', '3'].map(day => ['2', day]),
    ])
    const { rows: read, unread } = parseProgramTable(rows.slice(0, 4).map(cells => cells.slice(3)))
    expect(unread).toEqual([])
    expect(read.map(({ cells, superset }) => [cells['exercise'], cells['sets'], superset])).toEqual([
      [{ name: 'Squat' }, 4, null],
      [{ name: 'Panca piana' }, 3, 1],
      [{ name: 'Rematore' }, 3, 1],
    ])
  })

  test.each(['xlsx', 'csv'] as const)('comes back as the same program from its %s', async format => {
    const { team, program } = await givenProgram()
    const coach = as(team.coach)
    const [week = '', day = ''] = [program.weekIds[1], program.dayIds[1]]
    const [row = '', first = '', last = ''] = program.rowIds
    const edits: Operation[] = [
      { kind: 'set', id: week, cells: { name: 'Scarico & co', isDeload: true, note: 'piano' } },
      { kind: 'set', id: day, cells: { name: 'Riposo' } },
      { kind: 'insert', id: newId(), type: 'workout', parentId: day, place: 'V', cells: { name: 'Corsa', note: '30 minuti in Z2' } },
      { kind: 'set', id: row, cells: { note: '=1+1', reps: '9', repRange: '8-10', load: '82.5', rpe: 8.5 } },
      { kind: 'set', id: row, cells: { setList: [{ reps: '8', repRange: '6-8' }] } },
      // the superset rests as long as its first row says, after its last one
      { kind: 'set', id: first, cells: { restType: 'seconds', restSeconds: 150 } },
      { kind: 'set', id: last, cells: { restType: null, restSeconds: null } },
    ]
    await coach.call(editProgram, { id: program.id, base: 0, batches: [batchOf(...edits)] })
    const { body } = await database.withWorkspace(team.workspaceId, 'read', db =>
      exportTable(db, actorOf(team.coach, 'coach'), exportProgram.input.parse({ id: program.id, format })),
    )
    if (!(body instanceof Readable)) throw new Error('A table is a stream.')
    const sheets = await parseWorkbook(new Uint8Array(await buffer(body)))
    const draft = parseProgramSheets(sheets, guessLayout(sheets), 'it')
    expect(draft.unreadCount).toBe(0)
    const other = await coach.call(createProgram, { title: 'Importato' })
    const state = await coach.call(getProgramDocument, { id: other.id })
    const rows = new Map(state.rows.map(each => [each.id, each]))
    const operations = draftOperations(rows, draft, { programId: other.id, isReplacing: true, newId, exerciseOf: () => undefined })
    await coach.call(editProgram, { id: other.id, base: state.revision, batches: [batchOf(...operations)] })
    const restsOf = async (id: string) => {
      const { rows: stored } = await coach.call(getProgramDocument, { id })
      const all = new Map(stored.map(each => [each.id, each]))
      return subtreeOf(all, id).flatMap(({ type, cells }) => (type === 'row' ? [cells['restSeconds']] : []))
    }
    expect(await restsOf(program.id)).toEqual([120, 150, undefined])
    expect(await restsOf(other.id)).toEqual([120, 150, undefined])
    const contentOf = async (id: string) =>
      JSON.parse(
        JSON.stringify((await coach.call(getProgram, { id })).weekList, (key, value: unknown) =>
          /^(id|weekId|dayId|workoutId|programId)$/.test(key) ? undefined : value,
        ),
      ) as unknown
    expect(await contentOf(other.id)).toEqual(await contentOf(program.id))
  })

  test('has the rests of its rows for the team, also as it was released, and those of its supersets for a client', async () => {
    const { team, program } = await givenProgram()
    const edit = batchOf({ kind: 'set', id: program.rowIds[1] ?? '', cells: { restSeconds: 150 } })
    await as(team.coach).call(editProgram, { id: program.id, base: 0, batches: [edit] })
    const programUserId = await programUserOf(house, team, { clientId: await clientOf(house, team), program })
    const restsFor = async (who: TestMember, options: Omit<Input<typeof exportProgram>, 'id'>) => {
      const { body } = await as(who).ask(exportProgram, { id: program.id, format: 'csv', ...options })
      const { rows } = parseProgramTable([...csvRows(String(body).slice(1), { separator: ';' })].map(({ cells }) => [...cells]))
      return rows.slice(0, 3).map(({ cells }) => (cells['restType'] === 'no_rest' ? 'none' : cells['restSeconds']))
    }
    const own = [120, 150, null]
    expect(await restsFor(team.coach, {})).toEqual(own)
    expect(await restsFor(team.coach, { programUserId })).toEqual(own)
    expect(await restsFor(team.client, {})).toEqual([120, 'none', 150])
  })

  test('comes as a spreadsheet, and whole as JSON', async () => {
    const { team, program } = await givenProgram()
    const sheet = await as(team.coach).ask(exportProgram, { id: program.id })
    expect(String(sheet.body).slice(0, 2)).toBe('PK')
    const { body } = await as(team.coach).ask(exportProgram, { id: program.id, format: 'json' })
    expect(body).toMatchObject({ title: 'Forza base', weeks: [{ days: [{ workouts: [{ name: 'Gambe' }] }, {}, {}] }, {}] })
  })
})
