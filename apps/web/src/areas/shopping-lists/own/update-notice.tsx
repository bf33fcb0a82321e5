import type { ShoppingList } from '@allenio/contract/shopping-lists'
import { formatShoppingWeight, hasChanges, shoppingChanges, shoppingLines, type ShoppingDiet } from '@allenio/domain/shopping'
import { useMemo } from 'react'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { lineName } from '../lines/line-texts.ts'
import css from './own.module.css'
import { useListWrites } from './use-shopping-list.ts'
import { useShoppingWords } from './words.ts'

interface UpdateNoticeProps {
  list: ShoppingList
  plan: ShoppingDiet
  today: string
}

const namedAtMost = 5

/** Offers the list anew where the plan or the client’s swaps have changed since, and says what would change. */
export function UpdateNotice({ list, plan, today }: UpdateNoticeProps) {
  const t = useShoppingWords()
  const language = useLanguage()
  const { save } = useListWrites()
  const { id, days, people } = list
  const needs = useMemo(() => shoppingLines({ listId: id, diet: plan, days, people }), [id, plan, days, people])
  const changes = shoppingChanges(
    list.lines.filter(({ foodId }) => foodId !== null),
    needs.lines,
  )
  // a list that is over stays as it is, and so does one of days that the device does not know any more
  const isDue = days.some(day => day >= today) && needs.unplannedDays.length === 0
  if (!isDue || !hasChanges(changes)) return null
  const weight = (grams: number | null) => (grams === null ? '–' : formatShoppingWeight(language, grams))
  const sentences = [
    ...changes.added.map(line => t('added', { name: lineName(line, language) })),
    ...changes.removed.map(line => t('removed', { name: lineName(line, language) })),
    ...changes.changed.map(({ before, after }) =>
      t('amount', { name: lineName(after, language), before: weight(before.grams), after: weight(after.grams) }),
    ),
  ]
  const hidden = sentences.length - namedAtMost
  return (
    <section className={css.notice} aria-label={t('changedTitle')}>
      <Stack gap={6}>
        <Text weight={600}>{t('changedTitle')}</Text>
        <BareList gap={2}>
          {sentences.slice(0, namedAtMost).map(sentence => (
            <Text as="li" key={sentence} tone={2} breaks>
              {sentence}
            </Text>
          ))}
          {hidden > 0 && (
            <Text as="li" tone={2}>
              {t('otherChanges', { count: hidden })}
            </Text>
          )}
        </BareList>
      </Stack>
      <div>
        <Button onClick={() => void save({ id, days, people, lines: needs.lines })}>{t('update')}</Button>
      </div>
    </section>
  )
}
