import { measurePdf, pdfProcess } from '#platform/pdf'
import { longVisitPaper } from './paper.testing.ts'

// Prints how long the paper of a visit takes, for the bench.

const paper = longVisitPaper(24)
const times = await measurePdf({
  template: 'areas/visits/paper/visit.typ',
  language: paper.language,
  title: paper.title,
  data: { ...paper, logo: null },
})
process.stdout.write(JSON.stringify(times))
pdfProcess()?.disconnect()
