import type { Ingredient } from '@allenio/contract/recipes'
import { IconArrowsDiagonal, IconClipboardText } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { dismissToast, toastWithUndo } from '#ui/toast'
import type { FieldsProps } from '../form/use-recipe-form.ts'
import { editedOf } from '../form/values.ts'
import { valuesWithHead, type RecipeHead } from '../paste/recipe-head.ts'
import { scaledValues, unscaledValues } from '../scale/scaled-values.ts'
import type { ScaledValues, Scaling } from '../scale/scaled-values.ts'
import { useScaleWords } from '../scale/words.ts'
import { useTotals } from '../totals/use-totals.ts'
import { foodIdsOf, undoToast } from './edits.ts'
import { IngredientRows } from './ingredient-rows.tsx'
import { useIngredientWords } from './words.ts'
import { ScaleDialog } from '../scale/scale-dialog.tsx'
import { PasteIngredients } from '../paste/paste-ingredients.tsx'

interface IngredientSectionProps extends FieldsProps {
  /** Null of one that is not there yet. */
  recipeId: string | null
  isPasting: boolean
}

/** The ingredients, with what can be done to all of them. */
export function IngredientSection({ form, recipeId, isPasting: isPastingAtStart }: IngredientSectionProps) {
  const t = useIngredientWords()
  const [isPasting, setPasting] = useState(isPastingAtStart)
  const [isScaling, setScaling] = useState(false)
  const language = useLanguage()
  const rows = useWatch({ control: form.control, name: 'components' })
  useEffect(() => () => dismissToast(undoToast), [])
  const hasQuantity = rows.some(({ grams }) => grams > 0)
  const paste = (pasted: Ingredient[], head: RecipeHead) => {
    const before = form.getValues()
    const { nameIt, nameEn, portions } = valuesWithHead(before, head, language)
    form.setValue('components', [...before.components, ...pasted.map(editedOf)], { shouldDirty: true })
    form.setValue('nameIt', nameIt, { shouldDirty: true })
    form.setValue('nameEn', nameEn, { shouldDirty: true })
    form.setValue('portions', portions, { shouldDirty: true })
  }
  return (
    <Section
      title={t('title')}
      action={
        <Row gap={8}>
          {hasQuantity && (
            <Button size="small" icon={IconArrowsDiagonal} onClick={() => setScaling(true)}>
              {t('scale')}
            </Button>
          )}
          <Button size="small" icon={IconClipboardText} onClick={() => setPasting(true)}>
            {t('paste')}
          </Button>
        </Row>
      }>
      <IngredientRows form={form} />
      {isPasting && (
        <PasteIngredients documentId={recipeId ?? 'new recipe'} taken={foodIdsOf(rows)} onAdd={paste} onClose={() => setPasting(false)} />
      )}
      {isScaling && <Scale form={form} onClose={() => setScaling(false)} />}
    </Section>
  )
}

function Scale({ form, onClose }: FieldsProps & { onClose: () => void }) {
  const t = useScaleWords()
  const { portions, doneGrams, portion } = useTotals(form)
  const write = (values: ScaledValues) => {
    form.setValue('components', values.components, { shouldDirty: true })
    form.setValue('portions', values.portions, { shouldDirty: true })
    form.setValue('yieldGrams', values.yieldGrams, { shouldDirty: true })
  }
  const scale = (scaling: Scaling) => {
    const { components, portions: portionText, yieldGrams } = form.getValues()
    const before = { components, portions: portionText, yieldGrams }
    const scaled = scaledValues(before, scaling)
    const undo = () => write(unscaledValues(form.getValues(), { before, scaled }))
    write(scaled)
    toastWithUndo(t('scaled'), undo, { id: undoToast })
  }
  const present = { portions, grams: doneGrams, kcal: portion.totals.get('kcal')?.amount ?? null }
  return <ScaleDialog present={present} onScale={scale} onClose={onClose} />
}
