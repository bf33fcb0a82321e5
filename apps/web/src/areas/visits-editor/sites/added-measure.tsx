import type { MeasureCell } from '@allenio/contract/visits'
import { nameOfMeasure } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Select } from '#ui/select'
import { addSite, useEditor } from '../session.ts'
import { useSiteWords } from './words.ts'

/** Adds a measure that the protocol does not ask for. Nothing where it asks for all. */
export function AddedMeasure({ rest }: { rest: readonly MeasureCell[] }) {
  const t = useSiteWords()
  const language = useLanguage()
  const session = useEditor()
  if (rest.length === 0) return null
  return (
    <Select
      label={t('add')}
      labelHidden
      size="small"
      placeholder={t('add')}
      value=""
      options={rest.map(cell => ({ value: cell, label: nameOfMeasure(cell, language) }))}
      onChange={({ target }) => {
        const cell = rest.find(each => each === target.value)
        if (cell) addSite(session, cell)
      }}
    />
  )
}
