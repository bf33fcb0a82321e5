import type { MeasureCell } from '@allenio/contract/visits'
import { useChangeText, useMeasureText } from '#areas/visits'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

/** The value of the last time and its day. */
export function LastValue({ cell }: { cell: MeasureCell }) {
  const t = useEditorWords()
  const measureText = useMeasureText()
  const { day } = useFormats()
  const figure = useSelected(useEditor().base, base => base?.lastMeasured[cell])
  return (
    <Text as="span" size="small" tone={3} figures>
      {figure ? `${measureText(cell, figure)} · ${day(figure.day)}` : t('noLast')}
    </Text>
  )
}

/** By how much it differs from the last time, as somebody types. A rise is neither good nor bad. */
export function ChangeSince({ cell }: { cell: MeasureCell }) {
  const changeText = useChangeText()
  const { base, state } = useEditor()
  const before = useSelected(base, each => each?.lastMeasured[cell]?.value)
  const value = useSelected(state, ({ measured }) => measured[cell]?.value)
  if (before === undefined || value === undefined) return null
  return (
    <Text as="span" size="small" figures>
      {changeText(cell, value - before)}
    </Text>
  )
}
