import { exportClients } from '@allenio/contract/client-intake'
import { useRef } from 'react'
import { saveDownload } from '#shell/downloads'
import { download } from '#lib/api'
import { useListWords } from './words.ts'
import type { ClientFilters } from './filters.ts'

/** The clients as they are narrowed now, as a table for elsewhere. */
export function useExport(): (filters: ClientFilters, format: 'csv' | 'xlsx') => void {
  const t = useListWords()
  const isRunning = useRef(false)
  const run = async (filters: ClientFilters, format: 'csv' | 'xlsx') => {
    if (isRunning.current) return
    isRunning.current = true
    await saveDownload(() => download(exportClients, { ...filters, format }), t('exporting'))
    isRunning.current = false
  }
  return (filters, format) => void run(filters, format)
}
