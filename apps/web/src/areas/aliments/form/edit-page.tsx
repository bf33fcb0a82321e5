import type { FoodDetail } from '@allenio/contract/aliments'
import { useQuery } from '@tanstack/react-query'
import { BackButton, useParam } from '#shell'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { PageSheet, SheetPage } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { UsedIn } from '#ui/used-in'
import { foodQuery, isEditable } from '../data.ts'
import { FoodView } from '../view/food-view.tsx'
import { NutrientSection } from '../view/nutrient-section.tsx'
import { useViewWords } from '../view/words.ts'
import { EditForm } from './edit-form.tsx'
import { useHeaderParts } from './use-header-parts.tsx'
import { useFormWords } from './words.ts'

/** One food: an own one is edited here, one of the library is looked at. */
export function Page() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(foodQuery(id))
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/aliments')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {food => <FoodPage key={id} food={food} />}
    </Loaded>
  )
}

function FoodPage({ food }: { food: FoodDetail }) {
  const t = useViewWords()
  const header = useHeaderParts(food)
  return (
    <SheetPage header={{ title: food.name, back: <BackButton />, ...header }}>
      {isEditable(food) ? (
        <>
          <PageSheet>
            <NutrientSection food={food} />
            <UsedIn title={t('usedIn')} uses={food.usedIn} hiddenTitle={t('usedInHidden')} />
          </PageSheet>
          <EditForm food={food} />
        </>
      ) : (
        <FoodView food={food} />
      )}
    </SheetPage>
  )
}
