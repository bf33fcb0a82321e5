import { startFoodImport } from '@allenio/contract/aliments'
import {
  acceptClientImport,
  downloadRefusedRows,
  getClientImport,
  startClientImport,
  updateClientImport,
} from '@allenio/contract/client-intake'
import { measured, testHouse, uploadOf, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

// Tables made to break the server: it refuses each with its message, or answers little, and nobody else has to wait.

const { given, as } = await testHouse()

const whole = 9_900_000
const answerBytesAtMost = 300_000
// a slow machine takes 270; a parser that reads on takes seconds
const processorMsAtMost = 500

const upload = (who: TestTeam['admin'], body: string | Buffer) =>
  uploadOf(who, { name: 'clienti.csv', mimeType: 'text/csv', body: Buffer.from(body) })

const repeatTo = (piece: string, length = whole) => piece.repeat(Math.floor(length / piece.length))
const column = (at: number) => `${'à'.repeat(5_000)}${at}`
const columns = Array.from({ length: 200 }, (_, at) => column(at))

async function costOf<T>(work: () => Promise<T>): Promise<{ result: T; processorMs: number }> {
  const before = process.threadCpuUsage()
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, processorMs: (user + system) / 1000 }
}

describe('a table that is too much', () => {
  test.each<[string, string | Buffer, string, string, string]>([
    [
      'nothing but commas',
      repeatTo(','),
      'table too wide',
      'La riga 1 ha più di 200 colonne: controlla il file o il separatore.',
      'Line 1 has more than 200 columns',
    ],
    ['nothing but semicolons', repeatTo(';'), 'table too wide', 'La riga 1 ha più di 200 colonne', 'Line 1 has more than 200 columns'],
    ['nothing but tabulators', repeatTo('\t'), 'table too wide', 'La riga 1 ha più di 200 colonne', 'Line 1 has more than 200 columns'],
    [
      '201 columns in its last row',
      `Nome,Cognome\n${repeatTo('Anna,\n', 48_000)}${','.repeat(200)}`,
      'table too wide',
      'La riga 8002 ha più di 200 colonne',
      'Line 8002 has more',
    ],
    [
      'nothing but quotation marks',
      repeatTo('"'),
      'table cell too long',
      'La cella alla riga 1, colonna 1 supera i 32.767 caratteri',
      'The cell at line 1, column 1 is longer than 32,767 characters',
    ],
    ['one endless cell', repeatTo('x'), 'table cell too long', 'La cella alla riga 1, colonna 1 supera', 'The cell at line 1, column 1'],
    [
      'one endless quoted cell',
      `Nome\n"${repeatTo('x\n')}"`,
      'table cell too long',
      'La cella alla riga 2, colonna 1 supera',
      'The cell at line 2, column 1',
    ],
    [
      'nothing but ends of lines',
      repeatTo('\n'),
      'table too long',
      'Il file ha più di 10.000 righe: dividilo in più parti.',
      'The file has more than 10,000 rows',
    ],
    [
      'nothing but blank lines',
      repeatTo(' \r\n'),
      'table too long',
      'Il file ha più di 10.000 righe',
      'The file has more than 10,000 rows',
    ],
    [
      '50,001 rows',
      'Nome;Cognome\n'.repeat(50_001),
      'table too long',
      'Il file ha più di 10.000 righe',
      'The file has more than 10,000 rows',
    ],
    [
      'a million and one cells',
      `${repeatTo(',', 199)}\n`.repeat(5_001),
      'table too large',
      'Il file ha più di 1.000.000 celle',
      'The file has more than 1,000,000 cells',
    ],
    [
      'zeros',
      Buffer.concat([Buffer.from('Nome\n'), Buffer.alloc(20_000)]),
      'table not text',
      'Alla riga 2, colonna 1 il file contiene caratteri che non sono testo',
      'At line 2, column 1 the file holds',
    ],
    [
      'letters of two bytes, without end',
      Buffer.from(`\ufeff${repeatTo('x', whole / 2)}`, 'utf16le').subarray(0, -1),
      'table cell too long',
      'La cella alla riga 1',
      'The cell at line 1',
    ],
  ])('for it is %s is refused at little cost', measured, async (_, body, code, italian, english) => {
    const { admin, workspaceId } = await given.team()
    const reader = await given.member('admin', { workspaceId, locale: 'en' })
    const uploads = [await upload(admin, body), await upload(admin, body), await upload(reader, body)] as const
    const costs = []
    for (const uploadId of uploads.slice(0, 2)) {
      const { result, processorMs } = await costOf(() => as(admin).ask(startClientImport, { uploadId }))
      expect(result).toMatchObject({ status: 422, body: { code } })
      expect(result.body.message).toContain(italian)
      costs.push(processorMs)
    }
    expect(Math.min(...costs)).toBeLessThan(processorMsAtMost)
    expect((await as(reader).ask(startClientImport, { uploadId: uploads[2] })).body.message).toContain(english)
  })

  test('as a picture of a table is answered in few bytes, in the preview and ever after', async () => {
    const { admin } = await given.team()
    const rows = Array.from({ length: 300 }, (_, at) => `漢${at},字,${'漢'.repeat(3000)},漢字漢字${at},31/02/1990,${'字'.repeat(300)}`)
    const start = await as(admin).ask(startClientImport, {
      uploadId: await upload(
        admin,
        `${['Nome', 'Cognome', 'Note', 'Tipo', 'Nascita', ...columns.slice(5)].join(',')}\n${rows.join('\n')}\n`,
      ),
    })
    expect(start.status).toBe(200)
    const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body))
    expect(sizeOf(start.body)).toBeLessThan(answerBytesAtMost)
    const { id, columns: previewColumns } = start.body.data
    expect(previewColumns[6]?.heading).toMatch(/^à{59}…$/)
    const fields = ['firstName', 'lastName', 'note', 'type', null, 'goal'] as const
    const mapped = await as(admin).ask(updateClientImport, { id, fields: [...fields] })
    expect(sizeOf(mapped.body)).toBeLessThan(answerBytesAtMost)
    expect(mapped.body.data).toMatchObject({ accepted: 300, moreTypesLeftOut: expect.any(Number) })
    expect(mapped.body.data.preview[0]?.values.note).toMatch(/^漢{59}…$/)
    expect(mapped.body.data.typesLeftOut.length).toBeLessThanOrEqual(20)
    const accepted = await as(admin).ask(acceptClientImport, { id })
    expect(sizeOf(accepted.body)).toBeLessThan(answerBytesAtMost)
    expect(sizeOf((await as(admin).ask(getClientImport, { id })).body)).toBeLessThan(answerBytesAtMost)
  })
})

