import type { FoodDetail } from '@allenio/contract/aliments'
import { IconArrowsSort, IconCopy, IconEye, IconEyeOff, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { goTo } from '#shell'
import { rememberedPlace } from '#lib/list-place'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import type { PageHeaderProps } from '#ui/page-header'
import { isEditable } from '../data.ts'
import { useMacroText } from '../figures/macro-text.ts'
import { foodsAddress } from '../list/filters.ts'
import { useFoodActions } from '../list/use-food-actions.ts'
import { useListWords } from '../list/words.ts'
import { useFormWords } from './words.ts'

/** The buttons of a food's page. What cannot be edited can be cloned. */
export function useHeaderParts(food: FoodDetail): Pick<PageHeaderProps, 'primary' | 'secondary' | 'more' | 'sub'> {
  const t = useFormWords()
  const tList = useListWords()
  const macroText = useMacroText()
  const { id, isFavorite, isHidden, source, brand, may } = food
  const { remove, clone, cloneAndOpen, isCloning, toggleFavorite, setHidden } = useFoodActions({
    onDeleted: () => goTo(foodsAddress.href(rememberedPlace(foodsAddress)), { isSaved: true }),
  })
  const hiding = isHidden ? { label: tList('show'), icon: IconEye } : { label: tList('hide'), icon: IconEyeOff }
  return {
    sub: [brand, isEditable(food) && macroText(food)].filter(Boolean).join(' · '),
    secondary: (
      <IconButton
        label={t('favorite')}
        icon={isFavorite ? IconStarFilled : IconStar}
        kind="framed"
        pressed={isFavorite}
        onClick={() => toggleFavorite(food)}
      />
    ),
    primary: !isEditable(food) && may.clone && (
      <Button kind="primary" icon={IconCopy} isBusy={isCloning} onClick={() => cloneAndOpen(id)}>
        {t(source === 'library' ? 'cloneToChange' : 'clone')}
      </Button>
    ),
    more: [
      { label: t('similar'), icon: IconArrowsSort, href: foodsAddress.href({ reference_aliment_id: id }) },
      ...(isEditable(food) && may.clone ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => clone(id) }] : []),
      ...(source === 'library' && may.update ? [{ ...hiding, onClick: () => setHidden(food, !isHidden) }] : []),
      ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(food) }] : []),
    ],
  }
}
