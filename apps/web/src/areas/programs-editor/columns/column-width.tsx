import { createStore, useStored } from '#lib/store'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { useEditorWords } from '../words.ts'
import css from './columns.module.css'

const key = 'programs-editor-column'
export const columnWidths = { least: 240, preset: 300, most: 500 } as const

const within = (width: number): number => Math.min(columnWidths.most, Math.max(columnWidths.least, width))

const width = createStore(within(Number(globalThis.localStorage?.getItem(key)) || columnWidths.preset))

export const useColumnWidth = (): number => useStored(width)

/** Makes the columns as wide as somebody likes to read them; the device keeps it. */
export function ColumnWidth() {
  const t = useEditorWords()
  const value = useColumnWidth()
  return (
    <Row as="label" gap={12} className={css.width}>
      <Text as="span" size="small" tone={2}>
        {t('columnWidth')}
      </Text>
      <input
        type="range"
        min={columnWidths.least}
        max={columnWidths.most}
        step={20}
        value={value}
        onChange={event => {
          width.set(within(event.target.valueAsNumber))
          localStorage.setItem(key, String(width.get()))
        }}
      />
    </Row>
  )
}
