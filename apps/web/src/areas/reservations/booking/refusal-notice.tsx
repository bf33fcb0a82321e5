import type { RefusalReason } from '@allenio/contract/reservations'
import { buyCredits } from '#areas/credits'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './booking.module.css'
import { useBookingWords } from './words.ts'

const textsOf = {
  'no credits': ['noCreditsTitle', 'noCreditsText'],
  'upcoming maximum': ['tooManyTitle', 'tooManyText'],
  'client inactive': ['inactiveTitle', 'inactiveText'],
} as const

const isWorded = (refusal: RefusalReason): refusal is keyof typeof textsOf => refusal in textsOf

/** Why nothing can be booked, and what the client can do about it. */
export function RefusalNotice({ refusal, kindId }: { refusal: RefusalReason; kindId: string }) {
  const t = useBookingWords()
  if (!isWorded(refusal)) return null
  const [title, text] = textsOf[refusal]
  return (
    <Stack gap={12} className={css.notice} aria-live="polite">
      <Stack gap={4}>
        <Text weight={600}>{t(title)}</Text>
        <Text tone={2} prose>
          {t(text)}
        </Text>
      </Stack>
      {refusal !== 'upcoming maximum' && (
        <Row gap={8} wrap>
          {refusal === 'no credits' && buyCredits.entries().map(({ id, Way }) => <Way key={id} kindId={kindId} />)}
          <ButtonLink href={hrefTo('/chats')}>{t('write')}</ButtonLink>
        </Row>
      )}
    </Stack>
  )
}
