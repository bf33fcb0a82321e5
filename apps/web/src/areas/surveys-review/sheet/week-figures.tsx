import type { SurveyAnswerDetail } from '@allenio/contract/surveys'
import type { ReactNode } from 'react'
import { adherenceColumns } from '#areas/clients'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { AdherenceMark } from '#ui/adherence-mark'
import { BareList, Row, Stack } from '#ui/layout'
import { useSigned } from '#ui/change'
import { Text } from '#ui/text'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

/** The week around an answer: the weight, the check-ins that were answered, and how training and food went. */
export function WeekFigures({ answer }: { answer: SurveyAnswerDetail }) {
  const t = useSheetWords()
  const signed = useSigned()
  const { weight: weightText, percent } = useFormats()
  const formatWeight = (kg: number) => weightText(kg, { most: 1 })
  const { week, adherence, client } = answer
  const { weight, weightBefore } = week
  const change = weight === null || weightBefore === null ? undefined : `${signed(weight - weightBefore, 1)} kg`
  const before = weightBefore === null ? t('weekOnly') : t('weekBefore', { weight: formatWeight(weightBefore) })
  return (
    <BareList as="dl" className={css.week}>
      <Fact
        title={t('weekWeight')}
        value={weight === null ? '–' : formatWeight(weight)}
        note={weight === null ? t('noWeight') : [change, before].filter(Boolean).join(' · ')}
      />
      {adherence.percent !== null && (
        <Fact
          title={t('adherence')}
          value={percent(adherence.percent)}
          note={t('answeredOf', { answered: adherence.answered, due: adherence.due })}
        />
      )}
      <Adherence clientId={client.id} />
    </BareList>
  )
}

function Fact({ title, value, note }: { title: string; value: ReactNode; note?: string | undefined }) {
  return (
    <Stack gap={2}>
      <Text as="dt" size="small" tone={3}>
        {title}
      </Text>
      <dd className={css.fact}>
        <Text as="span" weight={600} figures>
          {value}
        </Text>
        {note && (
          <Text as="span" size="small" tone={2}>
            {note}
          </Text>
        )}
      </dd>
    </Stack>
  )
}

/** How regularly the client did what was planned, by the areas that plan. The slot never changes while the page lives. */
function Adherence({ clientId }: { clientId: string }) {
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  const kinds = adherenceColumns
    .entries()
    // the check-ins of this survey stand beside it
    .filter(({ id }) => id !== 'checkIns')
    .map(({ id, label, permission, useAdherence }) => ({
      id,
      label: say(label),
      adherence: useAdherence(permissions.includes(permission) ? [clientId] : [])?.get(clientId),
    }))
  return kinds.map(({ id, label, adherence }) =>
    adherence && adherence.percent !== null ? (
      <Fact
        key={id}
        title={label}
        value={
          <Row as="span" gap={4}>
            <AdherenceMark {...adherence} label={label} />
          </Row>
        }
        note={adherence.title}
      />
    ) : null,
  )
}
