import type { ShoppingList } from '@allenio/contract/shopping-lists'
import type { ShoppingDiet } from '@allenio/domain/shopping'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { TripFields } from './trip-fields.tsx'
import { useListWrites } from './use-shopping-list.ts'
import { useTrip } from './use-trip.ts'
import { useShoppingWords } from './words.ts'

interface TripPanelProps {
  plan: ShoppingDiet
  today: string
  /** The list whose days or people change; without it a new one is made. */
  list?: ShoppingList | undefined
  onClose: () => void
}

/** Other days or people for the list, or another list in its place. */
export function TripPanel({ plan, today, list, onClose }: TripPanelProps) {
  const t = useShoppingWords()
  const { save } = useListWrites()
  const { trip, setTrip, plannedDays, needs, newList } = useTrip({ plan, today, before: list })
  const make = () => {
    if (!newList) return
    void save(newList)
    onClose()
  }
  return (
    <SidePanel
      opened
      title={list ? t('changeTitle') : t('newList')}
      onClose={onClose}
      foot={
        <Button kind="primary" size="large" wide disabled={!newList} onClick={make}>
          {list ? t('save') : t('make')}
        </Button>
      }>
      <Stack gap={20}>
        <Text tone={2}>{list ? t('changeText') : t('newText')}</Text>
        <TripFields trip={trip} onChange={setTrip} today={today} plannedDays={plannedDays} />
        <Text tone={2} aria-live="polite">
          {trip.days.length === 0 ? t('noDays') : t('foods', { count: needs.lines.length })}
        </Text>
      </Stack>
    </SidePanel>
  )
}
