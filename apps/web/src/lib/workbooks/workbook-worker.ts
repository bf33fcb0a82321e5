import { TableFault } from '@allenio/domain/tables'
import { parseWorkbook, WorkbookFault } from '@allenio/domain/workbooks'
import type { WorkbookAnswer } from './workbook-reader.ts'

// A file from elsewhere may take long to read. In a worker the page goes on meanwhile, and the reading can be ended.

const answer = (message: WorkbookAnswer) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
  parseWorkbook(data).then(
    sheets => answer({ sheets }),
    (error: unknown) => answer({ fault: plainFault(error) }),
  ),
)

/** A class does not survive the way out of a worker. */
function plainFault(error: unknown): Extract<WorkbookAnswer, { fault: unknown }>['fault'] {
  if (error instanceof WorkbookFault) return { of: 'workbook', kind: error.kind }
  if (!(error instanceof TableFault)) return { of: 'program', reason: String(error) }
  const { kind, line, column, max } = error
  return { of: 'table', kind, line, column, max }
}
