import type { CustomApp, CustomAppTurn } from '@allenio/contract/custom-apps'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useCustomAppWords } from '../words.ts'

const turns = {
  business: { word: 'yourTurn', status: 'attention' },
  operator: { word: 'ourTurn', status: 'note' },
  store: { word: 'storeTurn', status: 'note' },
} as const satisfies Record<CustomAppTurn, object>

/** The way from the payment to the stores, step by step, with whose turn it is. */
export function AppProgress({ steps }: Pick<CustomApp, 'steps'>) {
  const t = useCustomAppWords()
  const { day } = useFormats()
  return (
    <BareList as="ol" gap={16}>
      {steps.map(({ step, turn, doneAt, note }) => {
        const isNow = turn !== null && doneAt === null
        return (
          <Row as="li" key={step} gap={12} justify="between" align="start" wrap aria-current={isNow ? 'step' : undefined}>
            <Stack gap={2}>
              <Text weight={isNow ? 600 : 400} tone={isNow || doneAt !== null ? 1 : 3}>
                {t(`step_${step}`)}
              </Text>
              {isNow && (note || turn !== 'business') && (
                <Text size="small" tone={2} prose>
                  {note || (turn !== 'business' && t(`turn_${turn}`))}
                </Text>
              )}
              {doneAt !== null && (
                <Text size="small" tone={3}>
                  {t('doneOn', { day: day(doneAt) })}
                </Text>
              )}
            </Stack>
            {doneAt !== null ? (
              <Badge status="done">{t('done')}</Badge>
            ) : (
              isNow && <Badge status={turns[turn].status}>{t(turns[turn].word)}</Badge>
            )}
          </Row>
        )
      })}
    </BareList>
  )
}
