import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atMost, type Bench } from './figure.ts'
import { root } from './house.ts'

async function measure<Name extends string>(script: string): Promise<Record<Name, number>> {
  const path = join(root, 'apps/server/src', script)
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', path])
  return JSON.parse(stdout) as Record<Name, number> // the script prints figures by these names
}

/** Measures PDFs once the process for them runs: sixteen weeks of six days of nine rows, twice. */
export const pdfBench: Bench = async () => {
  const weeks = await measure<'first' | 'warm' | 'bytes' | 'megabytes'>('platform/pdf/testing/measure.ts')
  const program = await measure<'first' | 'warm' | 'bytes'>('areas/programs/paper/measure.testing.ts')
  return [
    atMost('PDF of sixteen weeks, warm', weeks.warm, 600, { unit: 'ms', details: `the first one takes ${Math.round(weeks.first)} ms` }),
    atMost('its size', weeks.bytes / 1024, 1024, { unit: 'KB' }),
    atMost('memory of the process for PDFs', weeks.megabytes, 300, { unit: 'MB', details: 'gone when it is idle' }),
    atMost('PDF of a program of sixteen weeks, warm', program.warm, 600, {
      unit: 'ms',
      details: `the first one takes ${Math.round(program.first)} ms`,
    }),
    atMost('its size', program.bytes / 1024, 1024, { unit: 'KB' }),
  ]
}

/** Measures the PDF of a visit with everything that it may contain. */
export const visitPdfBench: Bench = async () => {
  const visit = await measure<'first' | 'warm' | 'bytes'>('areas/visits/paper/measure.testing.ts')
  return [
    atMost('PDF of a visit, warm', visit.warm, 400, { unit: 'ms', details: `the first one takes ${Math.round(visit.first)} ms` }),
    atMost('its size', visit.bytes / 1024, 150, { unit: 'KB' }),
  ]
}
