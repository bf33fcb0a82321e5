import { IconChartDonut3, IconChevronRight, IconListDetails, IconShoppingCart } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { Icon } from '#ui/icon'
import { List, ListRow } from '#ui/list'
import { useDiaryWords } from '../words.ts'
import css from './day.module.css'

/** Where a client goes from the day: below the meals, because it is not needed to eat. */
export function DietLinks({ isEnergyVisible }: { isEnergyVisible: boolean }) {
  const t = useDiaryWords()
  return (
    <div className={css.links}>
      <List label={t('plan')}>
        <ListRow
          href={hrefTo('/mealPlans/days')}
          lead={<Icon of={IconListDetails} />}
          title={t('wholePlan')}
          meta={<Icon of={IconChevronRight} />}
        />
        <ListRow
          href={hrefTo('/shoppingList')}
          lead={<Icon of={IconShoppingCart} />}
          title={t('shoppingList')}
          meta={<Icon of={IconChevronRight} />}
        />
        {isEnergyVisible && (
          <ListRow
            href={hrefTo('/macros')}
            lead={<Icon of={IconChartDonut3} />}
            title={t('ownMacros')}
            meta={<Icon of={IconChevronRight} />}
          />
        )}
      </List>
    </div>
  )
}
