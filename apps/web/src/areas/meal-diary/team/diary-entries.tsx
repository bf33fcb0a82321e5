import type { ReadDiaryDay } from '@allenio/contract/meal-diary'
import { IconCirclePlus } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { PhotoStrip } from './photo-strip.tsx'
import { useDiaryWords } from './words.ts'
import css from './diary.module.css'

/** Food beside the plan, or all that was eaten where there is none, in the client's words. */
export function DiaryEntries({ day, entries, meals }: Pick<ReadDiaryDay, 'day' | 'entries' | 'meals'>) {
  const t = useDiaryWords()
  const { integer, day: formatDay } = useFormats()
  return (
    <Row gap={12} align="start">
      <span className={css.state}>
        <Icon of={IconCirclePlus} size={20} />
      </span>
      <Stack gap={6} grow>
        <Text as="b" weight={600} className={css.mealName}>
          {t(meals.length > 0 ? 'entries' : 'allEntries')}
        </Text>
        <BareList gap={8}>
          {entries.map(({ id, time, text, kcal, photos }) => (
            <li key={id}>
              <Stack gap={6}>
                <Row gap={8} wrap align="baseline">
                  <Text as="span" breaks>
                    {text}
                  </Text>
                  <Text as="span" tone={3} figures>
                    {[time, kcal !== null && `${integer(kcal)}\u00a0kcal`].filter(Boolean).join(' · ')}
                  </Text>
                </Row>
                <PhotoStrip photos={photos} caption={t('photo', { meal: text, day: formatDay(day) })} />
              </Stack>
            </li>
          ))}
        </BareList>
      </Stack>
    </Row>
  )
}
