import type { OfferedUnit } from '@allenio/domain/meal-plans'
import type { ReactNode } from 'react'
import { BareList, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { placeUnits } from './choices.ts'
import { useTemplateWords } from './words.ts'

interface PlacedListProps {
  title: string
  text?: string
  units: readonly OfferedUnit[]
  show: (unit: OfferedUnit) => ReactNode
}

/** Changes by day and meal. */
export function PlacedList({ title, text, units, show }: PlacedListProps) {
  const t = useTemplateWords()
  if (units.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Stack gap={2}>
        <Title level={3} size={16}>
          {title}
        </Title>
        {text && <Text tone={2}>{text}</Text>}
      </Stack>
      <BareList gap={16}>
        {placeUnits(units).map(({ place, units: members }) => (
          <li key={place}>
            <Stack gap={8}>
              <Text size="small" tone={2} breaks>
                {place || t('plan')}
              </Text>
              {members.map(show)}
            </Stack>
          </li>
        ))}
      </BareList>
    </Stack>
  )
}
