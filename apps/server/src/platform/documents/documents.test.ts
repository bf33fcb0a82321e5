import { documentRowsAtMost, type Batch, type Operation } from '@allenio/contract/documents'
import { childrenOf, isVisible, placesAt, placesBetween, visibleCountOf, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { AppError } from '#platform/errors'
import { ownHouse } from '#testing'
import { listSteps } from './batches.ts'
import { keptRowsAtMost } from './edit.ts'
import { changeDocument, createDocument, documentKinds, editDocument, eraseDocument, readDocument } from './index.ts'
import { bookKind } from './testing/book-kind.ts'
import { batchOf, createBookTables, givenBook, openBook } from './testing/books.ts'

const house = await ownHouse({ contributes: [documentKinds(bookKind)] })
const { database, given } = house

beforeAll(() => createBookTables(house))

async function scene() {
  const team = await given.team()
  const book = await givenBook(database, team.admin)
  const [line = '', otherLine = ''] = book.lineIds
  const [chapter = '', otherChapter = ''] = book.chapterIds
  const admin = await openBook(database, team.admin, book.id)
  const coach = await openBook(database, team.coach, book.id)
  return { team, book, line, otherLine, chapter, otherChapter, admin, coach }
}

const textOf = (rows: DocumentRows, id: string) => rows.get(id)?.cells['text']
const setText = (id: string, text: string): Operation => ({ kind: 'set', id, cells: { text } })

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? { code: error.code, fields: Object.keys(error.details.fields ?? {}) } : error),
  )

