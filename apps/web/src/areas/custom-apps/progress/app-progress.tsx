import type { CustomApp, CustomAppTurn } from '@allenio/contract/custom-apps'
import { IconCheck } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useCustomAppWords } from '../words.ts'
import css from './app-progress.module.css'

const turns = {
  business: { word: 'yourTurn', status: 'attention' },
  operator: { word: 'ourTurn', status: 'note' },
  store: { word: 'storeTurn', status: 'note' },
} as const satisfies Record<CustomAppTurn, object>

/** The way from the payment to the stores, step by step, with whose turn it is. */
export function AppProgress({ steps }: Pick<CustomApp, 'steps'>) {
  return (
    <BareList as="ol" className={css.steps}>
      {steps.map(each => (
        <Step key={each.step} {...each} />
      ))}
    </BareList>
  )
}

function Step({ step, turn, doneAt, note }: CustomApp['steps'][number]) {
  const t = useCustomAppWords()
  const { day } = useFormats()
  const isDone = doneAt !== null
  const isNow = turn !== null && !isDone
  const text = note || (isNow && turn !== 'business' && t(`turn_${turn}`))
  return (
    <li className={classes(css.step, isDone && css.done, isNow && css.now)} aria-current={isNow ? 'step' : undefined}>
      <span className={css.mark}>{isDone && <Icon of={IconCheck} size={16} />}</span>
      <Stack gap={2}>
        <Row gap={8} wrap>
          <Text weight={isNow ? 600 : 400} tone={isNow || isDone ? 1 : 3}>
            {t(`step_${step}`)}
          </Text>
          {isNow && <Badge status={turns[turn].status}>{t(turns[turn].word)}</Badge>}
        </Row>
        {isNow && text && (
          <Text tone={2} prose>
            {text}
          </Text>
        )}
        {isDone && (
          <Text size="small" tone={3}>
            {t('doneOn', { day: day(doneAt) })}
          </Text>
        )}
      </Stack>
    </li>
  )
}
