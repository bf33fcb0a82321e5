import type { TrainingMaximum } from '@allenio/contract/programs'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './maxima.module.css'
import { MaximumFields } from './maximum-fields.tsx'
import { useMaximumSource } from './maximum-source.ts'
import { useMaximaWords } from './words.ts'

interface MaximumRowProps {
  /** The client, where the reader may change the maximum; undefined for the clients themselves and for those who only read. */
  clientId?: string | undefined
  maximum: TrainingMaximum
  stepKg: number
  /** Somebody has just added the lift: its field takes the focus. */
  isNew?: boolean
  /** Content below the maximum, such as its increase. */
  children?: ReactNode
}

/** A lift with its training maximum and the source of this maximum. */
export function MaximumRow({ clientId, maximum, stepKg, isNew = false, children }: MaximumRowProps) {
  const t = useMaximaWords()
  const { weight } = useFormats()
  const sourceOf = useMaximumSource()
  const { exercise, current, suggested, earlier } = maximum
  const shownMaximum = current ?? suggested
  const facts = [
    shownMaximum && sourceOf(shownMaximum),
    !current && suggested && t('notSet'),
    current && earlier[0] && t('before', { kg: weight(earlier[0].kg) }),
  ].filter(Boolean)
  return (
    <li className={css.row}>
      <Stack gap={2} grow className={css.words}>
        <Text weight={600} breaks>
          {exercise.name}
        </Text>
        <Text size="small" tone={shownMaximum ? 2 : 'attention'} figures>
          {shownMaximum ? facts.join(' · ') : t(clientId === undefined ? 'missingToRead' : 'missing')}
        </Text>
        {children}
      </Stack>
      {clientId !== undefined && <MaximumFields clientId={clientId} maximum={maximum} stepKg={stepKg} isNew={isNew} />}
      {clientId === undefined && shownMaximum && (
        <Text weight={600} figures>
          {weight(shownMaximum.kg)}
        </Text>
      )}
    </li>
  )
}
