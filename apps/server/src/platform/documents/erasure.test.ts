import { isVisible, placesAt } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { ownHouse } from '#testing'
import { createDocument, documentKinds, readDocument } from './index.ts'
import { eraseOldRows, historyDays } from './sweep.ts'
import { bookKind } from './testing/book-kind.ts'
import { batchOf, createBookTables, givenBook, openBook } from './testing/books.ts'

const house = await ownHouse({ contributes: [documentKinds(bookKind)] })
const { database, given } = house

beforeAll(() => createBookTables(house))

async function scene() {
  const team = await given.team()
  const book = await givenBook(database, team.admin)
  const [chapter = '', otherChapter = ''] = book.chapterIds
  const [line = '', secondLine = '', , otherLine = ''] = book.lineIds
  const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  const letPass = (days: number) =>
    within(async db => {
      const before = sql`make_interval(days => ${days})`
      await db.run(sql`update book_lines set deleted_at = deleted_at - ${before}`)
      await db.run(sql`update book_chapters set deleted_at = deleted_at - ${before}`)
      await db.run(sql`update documents set deleted_rows_since = deleted_rows_since - ${before}`)
    })
  const storedIds = () =>
    within(async db =>
      (await db.many<{ id: string }>(sql`select id from book_chapters union all select id from book_lines`)).map(({ id }) => id),
    )
  return {
    book,
    chapter,
    otherChapter,
    line,
    secondLine,
    otherLine,
    within,
    letPass,
    storedIds,
    admin: await openBook(database, team.admin, book.id),
    coach: await openBook(database, team.coach, book.id),
  }
}

test('rows that were deleted long ago are erased with what they hold, and those of the last days stay and come back', async () => {
  const { admin, coach, chapter, otherLine, letPass, storedIds } = await scene()
  await admin.send([batchOf({ kind: 'delete', id: chapter })])
  await letPass(historyDays - 1)
  const { outcomes } = await admin.send([batchOf({ kind: 'delete', id: otherLine })])
  await eraseOldRows(database)
  expect(await storedIds()).toHaveLength(8)
  await letPass(2)
  await eraseOldRows(database)
  const left = await storedIds()
  expect(left).toHaveLength(4)
  expect(left).toContain(otherLine)
  await admin.send([batchOf(...(outcomes[0]?.inverse ?? []))])
  await coach.sync()
  expect(isVisible(coach.view(), otherLine)).toBe(true)
})

test('a device that has not heard of the deletion reads the whole document, others what has changed', async () => {
  const { admin, coach, book, chapter, line, otherLine, within, letPass } = await scene()
  await admin.send([batchOf({ kind: 'delete', id: chapter })])
  await admin.send([batchOf({ kind: 'set', id: otherLine, cells: { text: 'later' } })])
  await letPass(historyDays + 1)
  await eraseOldRows(database)
  const known = await within(db => readDocument(db, bookKind, { id: book.id, since: 1 }))
  expect([known.isWhole, known.rows.map(({ id }) => id)]).toEqual([false, [otherLine]])
  await coach.sync()
  expect([coach.view().has(line), coach.view().get(otherLine)?.cells['text']]).toEqual([false, 'later'])
})

test('edits of a long time without a network are applied, and those of erased rows are named', async () => {
  const { admin, coach, book, chapter, otherChapter, line, secondLine, otherLine, letPass } = await scene()
  const added = newId()
  const addedToErased = newId()
  const { places } = placesAt(coach.view(), { parentId: otherChapter, index: 1, count: 1 })
  coach.edit(batchOf({ kind: 'set', id: line, cells: { text: 'typed on the plane' } }))
  coach.edit(batchOf({ kind: 'insert', id: added, type: 'line', parentId: otherChapter, place: places[0] ?? '', cells: { text: 'new' } }))
  coach.edit(batchOf({ kind: 'insert', id: addedToErased, type: 'line', parentId: chapter, place: 'V', cells: { text: 'into nothing' } }))
  coach.edit(batchOf({ kind: 'move', id: secondLine, parentId: otherChapter, place: 'z' }))
  coach.edit(batchOf({ kind: 'set', id: otherLine, cells: { text: 'mine', size: 3 } }))

  await admin.send([batchOf({ kind: 'delete', id: chapter })])
  await admin.send([batchOf({ kind: 'set', id: otherLine, cells: { text: 'theirs' } })])
  await letPass(historyDays + 1)
  await eraseOldRows(database)
  for (let day = 0; day < 7; day += 1) await admin.send([batchOf({ kind: 'set', id: book.id, cells: { title: `Day ${day}` } })])

  const answer = await coach.send(coach.pending())
  expect(answer.isWhole).toBe(true)
  expect(answer.outcomes.map(({ faults }) => faults.map(({ id, reason }) => [id, reason]))).toEqual([
    [[line, 'unknown row']],
    [],
    [[addedToErased, 'unknown row']],
    [[secondLine, 'unknown row']],
    [],
  ])
  expect(answer.outcomes.flatMap(({ overwritten }) => overwritten)).toEqual([{ id: otherLine, cell: 'text' }])
  await admin.sync()
  const seen = (view: ReturnType<typeof admin.view>) =>
    [...view.values()].filter(({ id }) => isVisible(view, id)).map(({ id, cells }) => ({ id, cells }))
  expect(seen(coach.view())).toEqual(expect.arrayContaining(seen(admin.view())))
  expect(coach.view().get(otherLine)?.cells).toEqual({ text: 'mine', size: 3 })
  expect(coach.view().get(added)?.cells).toEqual({ text: 'new' })
  expect(coach.view().get(book.id)?.cells).toEqual({ title: 'Day 6' })
})

test('a kind that no area contributes makes no documents', async () => {
  const { within } = await scene()
  const unknown = { ...bookKind, name: 'leaflet' }
  await expect(within(db => createDocument(db, unknown, { id: newId(), cells: {} }))).rejects.toThrow("documentKinds of 'leaflet'")
})
