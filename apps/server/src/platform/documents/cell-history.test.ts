import { cellChangesAtMost, type Operation } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db'
import { explainWithout, ownHouse } from '#testing'
import { listCellChanges } from './cell-history.ts'
import { documentKinds } from './index.ts'
import { bookKind } from './testing/book-kind.ts'
import { batchOf, createBookTables, givenBook, openBook } from './testing/books.ts'

const house = await ownHouse({ contributes: [documentKinds(bookKind)] })
const { database, given } = house

beforeAll(() => createBookTables(house))

const setCells = (id: string, cells: Record<string, string | number | null>): Operation => ({ kind: 'set', id, cells })

async function scene() {
  const team = await given.team()
  const book = await givenBook(database, team.admin)
  const [line = '', otherLine = ''] = book.lineIds
  const changesOf = (rowId: string, cells?: readonly string[]) =>
    database.withWorkspace(team.workspaceId, 'read', db => listCellChanges(db, { documentId: book.id, rowId, cells }))
  const [admin, coach] = [await openBook(database, team.admin, book.id), await openBook(database, team.coach, book.id)]
  return { team, book, line, otherLine, changesOf, admin, coach }
}

test('the history of a cell says who has changed it, from what to what, the latest first', async () => {
  const { team, line, otherLine, changesOf, admin, coach } = await scene()
  await admin.send([batchOf(setCells(line, { text: 'squat' }), setCells(otherLine, { text: 'plank' }))])
  await coach.send([batchOf(setCells(line, { size: 8 }))])
  const late = await coach.send([batchOf(setCells(line, { text: 'deadlift' }))])
  await coach.send([{ ...batchOf(...(late.outcomes[0]?.inverse ?? [])), kind: 'undo' }])
  const changes = await changesOf(line, ['text'])
  expect(changes.map(({ kind, author, cells }) => [kind, author?.id, ...cells])).toEqual([
    ['undo', team.coach.membershipId, { cell: 'text', from: 'deadlift', to: 'squat' }],
    ['edit', team.coach.membershipId, { cell: 'text', from: 'squat', to: 'deadlift' }],
    ['edit', team.admin.membershipId, { cell: 'text', from: 'line 1', to: 'squat' }],
  ])
  expect(changes.every(({ author }) => author?.name)).toBe(true)
  expect((await changesOf(line)).map(({ cells }) => cells.map(({ cell }) => cell))).toEqual([['text'], ['text'], ['size'], ['text']])
})

test('what had no effect is no change, and of several values in one gesture the last one counts', async () => {
  const { line, changesOf, admin } = await scene()
  await admin.send([batchOf(setCells(line, { text: 'line 1' }))])
  await admin.send([batchOf({ kind: 'set', id: line, cells: { text: 'late' }, was: { text: 'something else' } })])
  expect(await changesOf(line)).toEqual([])
  await admin.send([batchOf(setCells(line, { text: 'a' }), setCells(line, { text: 'b', size: 3 }))])
  const [change] = await changesOf(line)
  expect(change?.cells).toEqual([
    { cell: 'size', from: null, to: 3 },
    { cell: 'text', from: 'line 1', to: 'b' },
  ])
})

test('a line of another book, and of a neighbour, has no history here', async () => {
  const { book, line, changesOf, admin } = await scene()
  const other = await scene()
  await admin.send([batchOf(setCells(line, { text: 'squat' }))])
  expect(await other.changesOf(line)).toEqual([])
  const asNeighbour = await database.withWorkspace(other.team.workspaceId, 'read', db =>
    listCellChanges(db, { documentId: book.id, rowId: line }),
  )
  expect(asNeighbour).toEqual([])
  expect(await changesOf(newId())).toEqual([])
})

test('it is bounded, read by its index, and goes with the batches', async () => {
  const { team, line, changesOf, admin } = await scene()
  for (let at = 0; at < 3; at += 1)
    await admin.send(Array.from({ length: 40 }, (_, index) => batchOf(setCells(line, { size: at * 40 + index }))))
  const changes = await changesOf(line, ['size'])
  expect([changes.length, changes[0]?.cells[0]?.to]).toEqual([cellChangesAtMost, 119])
  const statement = sql`
    select revision from document_row_edits where document_id = ${newId()} and row_id = ${line} order by revision desc limit 100`
  const plan = await database.withWorkspace(team.workspaceId, 'write', db => explainWithout(db, ['seqscan', 'sort'], statement))
  expect(plan).toContain('document_row_edits_of_row')
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(sql`delete from document_batches`))
  expect(await changesOf(line)).toEqual([])
})
