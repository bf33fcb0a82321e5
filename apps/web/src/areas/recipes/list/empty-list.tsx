import { IconChefHat, IconClipboardText } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { RecipesPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

/** Shown where the business has no recipe yet, or a client none in their plans. */
export function EmptyList({ mayCreate }: { mayCreate: boolean }) {
  const t = useListWords()
  return (
    <EmptyState
      large
      picture={<RecipesPicture />}
      title={t(mayCreate ? 'emptyTitle' : 'noneGivenTitle')}
      text={t(mayCreate ? 'emptyText' : 'noneGivenText')}
      ways={
        mayCreate
          ? [
              {
                icon: IconChefHat,
                title: t('byHand'),
                text: t('byHandText'),
                action: (
                  <ButtonLink kind="primary" href={hrefTo('/recipes/create')}>
                    {t('create')}
                  </ButtonLink>
                ),
              },
              {
                icon: IconClipboardText,
                title: t('byText'),
                text: t('byTextText'),
                action: <ButtonLink href={pasteHref}>{t('paste')}</ButtonLink>,
              },
            ]
          : undefined
      }
    />
  )
}

/** The page of a new recipe, which asks first for a text to read its ingredients from. */
export const pasteHref = hrefTo('/recipes/create', { search: { paste: 'text' } })
