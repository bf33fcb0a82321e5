import { listTrainingMaxima, type TrainingMaximum } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { BareList } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { MaximumRow } from './maximum-row.tsx'
import { useMaximaWords } from './words.ts'

/** The training maxima of a client; with a program also of its lifts. */
export const maximaQuery = (id: string, programId?: string) =>
  read(listTrainingMaxima, { id, ...(programId !== undefined && { programId }) }, { quiet: true, isStored: true })

interface TrainingMaximaProps {
  clientId: string
  /** A program whose lifts belong to the list, too; then it shows these alone. */
  programId?: string | undefined
  /** Lifts that somebody has just added by hand: each stands in the list until its maximum is stored. */
  added?: readonly TrainingMaximum[]
  /** Renders content below a lift. */
  beside?: ((maximum: TrainingMaximum) => ReactNode) | undefined
}

/** The lifts of a client with their training maxima, to be typed, confirmed and removed. */
export function TrainingMaxima({ clientId, programId, added = [], beside }: TrainingMaximaProps) {
  const t = useMaximaWords()
  const query = useQuery(maximaQuery(clientId, programId))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={2} columns={1} />}>
      {({ maxima, stepKg, may }) => {
        const newLifts = added.filter(({ key }) => !maxima.some(each => each.key === key))
        if (maxima.length + newLifts.length === 0) return <Text tone={3}>{t('none')}</Text>
        return (
          <BareList aria-label={t('title')}>
            {[...maxima, ...newLifts].map(maximum => (
              <MaximumRow
                key={maximum.key}
                clientId={may.update ? clientId : undefined}
                maximum={maximum}
                stepKg={stepKg}
                isNew={newLifts.includes(maximum)}>
                {beside?.(maximum)}
              </MaximumRow>
            ))}
          </BareList>
        )
      }}
    </Loaded>
  )
}
