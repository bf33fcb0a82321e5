import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atMost, type Bench } from './figure.ts'
import { root } from './house.ts'

const measure = join(root, 'apps/server/src/platform/pdf/testing/measure.ts')

/** Measures PDFs of sixteen weeks of six days of nine rows, once the process for them runs. */
export const pdfBench: Bench = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', measure])
  const { first, warm, bytes, megabytes } = JSON.parse(stdout) as Record<'first' | 'warm' | 'bytes' | 'megabytes', number> // it prints them
  return [
    atMost('PDF of sixteen weeks, warm', warm, 600, { unit: 'ms', details: `the first one takes ${Math.round(first)} ms` }),
    atMost('its size', bytes / 1024, 1024, { unit: 'KB' }),
    atMost('memory of the process for PDFs', megabytes, 300, { unit: 'MB', details: 'gone when it is idle' }),
  ]
}
