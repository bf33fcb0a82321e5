import { useQueryClient } from '@tanstack/react-query'
import { refresh } from '#lib/api'
import { useRealtime } from '#lib/realtime'
import { toast } from '#ui/toast'
import { useImportWords } from './words.ts'

/** Reports the end of an import that continues while its panel is closed; renders nothing. */
export function ImportEnd() {
  const t = useImportWords()
  const cache = useQueryClient()
  useRealtime('client import', ({ id, state, created }) => {
    if (state !== 'done' && state !== 'failed') return
    void refresh(cache, ['client', 'client type'])
    if (state === 'failed') toast({ id: `import ${id}`, type: 'error', text: `${t('failed')}. ${t('failedText')}` })
    else toast({ id: `import ${id}`, type: 'success', text: t('doneToast', { count: created }) })
  })
  return null
}
