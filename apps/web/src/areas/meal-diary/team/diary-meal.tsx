import type { ReadDiaryMeal, ReadDiaryRow, MealState } from '@allenio/contract/meal-diary'
import { foodName } from '@allenio/domain/aliments'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import {
  IconArrowNarrowRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconMessageCircle,
} from '@tabler/icons-react'
import { discuss } from '#areas/chat'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { PhotoStrip } from './photo-strip.tsx'
import { useDiaryWords } from './words.ts'
import css from './diary.module.css'

const stateIcons = {
  eaten: IconCircleCheck,
  partly: IconCircleHalf2,
  skipped: IconCircleX,
  unknown: IconCircleDashed,
} as const satisfies Record<MealState | 'unknown', unknown>

interface DiaryMealProps {
  clientId: string
  day: string
  meal: ReadDiaryMeal
  mayChat: boolean
}

/** A planned meal with what the client ticked, swapped, wrote and photographed. */
export function DiaryMeal({ clientId, day, meal, mayChat }: DiaryMealProps) {
  const t = useDiaryWords()
  const language = useLanguage()
  const { day: formatDay } = useFormats()
  const { mealId, type, time, note, photos, rows } = meal
  const state = meal.state ?? 'unknown'
  const name = foodName({ nameIt: meal.titleIt, nameEn: meal.titleEn }, language) || (type ? mealTypeNames[type][language] : t('meal'))
  const description = foodName({ nameIt: meal.descriptionIt, nameEn: meal.descriptionEn }, language)
  const canReply = mayChat && (note !== '' || photos.length > 0)
  return (
    <Row gap={12} align="start">
      <span className={css.state} data-state={state} title={t(state)}>
        <Icon of={stateIcons[state]} size={20} />
        <VisuallyHidden>{t(state)}</VisuallyHidden>
      </span>
      <Stack gap={6} grow>
        <Row gap={8} wrap align="baseline">
          <Text as="b" weight={600} className={css.mealName}>
            {name}
          </Text>
          {time && (
            <Text as="span" tone={3} figures>
              {time}
            </Text>
          )}
          {(state === 'partly' || state === 'skipped') && (
            <Text as="span" tone={2} aria-hidden>
              {t(state)}
            </Text>
          )}
        </Row>
        {description && (
          <Text tone={2} prose>
            {description}
          </Text>
        )}
        {rows.length > 0 && state !== 'skipped' && (
          <BareList className={css.rows}>
            {rows.map(row => (
              <MealRow key={row.id} row={row} />
            ))}
          </BareList>
        )}
        {note && (
          <Quote>
            <Text breaks prose>
              {note}
            </Text>
          </Quote>
        )}
        <PhotoStrip photos={photos} caption={t('photo', { meal: name, day: formatDay(day) })} />
        {canReply && (
          <Row>
            <Button
              size="small"
              kind="quiet"
              icon={IconMessageCircle}
              aria-label={`${t('reply')}: ${name}, ${formatDay(day)}`}
              onClick={() => discuss(clientId, { kind: 'meal', id: mealId, title: name, day })}>
              {t('reply')}
            </Button>
          </Row>
        )}
      </Stack>
    </Row>
  )
}

function MealRow({ row: { it, en, grams, isEaten, swaps } }: { row: ReadDiaryRow }) {
  const t = useDiaryWords()
  const language = useLanguage()
  const name = foodName({ nameIt: it, nameEn: en }, language)
  const [only] = swaps
  // the swap of a food names the food; the swap in a dish needs the dish's name before it
  const isFood = grams !== null && swaps.length === 1
  return (
    <li data-eaten={isEaten ?? undefined}>
      {isFood && only ? (
        <Swap swap={only} />
      ) : (
        <>
          <span className={css.food}>{name}</span>
          {grams !== null && <Text as="span" size="inherit" tone={3} figures>{` ${grams}\u00a0g`}</Text>}
          {swaps.map(swap => (
            <span key={swap.rowId}>
              {' ('}
              <Swap swap={swap} />
              {')'}
            </span>
          ))}
        </>
      )}
      {isEaten === false && <VisuallyHidden>{`, ${t('notEaten')}`}</VisuallyHidden>}
    </li>
  )
}

function Swap({ swap: { from, to, grams } }: { swap: ReadDiaryRow['swaps'][number] }) {
  const t = useDiaryWords()
  const language = useLanguage()
  return (
    <>
      <span className={css.from}>{from[language] || from.it}</span>
      <Icon of={IconArrowNarrowRight} size={16} className={css.arrow} />
      <b>{to[language] || to.it}</b>
      <Text as="span" size="inherit" tone={3} figures>{` ${grams}\u00a0g`}</Text>
      <VisuallyHidden>{` ${t('swapped')} ${from[language] || from.it}`}</VisuallyHidden>
    </>
  )
}
