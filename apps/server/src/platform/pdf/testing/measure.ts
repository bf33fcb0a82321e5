import { readFileSync } from 'node:fs'
import { pdfProcess } from '../make-pdf.ts'
import { measurePdf } from '../measure-pdf.ts'
import { samplePdf } from './sample.ts'

// Prints how long PDFs take, for the bench.

const times = await measurePdf(samplePdf({ weeks: 16, days: 6, rows: 9 }))
const child = pdfProcess()
const megabytes =
  process.platform === 'linux' ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1]) / 1024 : 0
process.stdout.write(JSON.stringify({ ...times, megabytes }))
child?.disconnect()
