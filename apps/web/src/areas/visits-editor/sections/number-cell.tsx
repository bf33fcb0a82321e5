import { newId } from '@allenio/domain/ids'
import { useRef, useState } from 'react'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { useSigned, withUnit } from '#ui/change'
import { DecimalField, decimalOf, useDecimalText, type DecimalFieldProps } from '#ui/decimal-field'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { WithCrossed } from '../crossings/crossed-value.tsx'
import { useCell, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

interface NumberCellProps extends Pick<DecimalFieldProps, 'label' | 'labelHidden' | 'unit' | 'step' | 'enterKeyHint'> {
  name: 'typedBmr' | 'typedFatMassPerc' | 'typedFatFreeMassPerc'
  range: { min: number; max: number }
  decimals: number
}

/** A typed figure of the visit. One outside its range is not kept, and stays in the field to be mended. */
export function NumberCell({ name, range: { min, max }, decimals, ...field }: NumberCellProps) {
  const t = useEditorWords()
  const textOf = useDecimalText()
  const signed = useSigned()
  const { day } = useFormats()
  const { set, base, last } = useEditor()
  const stored = useCell(name)
  const before = useSelected(last, visit => visit?.cells[name])
  const beforeOn = useSelected(base, each => each?.last?.takenOn)
  const [typed, setTyped] = useState<string>()
  // all that is typed while the cursor is in the field is one step of undo
  const gestureId = useRef(newId())
  const text = typed ?? (stored === undefined ? '' : textOf(stored))
  const read = (value: string): number | undefined => {
    const number = decimalOf(value, decimals)
    return number === undefined || number < min || number > max ? undefined : number
  }
  const faultOf = (value: string): string | undefined => {
    if (value === '' || read(value) !== undefined) return undefined
    if (decimalOf(value, decimals) === undefined) return t('unreadable')
    return t('outside', { min: textOf(min), max: withUnit(textOf(max), field.unit ?? '') })
  }
  const hint = before !== undefined && beforeOn !== undefined && (
    <Row as="span" gap={8} wrap>
      {stored !== undefined && (
        <Text as="span" size="small" figures>
          {withUnit(signed(stored - before, decimals), field.unit ?? '')}
        </Text>
      )}
      <Text as="span" size="small" tone={3} figures>
        {`${withUnit(textOf(before), field.unit ?? '')} · ${day(beforeOn)}`}
      </Text>
    </Row>
  )
  return (
    <WithCrossed cell={name}>
      <DecimalField
        {...field}
        hint={hint}
        name={name}
        min={min}
        max={max}
        decimals={decimals}
        value={text}
        error={faultOf(text)}
        onFocus={() => {
          gestureId.current = newId()
        }}
        onChange={value => {
          setTyped(value)
          set({ [name]: read(value) }, gestureId.current)
        }}
        onBlur={() => read(text) !== undefined && setTyped(undefined)}
      />
    </WithCrossed>
  )
}
