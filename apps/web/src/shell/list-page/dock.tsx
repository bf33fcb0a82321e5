import { useFormats } from '#lib/formats'
import { KeyHelp } from '#ui/kbd'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useFocusPlace } from '../shortcuts/focus-place.ts'
import { keysOfList } from './list-keys.ts'
import css from './list-page.module.css'
import { useListWords } from './words.ts'

interface DockProps {
  searchId: string
  hasTyped: boolean
  rowCount: number
  matching: number | undefined
  mayCreate: boolean
  maySelect: boolean
  hasSelection: boolean
}

/** The foot of the list: how many of the rows are loaded, and the keys that hold where the focus is. */
export function Dock({ searchId, rowCount, matching, ...situation }: DockProps) {
  const t = useListWords()
  const { integer } = useFormats()
  const place = useFocusPlace(searchId)
  return (
    <Row justify="between" gap={16} className={css.dock} data-dock>
      <Text as="span" size="inherit" tone="inherit" figures className={css.range}>
        {matching !== undefined && t('range', { from: 1, to: integer(Math.min(rowCount, matching)), total: integer(matching) })}
      </Text>
      <KeyHelp items={keysOfList({ ...situation, place, t, hasOneRow: rowCount === 1 })} />
    </Row>
  )
}
