import { useInfiniteQuery } from '@tanstack/react-query'
import { clientMacrosQuery, targetOn } from '#areas/macros'
import { weightsQuery } from '#areas/weights'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { FigureList, type FigureLine } from './figure-list.tsx'
import { useResultWords } from './words.ts'

/** The energy and the weight that the client is to reach. */
export function Targets() {
  const clientId = useSelected(useEditor().base, base => base?.client.id)
  return clientId === undefined ? null : <TargetsOf clientId={clientId} />
}

function TargetsOf({ clientId }: { clientId: string }) {
  const t = useResultWords()
  const today = useToday()
  const { integer, weight } = useFormats()
  const macros = useInfiniteQuery(clientMacrosQuery(clientId))
  const weights = useInfiniteQuery(weightsQuery(clientId))
  if (macros.isPending || weights.isPending) return <SkeletonLines lines={2} />
  const kcal = targetOn(macros.data?.rows ?? [], today)?.kcal
  const kilograms = weights.data?.first?.trend.target
  const lines: FigureLine[] = [
    { label: t('targetKcal'), value: typeof kcal === 'number' ? `${integer(Math.round(kcal))}\u00a0kcal` : undefined },
    { label: t('targetWeight'), value: typeof kilograms === 'number' ? weight(kilograms, { most: 1 }) : undefined },
  ]
  return lines.some(({ value }) => value !== undefined) ? <FigureList lines={lines} /> : <Text tone={2}>{t('noTargets')}</Text>
}
