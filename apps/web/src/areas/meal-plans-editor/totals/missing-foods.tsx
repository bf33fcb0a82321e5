import { foodName, type FigureCode } from '@allenio/domain/aliments'
import { useLanguage } from '#lib/words'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import type { DayEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { foodsWithout, freeMealsOf, unknownPartsOf } from './day-figures.ts'
import { useTotalWords } from './words.ts'

/** Names what keeps the energy of the day from being whole. */
export function LackingParts({ day }: { day: DayEntry }) {
  const t = useTotalWords()
  const words = useEditorWords()
  const language = useLanguage()
  const unknownRows = unknownPartsOf(day, useLacking())
  const freeMeals = freeMealsOf(day).map(({ title }) => foodName({ nameIt: title.it, nameEn: title.en }, language) || words('meal'))
  return (
    <Stack gap={8}>
      <FoodsWithout code="kcal" days={[day]} title={t('kcalUnknown')} />
      {unknownRows > 0 && <Text>{t('rowsUnknown', { count: unknownRows })}</Text>}
      {freeMeals.length > 0 && <Text>{t('freeMeals', { meals: freeMeals.join(', ') })}</Text>}
    </Stack>
  )
}

function useLacking() {
  const { book, document, planId } = useEditor()
  return { foods: book.foods.get(), countsAlternatives: document.rows.get().get(planId)?.cells['countsAlternatives'] === true }
}

/** Longer lists would hide what they are about. */
const namesAtMost = 12

interface FoodsWithoutProps {
  code: FigureCode
  days: readonly DayEntry[]
  title: string
}

/** The foods that lack a figure; nothing where none does. */
export function FoodsWithout({ code, days, title }: FoodsWithoutProps) {
  const names = foodsWithout(code, days, useLacking())
  if (names.length === 0) return null
  return (
    <Stack gap={2}>
      <Text size="hint" tone={2}>
        {title}
      </Text>
      <BareList>
        {names.slice(0, namesAtMost).map(name => (
          <Text as="li" key={name} breaks>
            {name}
          </Text>
        ))}
        {names.length > namesAtMost && <Text as="li" tone={2}>{`+ ${names.length - namesAtMost}`}</Text>}
      </BareList>
    </Stack>
  )
}