describe('an edit', () => {
  test('is stored, counted and answered with what has changed', async () => {
    const { admin, coach, line } = await scene()
    const answer = await admin.send([batchOf(setText(line, 'squat'))])
    expect(answer).toMatchObject({ revision: 1, isWhole: false, rows: [{ id: line, type: 'line', cells: { text: 'squat' } }] })
    await coach.sync()
    expect(textOf(coach.view(), line)).toBe('squat')
  })

  test('is answered with the rows as they are stored', async () => {
    const { admin, team, book, line } = await scene()
    const { rows } = await admin.send([batchOf(setText(line, 'half a letter: \ud83d'))])
    const stored = await database.withWorkspace(team.workspaceId, 'read', db => readDocument(db, bookKind, { id: book.id, since: 0 }))
    expect(rows).toEqual(stored.rows)
    expect(rows[0]?.cells['text']).toBe('half a letter: \ufffd')
  })

  test('that is sent again is applied once, and told the same outcome', async () => {
    const { admin, coach, line, book } = await scene()
    await coach.send([batchOf({ kind: 'delete', id: book.chapterIds[0] ?? '' })])
    const batch = batchOf(setText(line, 'squat'))
    const first = await admin.send([batch], 0)
    const second = await admin.send([batch], 0)
    expect(second).toEqual(first)
    expect(first.revision).toBe(2)
    expect(first.outcomes[0]?.faults).toEqual([{ index: 0, id: line, reason: 'in deleted' }])
  })

  test('that stands twice in one request is applied once', async () => {
    const { admin, line } = await scene()
    const batch = batchOf(setText(line, 'squat'))
    const { revision, outcomes } = await admin.send([batch, batch])
    expect([revision, outcomes.length]).toEqual([1, 1])
  })

  test('of a device that is ahead of a restored server brings the whole document back', async () => {
    const { admin, line } = await scene()
    const { isWhole, rows } = await admin.send([batchOf(setText(line, 'squat'))], 99)
    expect([isWhole, rows.length]).toEqual([true, 9])
  })

  test('of the same batch by two tabs at once is applied once', async () => {
    const { team, book, line } = await scene()
    const batch = batchOf(setText(line, 'squat'))
    const tabs = await Promise.all([1, 2, 3].map(() => openBook(database, team.admin, book.id)))
    const answers = await Promise.all(tabs.map(tab => tab.send([batch])))
    expect(answers.map(({ revision }) => revision)).toEqual([1, 1, 1])
  })

  test('of one row by two people merges its cells, and of one cell the later write wins and is named', async () => {
    const { admin, coach, line } = await scene()
    await coach.send([batchOf({ kind: 'set', id: line, cells: { text: 'theirs', size: 8 } })])
    const { outcomes } = await admin.send([batchOf(setText(line, 'mine'))])
    expect(outcomes[0]?.overwritten).toEqual([{ id: line, cell: 'text' }])
    expect(admin.view().get(line)?.cells).toEqual({ text: 'mine', size: 8 })
    // the earlier value is what an undo brings back
    expect(outcomes[0]?.inverse).toEqual([{ kind: 'set', id: line, cells: { text: 'theirs' }, was: { text: 'mine' } }])
  })

  test('that deletes what somebody else has just edited says so to both', async () => {
    const { admin, coach, line, chapter } = await scene()
    await coach.send([batchOf(setText(line, 'theirs'))])
    const deletion = await admin.send([batchOf({ kind: 'delete', id: chapter })])
    expect(deletion.outcomes[0]?.overwritten).toEqual([{ id: chapter, cell: null }])
    const late = await coach.send([batchOf(setText(line, 'late'))])
    expect(late.outcomes[0]?.faults).toEqual([{ index: 0, id: line, reason: 'in deleted' }])
  })

  test('that restores a chapter brings its lines to a device that has never seen them', async () => {
    const { admin, team, book, chapter, line } = await scene()
    const deletion = await admin.send([batchOf({ kind: 'delete', id: chapter })])
    const { revision } = deletion
    const answer = await admin.send([batchOf(...(deletion.outcomes[0]?.inverse ?? []))])
    const missing = await database.withWorkspace(team.workspaceId, 'read', db =>
      readDocument(db, bookKind, { id: book.id, since: revision }),
    )
    expect(missing.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([chapter, line]))
    expect(answer.rows.length).toBe(4)
  })

  test('with a wrong cell is refused whole, and names the cell', async () => {
    const { admin, line, book } = await scene()
    const parentId = book.chapterIds[0] ?? ''
    const wrong = batchOf(
      setText(line, 'fine'),
      { kind: 'set', id: line, cells: { size: 'large', colour: 'red', text: null } },
      { kind: 'insert', id: newId(), type: 'line', parentId, place: 'V', cells: { constructor: 1 } },
    )
    expect(await refusal(admin.send([wrong]))).toEqual({
      code: 'invalid input',
      fields: ['batches.0.operations.1.cells.size', 'batches.0.operations.1.cells.colour', 'batches.0.operations.2.cells.constructor'],
    })
    await admin.sync()
    expect(admin.revision()).toBe(0)
  })

  test('is judged by each type under which it inserts a row, whichever insert takes place', async () => {
    const { admin, book } = await scene()
    const [id, place] = [newId(), 'V']
    const [parentId = ''] = book.chapterIds
    const insert = (type: string, cells: { size?: string } = {}): Operation => ({ kind: 'insert', id, type, parentId, place, cells })
    const send = (...operations: Operation[]) => refusal(admin.send([batchOf(...operations)]))
    const refused = (cell: string) => ({ code: 'invalid input', fields: [`batches.0.operations.${cell}`] })
    expect(await send(insert('unknown'), insert('line', { size: 'large' }))).toEqual(refused('1.cells.size'))
    expect(await send(insert('chapter'), insert('line'), { kind: 'set', id, cells: { size: 'large' } })).toEqual(refused('2.cells.size'))
  })

  test('that would compare the same rows again and again is refused, before it holds up others', async () => {
    const { admin, chapter } = await scene()
    const { places } = placesAt(admin.view(), { parentId: chapter, index: 3, count: 900 })
    const lines = places.map((place): Operation => ({ kind: 'insert', id: newId(), type: 'line', parentId: chapter, place, cells: {} }))
    await admin.send([batchOf(...lines)])
    const deletions = Array.from({ length: 1_000 }, (): Operation => ({ kind: 'delete', id: chapter, was: 'changed' }))
    expect(await refusal(admin.send([batchOf(...deletions)]))).toMatchObject({ code: 'malformed request' })
  })
})

