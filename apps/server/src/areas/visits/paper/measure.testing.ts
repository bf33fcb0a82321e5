import { measurePdf, pdfProcess } from '#platform/pdf'
import { longVisitPaper } from './paper.testing.ts'
import { requestOf } from './pdf.ts'

// Prints how long the paper of a visit takes, for the bench.

const paper = longVisitPaper(24)
const times = await measurePdf(requestOf(paper, paper.title))
process.stdout.write(JSON.stringify(times))
pdfProcess()?.disconnect()
