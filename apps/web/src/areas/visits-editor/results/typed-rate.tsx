import { energyRanges } from '@allenio/contract/macros'
import { Text } from '#ui/text'
import { useCell, useEditor } from '../session.ts'
import css from './results.module.css'
import { useResultWords } from './words.ts'
import { NumberCell } from '../sections/number-cell.tsx'

/** A rate that was measured elsewhere. */
export function TypedRate() {
  const t = useResultWords()
  const { set } = useEditor()
  const isChosen = useCell('metabolicFormula') === 'MANUAL'
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
          <NumberCell name="typedBmr" label={t('typedBmr')} labelHidden unit="kcal" step={10} decimals={0} range={energyRanges.bmr} />
        </div>
      )}
    </div>
  )
}
