import { useFormats, weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './assign.module.css'
import { useAssignWords } from './words.ts'

/** How many check-ins each weekday brings, so that nobody gets forty on one morning. */
export function Week({ counts }: { counts: readonly number[] }) {
  const t = useAssignWords()
  const { integer } = useFormats()
  const names = weekdayNames(useLanguage(), 'long')
  const most = Math.max(1, ...counts)
  return (
    <Stack gap={12}>
      <Text tone={2}>{t('weekText')}</Text>
      <BareList gap={6}>
        {names.map((name, at) => {
          const count = counts[at] ?? 0
          return (
            <li key={name} className={css.day}>
              <Text as="span">{name}</Text>
              <span className={css.track} aria-hidden>
                <span className={css.bar} style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <Text as="span" figures tone={count > 0 ? 1 : 3} aria-label={t('checkIns', { count })}>
                {integer(count)}
              </Text>
            </li>
          )
        })}
      </BareList>
    </Stack>
  )
}
