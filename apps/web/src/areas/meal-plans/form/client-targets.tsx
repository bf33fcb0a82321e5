import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, useDayTypeName } from '#areas/macros'
import { useMe } from '#shell'
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

/** Offers the macros that the client follows now as the target of the plan, each type of day by itself. */
export function ClientTargets({ clientId, onTake }: ClientTargetsProps) {
  const t = useFormWords()
  const me = useMe()
  const dayTypeName = useDayTypeName()
  const short = useShortTarget()
  const write = useDecimalText()
  const mayRead = me?.permissions.includes('update macros') ?? false
  const { data } = useInfiniteQuery({ ...clientMacrosQuery(clientId), enabled: mayRead })
  const current = data?.rows.find(({ state }) => state === 'current')
  const targets = (current?.targets ?? []).flatMap(({ dayType, kcal, percents }) => {
    const rounded = percents && roundedPercents(percents)
    return kcal === null || !rounded ? [] : [{ dayType, kcal: Math.round(kcal), ...rounded }]
  })
  if (!current || targets.length === 0) return null
  return (
    <Stack gap={8}>
      <Text size="small" tone={2}>
        {t('currentTarget', { title: current.title })}
      </Text>
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
