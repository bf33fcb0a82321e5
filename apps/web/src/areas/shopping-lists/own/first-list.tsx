import type { ShoppingDiet } from '@allenio/domain/shopping'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ThumbFoot } from '#ui/form-foot'
import { MealPlanPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { TripFields } from './trip-fields.tsx'
import { useListWrites } from './use-shopping-list.ts'
import { useTrip } from './use-trip.ts'
import { useShoppingWords } from './words.ts'

interface FirstListProps {
  plan: ShoppingDiet
  today: string
}

/** The page of a client who has no list yet: what for? */
export function FirstList({ plan, today }: FirstListProps) {
  const t = useShoppingWords()
  const { save } = useListWrites()
  const { trip, setTrip, plannedDays, needs, newList } = useTrip({ plan, today })
  if (plannedDays.length === 0) return <EmptyState large picture={<MealPlanPicture />} title={t('noPlanTitle')} text={t('noPlanText')} />
  return (
    <>
      <Sheet>
        <Section title={t('makeTitle')} text={t('makeText')}>
          <Stack gap={20}>
            <TripFields trip={trip} onChange={setTrip} today={today} plannedDays={plannedDays} />
            <Text tone={2} aria-live="polite">
              {trip.days.length === 0 ? t('noDays') : t('foods', { count: needs.lines.length })}
            </Text>
          </Stack>
        </Section>
      </Sheet>
      <ThumbFoot>
        <Button kind="primary" size="large" wide disabled={!newList} onClick={() => newList && void save(newList)}>
          {t('make')}
        </Button>
      </ThumbFoot>
    </>
  )
}
