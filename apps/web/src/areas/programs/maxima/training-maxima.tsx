import type { TrainingMaximum } from '@allenio/contract/training-maxima'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BareList } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { maximaQuery } from './data.ts'
import { MaximumRow } from './maximum-row.tsx'
import { useMaximaWords } from './words.ts'

interface TrainingMaximaProps {
  clientId: string
  /** A program whose lifts belong to the list, too; then it shows these alone. */
  programId?: string | undefined
  /** What stands below a lift. */
  beside?: ((maximum: TrainingMaximum) => ReactNode) | undefined
}

/** The lifts of a client with their training maxima, to be typed, confirmed and removed. */
export function TrainingMaxima({ clientId, programId, beside }: TrainingMaximaProps) {
  const t = useMaximaWords()
  const query = useQuery(maximaQuery(clientId, programId))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={2} columns={1} />}>
      {({ maxima, stepKg, may }) =>
        maxima.length === 0 ? (
          <Text tone={3}>{t('none')}</Text>
        ) : (
          <BareList aria-label={t('title')}>
            {maxima.map(maximum => (
              <MaximumRow key={maximum.key} clientId={may.update ? clientId : undefined} maximum={maximum} stepKg={stepKg}>
                {beside?.(maximum)}
              </MaximumRow>
            ))}
          </BareList>
        )
      }
    </Loaded>
  )
}
