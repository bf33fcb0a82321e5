import { nutrientFacts } from '@allenio/contract/aliments'
import { foodsLacking, macros, sumDecimals, summableFood } from '@allenio/domain/aliments'
import type { DishFigures } from '@allenio/domain/recipes'
import { IconAtom2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFoodNames } from '#areas/aliments'
import { MicronutrientModal, useChosenMicronutrients } from '#areas/micronutrients'
import { useFormats } from '#lib/formats'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import type { FieldsProps } from '../form/use-recipe-form.ts'
import { EnergyAndMacros } from './energy-and-macros.tsx'
import { RecipeMarks } from './recipe-marks.tsx'
import css from './totals.module.css'
import { isUnweighed, totalBases, useTotals } from './use-totals.ts'
import type { TotalBasis } from './use-totals.ts'
import { useTotalWords } from './words.ts'

/** The figures of the recipe, beside its fields: they follow every change. */
export function RecipeTotals({ form }: FieldsProps) {
  const t = useTotalWords()
  const [basis, setBasis] = useState<TotalBasis>('portion')
  const totals = useTotals(form)
  const components = useWatch({ control: form.control, name: 'components' })
  return (
    <Sheet framed>
      <Section title={t('title')}>
        <Stack gap={20}>
          <SegmentedControl
            wide
            label={t('basis')}
            options={totalBases.map(value => ({ value, label: t(value) }))}
            value={basis}
            onChange={setBasis}
          />
          <EnergyAndMacros figures={totals[basis]} />
          <Lacking form={form} />
        </Stack>
      </Section>
      {components.length > 0 && <RecipeMarks foods={components.map(({ food }) => food)} />}
      <Micronutrients figures={totals[basis]} />
    </Sheet>
  )
}

const energyCodes = ['kcal', ...macros]

/** Names the ingredients for whose sake the figures are only "at least". */
function Lacking({ form }: FieldsProps) {
  const t = useTotalWords()
  const rows = useWatch({ control: form.control, name: 'components' })
  const amounts = rows.map(({ grams, food }) => ({ grams, food: summableFood(food.id, food, energyCodes) }))
  const lackingIds = new Set(energyCodes.flatMap(code => foodsLacking(code, energyCodes, amounts)))
  const lacking = rows.filter(({ food }) => lackingIds.has(food.id)).map(({ food }) => food.name)
  const unweighed = rows.filter(isUnweighed).map(({ food }) => food.name)
  const sentences = [
    unweighed.length > 0 && t('unweighed', { foods: unweighed.join(', ') }),
    lacking.length > 0 && t('lacking', { foods: lacking.join(', ') }),
  ].filter(sentence => sentence !== false)
  if (sentences.length === 0) return null
  return (
    <Text size="hint" tone={2}>
      {sentences.join(' ')}
    </Text>
  )
}

function Micronutrients({ figures: { totals } }: { figures: DishFigures }) {
  const t = useTotalWords()
  const names = useFoodNames()
  const { decimal } = useFormats()
  const micronutrients = useChosenMicronutrients()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Section title={t('micronutrients')} action={<IconButton label={t('choose')} icon={IconAtom2} onClick={() => setChoosing(true)} />}>
      {micronutrients.length === 0 ? (
        <Text tone={3}>{t('noneChosen')}</Text>
      ) : (
        <dl className={css.nutrients}>
          {micronutrients.map(({ id }) => {
            const total = totals.get(id)
            const { unit, decimals } = nutrientFacts[id]
            const amount = total?.amount ?? null
            return (
              <Row key={id} justify="between" gap={12} align="baseline">
                <Text as="dt" tone={2}>
                  {names.nutrient(id)}
                </Text>
                <Text as="dd" tone={amount === null ? 3 : 1} figures>
                  {amount === null
                    ? t('notKnown')
                    : `${total?.isComplete ? '' : '≥ '}${decimal(amount, { most: sumDecimals(amount, decimals) })}\u00a0${unit}`}
                </Text>
              </Row>
            )
          })}
        </dl>
      )}
      {isChoosing && <MicronutrientModal onClose={() => setChoosing(false)} />}
    </Section>
  )
}
