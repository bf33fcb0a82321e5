import { energyNeed } from '@allenio/domain/macros'
import { useQuery } from '@tanstack/react-query'
import { useMe, useToday } from '#shell'
import { signed, useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { clientEnergyQuery } from '../data.ts'
import { useEnergyWords } from './words.ts'

/** The energy that a client needs in a day; undefined without the right to see it, without a client, and while it loads. */
export function useClientNeed(clientId: string | undefined) {
  const today = useToday()
  const mayRead = useMe()?.permissions.includes('update macros') ?? false
  const { data, isLoading } = useQuery({ ...clientEnergyQuery(clientId ?? ''), enabled: clientId !== undefined && mayRead })
  return { energy: data, need: data && energyNeed(data, today), isLoading }
}

/** Metabolic rate, energy of the day and body mass index in a line, with the way to where they are worked out. */
export function NeedFigures({ clientId }: { clientId: string }) {
  const t = useEnergyWords()
  const { integer, decimal } = useFormats()
  const { energy, need } = useClientNeed(clientId)
  if (!energy || !need) return null
  const { bmr, kcal, targetKcal, index } = need
  const { adjustmentKcal } = energy.choices
  const kcalText = (value: number | null) => (value === null ? '–' : t('kcal', { value: integer(Math.round(value)) }))
  const figures = [
    `${t('bmr')} ${kcalText(bmr)}`,
    `${t('title')} ${kcalText(kcal)}`,
    `${t('bmiShort')} ${'bmi' in index ? decimal(index.bmi, { most: 1 }) : '–'}`,
  ]
  return (
    <Stack gap={4} align="start">
      <Text size="small" figures>
        {figures.join(' · ')}
      </Text>
      {targetKcal !== null && adjustmentKcal !== null && adjustmentKcal !== 0 && (
        <Text size="small" figures>
          {t('targetByNeed', { kcal: integer(targetKcal), adjustment: signed(adjustmentKcal, value => integer(value)) })}
        </Text>
      )}
      {(kcal === null || !('bmi' in index)) && (
        <TextLink href={hrefTo('/clients/$id/macros', { id: clientId })}>{t('completeNeed')}</TextLink>
      )}
    </Stack>
  )
}
