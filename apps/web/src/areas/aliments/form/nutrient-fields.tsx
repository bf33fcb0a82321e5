import { nutrientCodes, nutrientFacts, nutrientGroups, type NutrientCode } from '@allenio/contract/aliments'
import { useWatch } from 'react-hook-form'
import { Disclosure } from '#ui/disclosure'
import { Grid, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useFoodNames } from '../names/names.ts'
import type { FieldsProps } from './food-fields.tsx'
import { useFormWords } from './words.ts'

/** The nutrients that are asked above, in the order of a label. Sodium is asked there as salt, and here as it is measured. */
const labelNutrients: readonly NutrientCode[] = ['fiber', 'sugars', 'saturated_fat']
const otherNutrients = nutrientCodes.filter(code => !labelNutrients.includes(code))

export function NutrientFields({ form }: FieldsProps) {
  const t = useFormWords()
  const names = useFoodNames()
  const texts = useWatch({ control: form.control, name: 'figures.nutrients' })
  const count = otherNutrients.filter(code => texts[code].trim() !== '').length
  return (
    <Disclosure title={t('more')} sub={t('moreCount', { count })}>
      <Stack gap={20}>
        {nutrientGroups.map(group => {
          const members = otherNutrients.filter(code => nutrientFacts[code].group === group)
          return (
            <Stack key={group} gap={8}>
              <Text as="h3" weight={600}>
                {names.group(group)}
              </Text>
              <Grid columns={3} gap={12}>
                {members.map(code => (
                  <TextField
                    key={code}
                    label={names.nutrient(code)}
                    unit={nutrientFacts[code].unit}
                    inputMode="decimal"
                    autoComplete="off"
                    figures
                    {...form.field(`figures.nutrients.${code}`)}
                  />
                ))}
              </Grid>
            </Stack>
          )
        })}
      </Stack>
    </Disclosure>
  )
}