describe('what belongs to others', () => {
  test('a neighbour finds no document', async () => {
    const { book, line } = await scene()
    const stranger = (await given.team()).admin
    const asStranger = database.withWorkspace(stranger.workspaceId, 'write', db =>
      editDocument(db, bookKind, { id: book.id, base: 0, batches: [batchOf(setText(line, 'x'))], authorId: stranger.membershipId }),
    )
    expect(await refusal(asStranger)).toMatchObject({ code: 'not found' })
  })

  test('ids of another document are neither moved here nor changed', async () => {
    const { admin, team, line } = await scene()
    const other = await givenBook(database, team.admin)
    const [otherChapter = ''] = other.chapterIds
    const [foreignLine = ''] = other.lineIds
    const moved = await admin.send([batchOf({ kind: 'move', id: line, parentId: otherChapter, place: 'V' }, setText(foreignLine, 'x'))])
    expect(moved.outcomes[0]?.faults.map(({ reason }) => reason)).toEqual(['unknown row', 'unknown row'])
    const taken: Operation = {
      kind: 'insert',
      id: foreignLine,
      type: 'line',
      parentId: admin.view().get(line)?.parentId ?? '',
      place: 'V',
      cells: {},
    }
    expect(await refusal(admin.send([batchOf(taken)]))).toMatchObject({ code: 'changed meanwhile' })
    const otherDevice = await openBook(database, team.admin, other.id)
    expect(textOf(otherDevice.view(), foreignLine)).toBe('line 1')
  })

  test('a batch of another document is refused', async () => {
    const { admin, team, line } = await scene()
    const other = await givenBook(database, team.admin)
    const device = await openBook(database, team.admin, other.id)
    const batch = batchOf(setText(other.lineIds[0] ?? '', 'there'))
    await device.send([batch])
    expect(await refusal(admin.send([{ ...batch, operations: [setText(line, 'here')] }]))).toMatchObject({ code: 'changed meanwhile' })
  })
})

describe('steps', () => {
  const stepsOf = async ({ team, book }: Awaited<ReturnType<typeof scene>>) =>
    database.withWorkspace(team.workspaceId, 'read', db => listSteps(db, { documentId: book.id, authorId: team.admin.membershipId }))

  test('are one’s own, and what they hold undoes and redoes them on any device', async () => {
    const all = await scene()
    const { admin, coach, line, otherLine } = all
    await coach.send([batchOf(setText(otherLine, 'theirs'))])
    const gesture = batchOf(setText(line, 'mine'))
    await admin.send([gesture])
    const [step] = await stepsOf(all)
    expect(step).toMatchObject({ gestureId: gesture.gestureId, isUndone: false })
    await admin.send([{ id: newId(), gestureId: gesture.gestureId, kind: 'undo', operations: step?.operations ?? [] }])
    expect(textOf(admin.view(), line)).toBe('line 1')
    const [undone] = await stepsOf(all)
    expect(undone).toMatchObject({ gestureId: gesture.gestureId, isUndone: true })
    await admin.send([{ id: newId(), gestureId: gesture.gestureId, kind: 'redo', operations: undone?.operations ?? [] }])
    expect(textOf(admin.view(), line)).toBe('mine')
    const [redone] = await stepsOf(all)
    await admin.send([{ id: newId(), gestureId: gesture.gestureId, kind: 'undo', operations: redone?.operations ?? [] }])
    expect(textOf(admin.view(), line)).toBe('line 1')
    expect(await stepsOf(all)).toHaveLength(1)
  })

  test('what was undone before another edit cannot be redone', async () => {
    const all = await scene()
    const { admin, line, otherLine } = all
    const [kept, undone, later] = [batchOf(setText(line, 'kept')), batchOf(setText(line, 'undone')), batchOf(setText(otherLine, 'later'))]
    await admin.send([kept])
    const { outcomes } = await admin.send([undone])
    await admin.send([{ id: newId(), gestureId: undone.gestureId, kind: 'undo', operations: outcomes[0]?.inverse ?? [] }])
    expect((await stepsOf(all)).map(({ isUndone }) => isUndone)).toEqual([false, true])
    await admin.send([later])
    expect((await stepsOf(all)).map(({ gestureId }) => gestureId)).toEqual([kept.gestureId, later.gestureId])
  })

  test('a gesture of two batches is one step, undone from its end', async () => {
    const all = await scene()
    const { admin, chapter } = all
    const added = newId()
    const first = batchOf({ kind: 'insert', id: added, type: 'line', parentId: chapter, place: 'x', cells: {} })
    const second = { ...batchOf(setText(added, 'new')), gestureId: first.gestureId }
    await admin.send([first, second])
    const [step] = await stepsOf(all)
    const { outcomes } = await admin.send([{ id: newId(), gestureId: first.gestureId, kind: 'undo', operations: step?.operations ?? [] }])
    expect(outcomes[0]?.faults).toEqual([])
    expect(isVisible(admin.view(), added)).toBe(false)
  })

  test('the last 200 are kept in reach', async () => {
    const all = await scene()
    const { admin, line } = all
    for (let at = 0; at < 5; at += 1) {
      await admin.send(Array.from({ length: 45 }, (_, index) => batchOf(setText(line, `${at} ${index}`))))
    }
    const steps = await stepsOf(all)
    expect(steps).toHaveLength(200)
    expect(steps.at(-1)?.operations).toEqual([{ kind: 'set', id: line, cells: { text: '4 43' }, was: { text: '4 44' } }])
  })
})

