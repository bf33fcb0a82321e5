import { IconChefHat, IconClipboardText } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { RecipesPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

/** Shown where the business has no recipe yet, or a client none in their plans. */
export function EmptyList({ mayCreate }: { mayCreate: boolean }) {
  const t = useListWords()
  if (!mayCreate) return <EmptyState large picture={<RecipesPicture />} title={t('noneGivenTitle')} text={t('noneGivenText')} />
  const create = (
    <ButtonLink kind="primary" href={hrefTo('/recipes/create')}>
      {t('create')}
    </ButtonLink>
  )
  const paste = <ButtonLink href={pasteHref}>{t('paste')}</ButtonLink>
  return (
    <EmptyState
      large
      picture={<RecipesPicture />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      ways={[
        { icon: IconChefHat, title: t('byHand'), text: t('byHandText'), action: create },
        { icon: IconClipboardText, title: t('byText'), text: t('byTextText'), action: paste },
      ]}
    />
  )
}

/** The page of a new recipe, which asks first for a text to read its ingredients from. */
export const pasteHref = hrefTo('/recipes/create', { search: { paste: 'text' } })
