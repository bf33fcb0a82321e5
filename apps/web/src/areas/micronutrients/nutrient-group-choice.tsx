import type { NutrientCode, NutrientGroup } from '@allenio/contract/aliments'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { nutrientGroupNames } from '@allenio/domain/aliments'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { FieldSet } from '#ui/field'
import { Grid, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { Choice } from './choice.ts'
import { useMicronutrientWords } from './words.ts'

interface NutrientGroupChoiceProps {
  group: NutrientGroup
  /** The nutrients of the group that the search has found. */
  members: readonly Micronutrient[]
  choice: Choice
  onChange: (codes: readonly NutrientCode[], isOn: boolean) => void
}

/** The nutrients of one group, with a box for each. */
export function NutrientGroupChoice({ group, members, choice, onChange }: NutrientGroupChoiceProps) {
  const t = useMicronutrientWords()
  const name = nutrientGroupNames[group][useLanguage()]
  const codes = members.map(({ id }) => id)
  const count = codes.filter(code => choice.has(code)).length
  return (
    <Stack gap={8}>
      <Row gap={8} justify="between">
        <Text as="h3" weight={600}>
          {name}{' '}
          <Text as="span" size="small" tone={3} weight={400} figures>
            {t('inGroup', { chosen: count, all: codes.length })}
          </Text>
        </Text>
        <Row gap={4}>
          <Button
            size="small"
            kind="quiet"
            aria-label={t('allOf', { group: name })}
            disabled={count === codes.length}
            onClick={() => onChange(codes, true)}>
            {t('all')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={t('clearOf', { group: name })}
            disabled={count === 0}
            onClick={() => onChange(codes, false)}>
            {t('clear')}
          </Button>
        </Row>
      </Row>
      <FieldSet label={name} labelHidden>
        <Grid columns={3} gap={8}>
          {members.map(({ id, name: label, unit }) => (
            <Checkbox
              key={id}
              label={
                <>
                  {label}{' '}
                  <Text as="span" size="small" tone={3}>
                    {unit}
                  </Text>
                </>
              }
              checked={choice.has(id)}
              onChange={event => onChange([id], event.target.checked)}
            />
          ))}
        </Grid>
      </FieldSet>
    </Stack>
  )
}
