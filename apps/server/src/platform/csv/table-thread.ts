import { Worker } from 'node:worker_threads'
import type { Encoding, Separator, TableFault, TableRow } from '@allenio/domain/tables'
import { AppError } from '#platform/errors'
import { entryModule } from '#platform/places'

export interface TableTask {
  bytes: Uint8Array
  separator: Separator | undefined
  encoding: Encoding | undefined
  rowsAtMost: number
}

export type PlainFault = Pick<TableFault, 'kind' | 'line' | 'column' | 'max'>

export type TableMessage =
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'end'; separator: Separator; encoding: Encoding }
  | { kind: 'fault'; fault: PlainFault }

export interface ParsedTable {
  separator: Separator
  encoding: Encoding
  rows: TableRow[]
}

// the largest table that is allowed takes two seconds; its objects never fill 100 MB, because rows leave in batches
// (docs/decisions/limits-on-work.md)
const longestReadingMs = 20_000
const memoryMegabytes = 256

const entry = entryModule(import.meta.dirname, 'table-worker')

/**
 * Takes a table apart in a thread of its own, so that other people's calls go on beside it. A table that takes too long or too much
 * memory is refused, and its thread ended.
 */
export function parseInThread(task: TableTask, longestMs = longestReadingMs): Promise<ParsedTable | PlainFault> {
  const worker = new Worker(entry, {
    workerData: task,
    // the thread reads what strangers have sent, so it has none of our secrets
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  })
  const rows: TableRow[] = []
  return new Promise<ParsedTable | PlainFault>((resolve, reject) => {
    const tooHeavy = () => reject(new AppError('table too heavy'))
    const timer = setTimeout(tooHeavy, longestMs)
    worker.on('message', (message: TableMessage) => {
      switch (message.kind) {
        case 'rows':
          for (const row of message.rows) rows.push(row)
          return
        case 'end':
          return resolve({ separator: message.separator, encoding: message.encoding, rows })
        case 'fault':
          return resolve(message.fault)
        default:
          message satisfies never
      }
    })
    worker.on('error', error => ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error)))
    worker.on('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread of a table ended without an answer'))
    })
  }).finally(() => worker.terminate())
}