describe('many editors', () => {
  /** Numbers that look random and are the same in each run. */
  const numbers = (seed: number) => {
    let state = seed
    return (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return (state >>> 8) % below
    }
  }

  function nextEdit(rows: DocumentRows, bookId: string, next: (below: number) => number): Operation[] {
    const chapters = childrenOf(rows, bookId)
    const chapter = chapters[next(chapters.length)]
    const lines = chapter ? childrenOf(rows, chapter.id) : []
    const line = lines[next(Math.max(1, lines.length))]
    const at = () => placesAt(rows, { parentId: chapter?.id ?? '', index: next(lines.length + 1), count: 1 })
    switch (next(6)) {
      case 0: {
        const { places, moves } = at()
        return chapter
          ? [...moves, { kind: 'insert', id: newId(), type: 'line', parentId: chapter.id, place: places[0] ?? '', cells: {} }]
          : []
      }
      case 1: {
        const { places, moves } = at()
        return line && chapter ? [...moves, { kind: 'move', id: line.id, parentId: chapter.id, place: places[0] ?? '' }] : []
      }
      case 2:
        return line && lines.length > 1 ? [{ kind: 'delete', id: line.id }] : []
      default:
        return line ? [{ kind: 'set', id: line.id, cells: next(2) ? { text: next(100) } : { size: next(100) } }] : []
    }
  }

  const seen = (rows: DocumentRows) =>
    [...rows.values()].filter(({ id }) => isVisible(rows, id)).sort((one, other) => (one.id < other.id ? -1 : 1))

  test.each([2, 3, 10])('%i of them see the same in the end, whoever was away, in whichever order they came back', async count => {
    const { team, book } = await scene()
    const next = numbers(count)
    const people = [team.admin, team.coach, team.nutritionist]
    const devices = await Promise.all(
      Array.from({ length: count }, (_, at) => openBook(database, people[at % people.length] ?? team.admin, book.id)),
    )
    for (let round = 0; round < 12; round += 1) {
      for (const device of devices) {
        for (let gesture = next(4); gesture > 0; gesture -= 1) {
          const operations = nextEdit(device.view(), book.id, next)
          if (operations.length > 0) device.edit(batchOf(...operations))
        }
      }
      // the others are without a network in this round
      await Promise.all(devices.filter(() => next(3) === 0).map(device => device.sync()))
    }
    while (devices.some(device => device.pending().length > 0)) await Promise.all(devices.map(device => device.sync()))
    for (const device of devices) await device.sync()
    const fresh = await openBook(database, team.admin, book.id)
    expect(seen(fresh.view()).length).toBeGreaterThan(2)
    for (const device of devices) expect(seen(device.view())).toEqual(seen(fresh.view()))
  })

  test('10,000 operations in five requests arrive whole', async () => {
    const { admin, chapter } = await scene()
    for (let request = 0; request < 5; request += 1) {
      const rows = Array.from({ length: 200 }, newId)
      const at = request * 200
      const { places } = placesAt(admin.view(), { parentId: chapter, index: at + 3, count: 200 })
      const inserts = rows.map((id, index): Operation => ({
        kind: 'insert',
        id,
        type: 'line',
        parentId: chapter,
        place: places[index] ?? '',
        cells: { text: 0 },
      }))
      const fills = Array.from({ length: 9 }, (_, value) => rows.map((id): Operation => ({ kind: 'set', id, cells: { text: value } })))
      await admin.send([batchOf(...inserts), ...fills.map(fill => batchOf(...fill))])
    }
    const lines = childrenOf(admin.view(), chapter)
    expect(lines).toHaveLength(1_003)
    expect(new Set(lines.slice(3).map(({ cells }) => cells['text']))).toEqual(new Set([8]))
  })
})

