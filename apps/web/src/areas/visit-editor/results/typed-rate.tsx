import { energyRanges } from '@allenio/contract/energy-fields'
import { useState } from 'react'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { Text } from '#ui/text'
import { useCell, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import css from './results.module.css'
import { useResultWords } from './words.ts'

/** A rate that was measured elsewhere. */
export function TypedRate() {
  const t = useResultWords()
  const say = useEditorWords()
  const textOf = useDecimalText()
  const { set } = useEditor()
  const isChosen = useCell('metabolicFormula') === 'MANUAL'
  const stored = useCell('typedBmr')
  const [typed, setTyped] = useState<string>()
  const { min, max } = energyRanges.bmr
  const text = typed ?? (stored === undefined ? '' : textOf(stored))
  const read = (value: string) => {
    const number = decimalOf(value, 0)
    return number === undefined || number < min || number > max ? undefined : number
  }
  return (
    <div className={css.formula} data-chosen={isChosen || undefined}>
      <label className={css.choice}>
        <input type="radio" checked={isChosen} onChange={() => set({ metabolicFormula: 'MANUAL' })} />
        <Text as="span" weight={isChosen ? 600 : undefined}>
          {t('typedRate')}
        </Text>
      </label>
      {isChosen && (
        <div className={css.under}>
          <DecimalField
            label={t('typedBmr')}
            labelHidden
            unit="kcal"
            step={10}
            decimals={0}
            min={min}
            max={max}
            value={text}
            error={text === '' || read(text) !== undefined ? undefined : say('outside')}
            onChange={value => {
              setTyped(value)
              set({ typedBmr: read(value) })
            }}
            onBlur={() => read(text) !== undefined && setTyped(undefined)}
          />
        </div>
      )}
    </div>
  )
}
