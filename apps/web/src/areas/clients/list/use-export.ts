import { exportClients } from '@allenio/contract/client-intake'
import { useRef } from 'react'
import { download, reportCallError, saveFile } from '#lib/api'
import { dismissToast, toast } from '#ui/toast'
import { useListWords } from './words.ts'
import type { ClientFilters } from './filters.ts'

/** The clients as they are narrowed now, as a table for elsewhere. */
export function useExport(): (filters: ClientFilters, format: 'csv' | 'xlsx') => void {
  const t = useListWords()
  const isRunning = useRef(false)
  const run = async (filters: ClientFilters, format: 'csv' | 'xlsx') => {
    if (isRunning.current) return
    isRunning.current = true
    const waiting = toast({ text: t('exporting'), duration: Infinity })
    try {
      saveFile(await download(exportClients, { ...filters, format }))
    } catch (error) {
      reportCallError(error)
    }
    dismissToast(waiting)
    isRunning.current = false
  }
  return (filters, format) => void run(filters, format)
}
