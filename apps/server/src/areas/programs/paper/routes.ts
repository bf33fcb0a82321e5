import * as contract from '@allenio/contract/programs'
import { bind } from '#platform/http'
import { printProgram, readPaper } from './pdf.ts'
import { exportTable } from './table.ts'

export const paperBindings = [
  bind(contract.getProgramPaper, ({ db, actor }, options) => readPaper(db, actor, options)),
  bind(contract.downloadProgramPdf, ({ db, actor }, options) => printProgram(db, actor, options)),
  bind(contract.exportProgram, ({ db, actor }, query) => exportTable(db, actor, query)),
]
