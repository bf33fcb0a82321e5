import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, NeedFigures, useClientNeed, useDayTypeName } from '#areas/macros'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { useDecimalText } from '#ui/decimal-field'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useShortTarget } from '../targets/short-target.ts'
import { roundedPercents } from './target.ts'
import type { TargetTexts } from './target.ts'
import { useFormWords } from './words.ts'

interface ClientTargetsProps {
  clientId: string
  onTake: (target: TargetTexts) => void
}

/** The client's need and their targets of today: each can be taken as the target of the plan. */
export function ClientTargets({ clientId, onTake }: ClientTargetsProps) {
  const t = useFormWords()
  const me = useMe()
  const dayTypeName = useDayTypeName()
  const short = useShortTarget()
  const { integer } = useFormats()
  const { need } = useClientNeed(clientId)
  const write = useDecimalText()
  const mayRead = me?.permissions.includes('update macros') ?? false
  const { data } = useInfiniteQuery({ ...clientMacrosQuery(clientId), enabled: mayRead })
  const current = data?.rows.find(({ state }) => state === 'current')
  const targets = (current?.targets ?? []).flatMap(({ dayType, kcal, percents }) => {
    const rounded = percents && roundedPercents(percents)
    return kcal === null || !rounded ? [] : [{ dayType, kcal: Math.round(kcal), ...rounded }]
  })
  if (!mayRead) return null
  const { targetKcal } = need ?? { targetKcal: null }
  return (
    <Stack gap={8}>
      <NeedFigures clientId={clientId} />
      {targetKcal !== null && (
        <Row gap={8} wrap>
          <Button size="small" onClick={() => onTake({ kcal: String(targetKcal), protein: '', carbs: '', lipids: '' })}>
            {t('takeNeed', { kcal: integer(targetKcal) })}
          </Button>
        </Row>
      )}
      {current && targets.length > 0 && (
        <Text size="small" tone={2}>
          {t('currentTarget', { title: current.title })}
        </Text>
      )}
      <Row gap={8} wrap>
        {targets.map(({ dayType, kcal, protein, carbs, lipids }) => {
          const line = short.line({ kcal, proteinPercent: protein, carbsPercent: carbs, lipidsPercent: lipids })
          const label = targets.length > 1 ? `${dayTypeName(dayType)}: ${line}` : line
          return (
            <Button
              key={dayType}
              size="small"
              onClick={() => onTake({ kcal: String(kcal), protein: write(protein), carbs: write(carbs), lipids: write(lipids) })}>
              {label}
            </Button>
          )
        })}
      </Row>
    </Stack>
  )
}