describe('a document of as many rows as it may have', () => {
  const lines = (parentId: string, count: number) =>
    placesBetween(null, null, count).map((place): Operation => ({
      kind: 'insert',
      id: newId(),
      type: 'line',
      parentId,
      place,
      cells: { text: 'x' },
    }))

  /** Ten chapters; the last line is missing. */
  async function fullScene() {
    const team = await given.team()
    const id = newId()
    const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
    const chapters = placesBetween(null, null, 10).map((place): Operation => ({
      kind: 'insert',
      id: newId(),
      type: 'chapter',
      parentId: id,
      place,
      cells: {},
    }))
    const operations = [...chapters, ...chapters.flatMap(chapter => lines(chapter.id, 1_999))]
    await within(db => createDocument(db, bookKind, { id, cells: { title: 'Base' }, operations: operations.slice(0, -1) }))
    const [chapterId = '', otherId = '', thirdId = ''] = chapters.map(chapter => chapter.id)
    const count = async () =>
      visibleCountOf(new Map((await within(db => readDocument(db, bookKind, { id }))).rows.map(row => [row.id, row])))
    return { team, id, within, chapterId, otherId, thirdId, count, operations }
  }

  test('takes no more, is edited and shrunk, and tells a call in words', async () => {
    const { team, id, within, chapterId, otherId, thirdId, count, operations } = await fullScene()
    expect(
      await refusal(within(db => createDocument(db, bookKind, { id: newId(), cells: {}, operations: [...operations, ...operations] }))),
    ).toMatchObject({ code: 'document full' })
    const send = (...batches: Batch[]) =>
      within(db => editDocument(db, bookKind, { id, base: 0, batches, authorId: team.admin.membershipId }))
    const { outcomes } = await send(batchOf(...lines(chapterId, 1), setText(otherId, 'still edited'), ...lines(otherId, 1)))
    expect(outcomes[0]?.faults.map(({ index, reason }) => [index, reason])).toEqual([[2, 'document full']])
    expect(await count()).toBe(documentRowsAtMost)
    const change = (operationsFor: () => Operation[]) => within(db => changeDocument(db, bookKind, { id, authorId: null, operationsFor }))
    const more = () => [setText(chapterId, 'never'), ...lines(thirdId, 1)]
    expect(await refusal(change(more))).toMatchObject({ code: 'document full' })
    await change(() => [{ kind: 'delete', id: otherId }])
    expect((await change(more)).faults).toEqual([])
  })

  test('keeps so many deleted rows that it can still be read, and erases those that were deleted first', async () => {
    const { team, book, chapter, line, otherLine, admin } = await scene()
    await admin.send([batchOf({ kind: 'delete', id: line })])
    const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
    await within(db =>
      db.run(sql`
      insert into book_lines (id, document_id, parent_id, place, revision, deleted_at)
      select gen_random_uuid(), ${book.id}, ${chapter}, 'x', 1, now() + make_interval(secs => n)
      from generate_series(1, ${keptRowsAtMost}::int) as n`),
    )
    await admin.send([batchOf({ kind: 'move', id: otherLine, parentId: chapter, place: 'y' })])
    const { rows } = await within(db => readDocument(db, bookKind, { id: book.id }))
    expect(rows.length).toBeLessThan(keptRowsAtMost)
    expect(rows.map(({ id }) => id)).not.toContain(line)
    expect(visibleCountOf(new Map(rows.map(row => [row.id, row])))).toBe(7)
    // a device that has not heard of the deletion reads the whole document
    expect((await within(db => readDocument(db, bookKind, { id: book.id, since: 0 }))).isWhole).toBe(true)
  })
})

test('an erased document leaves nothing behind, and whoever still edits it is told', async () => {
  const { admin, team, book, line } = await scene()
  await admin.send([batchOf(setText(line, 'squat'))])
  await database.withWorkspace(team.workspaceId, 'write', db => eraseDocument(db, book.id))
  expect(await refusal(admin.send([batchOf(setText(line, 'late'))]))).toMatchObject({ code: 'not found' })
  const left = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.many(sql`select id from books union all select id from book_lines union all select id from document_batches`),
  )
  expect(left).toEqual([])
})
