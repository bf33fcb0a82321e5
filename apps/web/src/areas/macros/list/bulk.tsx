import { deleteManyMacros, macrosInBulk } from '@allenio/contract/macro-changes'
import type { Macro } from '@allenio/contract/macros'
import { DeletionBar } from '#shell/deletion-bar'
import type { BulkProps } from '#shell/list-page'
import { call } from '#lib/api'
import { useListWords } from './words.ts'

/** Floats while macros are chosen. */
export function Bulk(props: BulkProps<Macro>) {
  const t = useListWords()
  return (
    <DeletionBar
      {...props}
      send={(action, ids) => call(deleteManyMacros, { action, ids })}
      portion={macrosInBulk}
      question={count => ({ title: t('deleteTitle', { count }), text: t('deleteText') })}
    />
  )
}
