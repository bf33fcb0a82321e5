import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const looksLikeHeading = () => true
const codeOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

test('a table is read whole, whatever the size of its rows', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => [`Nome${at}`, 'à'.repeat(at)])
  const text = `Nome;Nota\n${rows.map(cells => cells.join(';')).join('\n')}`
  const table = await parseCsv(bytesOf(text), {}, { rowsAtMost: 1_000, looksLikeHeading })
  expect(table).toMatchObject({ separator: ';', encoding: 'utf-8', hasHeading: true, headings: ['Nome', 'Nota'] })
  expect(table.rows.map(({ cells }) => cells)).toEqual(rows)
})

test('nothing reads more of a heading than its first 200 characters', async () => {
  const lengths: number[] = []
  const table = await parseCsv(
    bytesOf(`Nome;${'('.repeat(32_000)}\nAnna;1`),
    {},
    { rowsAtMost: 10, looksLikeHeading: cells => lengths.push(...cells.map(cell => cell.length)) > 0 },
  )
  expect(lengths).toEqual([4, 200])
  expect(table.headings.map(heading => heading.length)).toEqual([4, 200])
})

test('a table that takes too long is refused, and the next one is read', async () => {
  const bytes = bytesOf(`Nome\n${'Anna\n'.repeat(40_000)}`)
  const bounds = { rowsAtMost: 50_000, looksLikeHeading }
  expect(await codeOf(parseCsv(bytes, {}, { ...bounds, longestMs: 0 }))).toBe('table too heavy')
  expect(await codeOf(parseCsv(bytes, {}, bounds))).toBe('read')
})
