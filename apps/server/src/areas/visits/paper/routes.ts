import * as contract from '@allenio/contract/visits'
import { bind } from '#platform/http'
import { downloadVisit, drawVisitPage, listVisitPages, printVisit, readVisitPaper } from './pdf.ts'

export const paperBindings = [
  bind(contract.getVisitPaper, ({ db, actor }, options) => readVisitPaper(db, actor, options)),
  bind(contract.downloadVisitPdf, ({ db, actor }, options) => downloadVisit(db, actor, options)),
  bind(contract.printVisit, ({ db, actor }, options) => printVisit(db, actor, options)),
  bind(contract.downloadVisitPages, ({ db, actor }, options) => listVisitPages(db, actor, options)),
  bind(contract.downloadVisitPage, ({ db, actor }, options) => drawVisitPage(db, actor, options)),
]
