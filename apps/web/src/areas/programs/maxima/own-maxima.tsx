import { listOwnTrainingMaxima } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { BareList } from '#ui/layout'
import { Section } from '#ui/section'
import { MaximumRow } from './maximum-row.tsx'
import { useMaximaWords } from './words.ts'

const ownMaximaQuery = () => read(listOwnTrainingMaxima, {}, { quiet: true, isStored: true })

/** The training maxima of the signed-in client; renders nothing where there are none. */
export function OwnMaxima() {
  const t = useMaximaWords()
  const { data } = useQuery(ownMaximaQuery())
  if (!data || data.maxima.length === 0) return null
  return (
    <Section level={3} title={t('title')} text={t('text')}>
      <BareList aria-label={t('title')}>
        {data.maxima.map(maximum => (
          <MaximumRow key={maximum.key} maximum={maximum} stepKg={data.stepKg} />
        ))}
      </BareList>
    </Section>
  )
}
