import { useFormats } from '#lib/formats'
import { KeyHelp } from '#ui/kbd'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './list-page.module.css'
import { useListWords } from './words.ts'

interface DockProps {
  rowCount: number
  matching: number | undefined
  mayCreate: boolean
  maySelect: boolean
  hasSelection: boolean
}

/** The foot of the list: how many of the rows are loaded, and what the keys do. */
export function Dock({ rowCount, matching, mayCreate, maySelect, hasSelection }: DockProps) {
  const t = useListWords()
  const { integer } = useFormats()
  return (
    <Row justify="between" gap={16} className={css.dock} data-dock>
      <Text as="span" size="inherit" tone="inherit" figures className={css.range}>
        {matching !== undefined && t('range', { from: 1, to: integer(Math.min(rowCount, matching)), total: integer(matching) })}
      </Text>
      <KeyHelp
        items={[
          { keys: ['J', 'K'], text: t('keyMove') },
          { keys: ['↵'], text: t('keyOpen') },
          ...(maySelect ? [{ keys: ['X'], text: t('keySelect') }] : []),
          { keys: ['/'], text: t('keySearch') },
          ...(hasSelection ? [{ keys: ['Esc'], text: t('keyClear') }] : mayCreate ? [{ keys: ['N'], text: t('keyNew') }] : []),
        ]}
      />
    </Row>
  )
}