test('two letters that make one are never cut apart, where the database would refuse the half', async () => {
  const { admin } = await given.team()
  const rows = Array.from({ length: 3 }, (_, at) => `${'a'.repeat(at)}${'\u{1f4aa}'.repeat(60)},31/02/1990`)
  const { id } = await as(admin).call(startClientImport, {
    uploadId: await upload(admin, `Nome,Nascita,${'\u{1f4aa}'.repeat(60)}\n${rows.join('\n')}\nAnna,\n`),
  })
  expect(await as(admin).call(acceptClientImport, { id })).toMatchObject({ accepted: 1, refusedRows: 3 })
})

/**
 * The most processor time that this thread spends between two turns of the event loop while the work goes on. Not the clock's
 * time: what other programs of the machine take does not count.
 */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  // includes the last turn
  await new Promise<void>(resolve =>
    setImmediate(() => {
      turn()
      isOver = true
      resolve()
    }),
  )
  return longestMs
}

/** The best of three: a garbage collection may fall into any. */
async function quickestOf(work: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let time = 0; time < 3; time += 1) times.push(await longestTurnOf(work))
  return Math.min(...times)
}

test('a table of ten megabytes is read in slices: nobody else waits for it', { ...measured, timeout: 60_000 }, async () => {
  const { admin } = await given.team()
  // almost a million cells, half of the rows refused: all steps have their part
  const filler = `${'parola '.repeat(100)}${',x'.repeat(90)}`
  const row = (at: number) => `Nome${at},Cognome${at},n${at % 2 ? 0 : at}@example.com,${at % 2 ? '31/02/1990' : '28/02/1990'},${filler}\n`
  const table = `Nome,Cognome,Email,Nascita,Note${',x'.repeat(90)}\n${Array.from({ length: 9_900 }, (_, at) => row(at)).join('')}`
  const body = table.slice(0, table.lastIndexOf('\n', whole))
  const uploads = [await upload(admin, body), await upload(admin, body), await upload(admin, body)]
  let id = ''
  const start = await quickestOf(async () => {
    const preview = await as(admin).call(startClientImport, { uploadId: uploads.pop() ?? '' })
    expect(preview.rows).toBeGreaterThan(9_000)
    id = preview.id
  })
  const change = await quickestOf(() => as(admin).call(updateClientImport, { id, dateOrder: 'month first' }))
  const report = await quickestOf(async () => {
    const { body: lines } = await as(admin).ask(downloadRefusedRows, { id })
    expect((lines as string).length).toBeGreaterThan(1_000_000)
  })
  expect(Math.max(start, change, report)).toBeLessThan(100)
})

test('headings of thousands of brackets hold nobody up', { ...measured, timeout: 60_000 }, async () => {
  const { nutritionist } = await given.team()
  const body = `Alimento;${Array.from({ length: 199 }, () => '('.repeat(32_000)).join(';')}\nPane;1\n`
  const uploads = [await upload(nutritionist, body), await upload(nutritionist, body), await upload(nutritionist, body)]
  const longest = await quickestOf(async () => {
    const preview = await as(nutritionist).call(startFoodImport, { uploadId: uploads.pop() ?? '' })
    expect(preview.columns[1]?.heading).toMatch(/^\({59}…$/)
  })
  expect(longest).toBeLessThan(100)
})

test('of many imports at once two are read at a time, one for each person; whoever finds all places taken comes back', async () => {
  const { admin } = await given.team()
  const body = `Nome,Note\n${Array.from({ length: 9_000 }, (_, at) => `Nome${at},${'parola '.repeat(100)}\n`).join('')}`
  const uploads = await Promise.all(Array.from({ length: 6 }, () => upload(admin, body)))
  const answers = await Promise.all(uploads.map(uploadId => as(admin).ask(startClientImport, { uploadId })))
  const [done, refused] = [answers.filter(each => each.status === 200), answers.filter(each => each.status === 429)]
  expect([done.length, refused.length]).toEqual([3, 3])
  expect(refused[0]?.headers['retry-after']).toBe('2')
}, 60_000)
