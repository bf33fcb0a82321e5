import type { ProgramDifference } from '@allenio/contract/programs'
import { BareList } from '#ui/layout'
import { Title } from '#ui/text'
import { byRow, type RowPlace } from './differences.ts'
import { RowChanges } from './row-changes.tsx'
import { usePublishWords } from './words.ts'

interface ChangeListProps {
  changes: readonly ProgramDifference[]
  places: ReadonlyMap<string, RowPlace>
}

/** The changes of a program, by row. */
export function ChangeList({ changes, places }: ChangeListProps) {
  const t = usePublishWords()
  if (changes.length === 0) return null
  return (
    <section>
      <Title level={3}>{t('changes')}</Title>
      <BareList>
        {byRow(changes).map(([first, ...others]) =>
          first ? <RowChanges key={first.key} differences={[first, ...others]} place={places.get(first.originId)} /> : null,
        )}
      </BareList>
    </section>
  )
}
