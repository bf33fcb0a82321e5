import { nutrientCodes, nutrientFacts, nutrientGroups, type NutrientCode, type FoodDetail } from '@allenio/contract/aliments'
import { IconAtom2 } from '@tabler/icons-react'
import { useState } from 'react'
import { MicronutrientModal, useChosenMicronutrients } from '#areas/micronutrients'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { NutrientText } from '../figures/figure-text.tsx'
import { useLimitText } from '../figures/limit-text.ts'
import { useFoodNames } from '../names/names.ts'
import css from './view.module.css'
import { useViewWords } from './words.ts'

/** The nutrients that the person has chosen, and behind a disclosure all of them. */
export function NutrientSection({ food }: { food: FoodDetail }) {
  const t = useViewWords()
  const names = useFoodNames()
  const { nutrients } = food
  const chosenCodes = useChosenMicronutrients().map(({ id }) => id)
  const [isChoosing, setChoosing] = useState(false)
  const knownCount = nutrientCodes.filter(code => nutrients[code] !== undefined).length
  return (
    <Section
      title={t('chosen')}
      action={
        <Button size="small" icon={IconAtom2} onClick={() => setChoosing(true)}>
          {t('choose')}
        </Button>
      }>
      <Stack gap={16}>
        {chosenCodes.length > 0 ? <NutrientList codes={chosenCodes} food={food} /> : <Text tone={3}>{t('noneChosen')}</Text>}
        <Disclosure title={t('all')} sub={t('knownCount', { count: knownCount, all: nutrientCodes.length })}>
          <Stack gap={20}>
            {nutrientGroups.map(group => (
              <Stack key={group} gap={8}>
                <Text as="h3" weight={600}>
                  {names.group(group)}
                </Text>
                <NutrientList codes={nutrientCodes.filter(code => nutrientFacts[code].group === group)} food={food} />
              </Stack>
            ))}
          </Stack>
        </Disclosure>
      </Stack>
      {isChoosing && <MicronutrientModal onClose={() => setChoosing(false)} />}
    </Section>
  )
}

interface NutrientListProps {
  codes: readonly NutrientCode[]
  food: Pick<FoodDetail, 'nutrients' | 'belowLimit'>
}

function NutrientList({ codes, food: { nutrients, belowLimit } }: NutrientListProps) {
  const names = useFoodNames()
  const limitOf = useLimitText(belowLimit)
  return (
    <dl className={css.nutrients}>
      {codes.map(code => (
        <div key={code}>
          <Text as="dt" tone={2}>
            {names.nutrient(code)}
          </Text>
          <Text as="dd">{limitOf(code) ?? <NutrientText code={code} value={nutrients[code]} />}</Text>
        </div>
      ))}
    </dl>
  )
}
