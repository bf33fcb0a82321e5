import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, targetOn } from '#areas/macros'
import { weightsQuery } from '#areas/weights'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { Stack } from '#ui/layout'
import { Title } from '#ui/text'
import { useEditor } from '../session.ts'
import { FigureList, type FigureLine } from './figure-list.tsx'
import { useResultWords } from './words.ts'

/** What the client is on the way to, below what the visit finds. */
export function Targets() {
  const clientId = useSelected(useEditor().base, base => base?.client.id)
  return clientId === undefined ? null : <TargetsOf clientId={clientId} />
}

function TargetsOf({ clientId }: { clientId: string }) {
  const t = useResultWords()
  const today = useToday()
  const { integer, weight } = useFormats()
  const kcal = targetOn(useInfiniteQuery(clientMacrosQuery(clientId)).data?.rows ?? [], today)?.kcal
  const kilograms = useInfiniteQuery(weightsQuery(clientId)).data?.first?.trend.target
  const lines: FigureLine[] = [
    { label: t('targetKcal'), value: typeof kcal === 'number' ? `${integer(Math.round(kcal))} kcal` : undefined },
    { label: t('targetWeight'), value: typeof kilograms === 'number' ? weight(kilograms, { most: 1 }) : undefined },
  ]
  if (lines.every(({ value }) => value === undefined)) return null
  return (
    <Stack as="section" gap={8} aria-label={t('targets')}>
      <Title level={3}>{t('targets')}</Title>
      <FigureList lines={lines} />
    </Stack>
  )
}
