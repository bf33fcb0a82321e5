import { makePdf, pdfProcess } from '#platform/pdf'
import { longPaper } from './paper.testing.ts'

// Prints how long the paper of a long program takes, for the bench.

const paper = longPaper(16)
const times: number[] = []
let bytes = 0
for (let round = 0; round < 8; round += 1) {
  const since = performance.now()
  const pdf = await makePdf({
    template: 'areas/programs/paper/program.typ',
    language: paper.language,
    title: paper.title,
    data: { ...paper, logo: null, pictures: [] },
  })
  times.push(performance.now() - since)
  bytes = pdf.bytes.length
}
const [first, ...warm] = times
warm.sort((one, other) => one - other)
process.stdout.write(JSON.stringify({ first, warm: warm[Math.floor(warm.length / 2)], bytes }))
pdfProcess()?.disconnect()
