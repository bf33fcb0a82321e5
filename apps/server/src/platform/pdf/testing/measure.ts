import { readFileSync } from 'node:fs'
import { makePdf } from '../index.ts'
import { pdfProcess } from '../make-pdf.ts'
import { samplePdf } from './sample.ts'

// Prints how long PDFs take, for the bench.

const times: number[] = []
let bytes = 0
for (let round = 0; round < 8; round += 1) {
  const since = performance.now()
  const pdf = await makePdf(samplePdf({ weeks: 16, days: 6, rows: 9 }))
  times.push(performance.now() - since)
  bytes = pdf.bytes.length
}
const [first, ...warm] = times
warm.sort((one, other) => one - other)
const child = pdfProcess()
const megabytes =
  process.platform === 'linux' ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1]) / 1024 : 0
process.stdout.write(JSON.stringify({ first, warm: warm[Math.floor(warm.length / 2)], bytes, megabytes }))
child?.disconnect()
