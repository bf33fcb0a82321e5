import { useMacroText } from '#areas/aliments'
import type { FieldsProps } from '../form/use-recipe-form.ts'
import { useFormWords } from '../form/words.ts'
import css from './totals.module.css'
import { useTotals } from './use-totals.ts'
import { useTotalWords } from './words.ts'

/** Where the figures have no column of their own, a portion's stand beside the buttons, which are always in sight. */
export function FootNote({ form, isNew }: FieldsProps & { isNew?: boolean }) {
  const t = useTotalWords()
  const tForm = useFormWords()
  const macroText = useMacroText()
  const { totals } = useTotals(form).portion
  const rounded = (code: string) => totals.get(code)?.roundedAmount ?? null
  const kcal = rounded('kcal')
  const figures = macroText(
    { kcal: kcal === null ? null : Math.round(kcal), protein: rounded('protein'), carbs: rounded('carbs'), lipids: rounded('lipids') },
    code => !totals.get(code)?.isComplete,
  )
  return (
    <>
      <span className={css.besides}>{isNew ? '' : tForm('planNote')}</span>
      <span className={css.instead}>{t('perPortion', { figures })}</span>
    </>
  )
}
