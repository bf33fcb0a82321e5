import { measurePdf, pdfProcess } from '#platform/pdf'
import { longPaper } from './paper.testing.ts'

// Prints how long the paper of a long program takes, for the bench.

const paper = longPaper(16)
const times = await measurePdf({
  template: 'areas/programs/paper/program.typ',
  language: paper.language,
  title: paper.title,
  data: { ...paper, logo: null, pictures: [] },
})
process.stdout.write(JSON.stringify(times))
pdfProcess()?.disconnect()
