import { parentPort, workerData } from 'node:worker_threads'
import { csvRows, decodeTable, guessSeparator, TableFault, type TableRow } from '@allenio/domain/tables'
import type { TableMessage, TableTask } from './table-thread.ts'

// A file of a stranger is decoded and taken apart in this thread, which the server ends when it takes too long or too much memory.

// a batch is handed over between two calls of other people, so it has to be small
const batchRows = 200
const batchLetters = 65_536

const post = (message: TableMessage) => parentPort?.postMessage(message)

function parseTable({ bytes, encoding: requestedEncoding, separator: requestedSeparator, rowsAtMost }: TableTask): void {
  const { text, encoding } = decodeTable(bytes, requestedEncoding)
  const separator = requestedSeparator ?? guessSeparator(text)
  let [rows, letters]: [TableRow[], number] = [[], 0]
  const send = () => {
    if (rows.length) post({ kind: 'rows', rows })
    rows = []
    letters = 0
  }
  // one more for the heading
  for (const row of csvRows(text, { separator, limits: { rows: rowsAtMost + 1 } })) {
    rows.push(row)
    for (const cell of row.cells) letters += cell.length
    if (rows.length >= batchRows || letters >= batchLetters) send()
  }
  send()
  post({ kind: 'end', separator, encoding })
}

try {
  parseTable(workerData as TableTask) // the server starts the thread with its task
} catch (error) {
  if (!(error instanceof TableFault)) throw error
  const { kind, line, column, max } = error
  post({ kind: 'fault', fault: { kind, line, column, max } })
}
