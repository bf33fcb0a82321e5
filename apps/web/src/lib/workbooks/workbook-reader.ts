import { TableFault, type TableFaultKind } from '@allenio/domain/tables'
import { WorkbookFault, type Sheet, type WorkbookFaultKind } from '@allenio/domain/workbooks'

/** The files that hold a table, as a field of files accepts them: a workbook, or text with separators. */
export const tableFileTypes =
  '.xlsx,.xlsm,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const isWorkbook = (name: string): boolean => /\.xls[xm]$/i.test(name)

type PlainFault =
  | { of: 'workbook'; kind: WorkbookFaultKind }
  | { of: 'table'; kind: TableFaultKind; line: number; column: number; max: number | undefined }
  | { of: 'program'; reason: string }

export type WorkbookAnswer = { sheets: Sheet[] } | { fault: PlainFault }

/** The part of a worker that a reader needs. */
export interface WorkbookWorker {
  postMessage: (file: Uint8Array<ArrayBuffer>, transfer: ArrayBuffer[]) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<WorkbookAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

// a phone reads the largest file that is allowed in half of it
const patienceMs = 30_000

const startWorker = (): WorkbookWorker => new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })

/** Reads a file in a worker; undefined where the signal ends it first. Throws the fault of the file, or that it takes too long. */
export function parseWorkbookAside(file: Uint8Array<ArrayBuffer>, signal: AbortSignal, start = startWorker): Promise<Sheet[] | undefined> {
  const worker = start()
  return new Promise<Sheet[] | undefined>((resolve, reject) => {
    const timer = setTimeout(() => reject(new WorkbookFault('too slow')), patienceMs)
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
    }
    signal.addEventListener('abort', () => {
      end()
      resolve(undefined)
    })
    worker.onmessage = ({ data }) => {
      end()
      if ('sheets' in data) resolve(data.sheets)
      else reject(faultOf(data.fault))
    }
    worker.onerror = ({ message }) => {
      end()
      reject(new Error(message))
    }
    worker.postMessage(file, [file.buffer])
  }).finally(() => worker.terminate())
}

function faultOf(fault: PlainFault): Error {
  switch (fault.of) {
    case 'workbook':
      return new WorkbookFault(fault.kind)
    case 'table': {
      const { kind, line, column, max } = fault
      return new TableFault(kind, { line, column, ...(max !== undefined && { max }) })
    }
    case 'program':
      return new Error(fault.reason)
    default:
      return fault satisfies never
  }
}
