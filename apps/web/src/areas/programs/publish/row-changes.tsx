import type { ProgramDifference } from '@allenio/contract/programs'
import { textDifferences } from '@allenio/domain/programs'
import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { CellText } from './cell-value.tsx'
import { cellWord, useCellWords } from './cell-words.ts'
import type { RowPlace } from './differences.ts'
import css from './publish.module.css'
import { usePublishWords } from './words.ts'

interface RowChangesProps {
  /** All of one row. */
  differences: readonly ProgramDifference[]
  place: RowPlace | undefined
  /** Below what is a conflict as a whole: the choice. */
  choiceOf?: (key: string, name: string) => ReactNode
}

/** The changes of one row of the program: its place, and each cell before and now. */
export function RowChanges({ differences, place, choiceOf }: RowChangesProps) {
  const t = usePublishWords()
  const cell = useCellWords()
  const { week = null, day = null } = place ?? {}
  const name = place?.name || (differences[0]?.type === 'row' ? t('noExercise') : '')
  const labelOf = (difference: ProgramDifference) => (difference.kind === 'cell' ? cell(cellWord(difference.cell)) : t(difference.kind))
  const where = week === null ? t('program') : day === null ? t('week', { week }) : t('place', { week, day })
  return (
    <Stack as="li" gap={2} className={css.row}>
      <Text as="span" size="small" tone={2}>
        {[where, name].filter(Boolean).join(' · ')}
      </Text>
      {[...Map.groupBy(differences, ({ key }) => key)].map(([key, bundle]) => (
        <Stack key={key} gap={6}>
          {bundle.map(difference => (
            <div key={difference.cell} className={css.change}>
              <b>{labelOf(difference)}</b> {difference.kind === 'cell' && !choiceOf && <BeforeAndNow difference={difference} />}
              {difference.kind === 'cell' && choiceOf && <SideBySide difference={difference} />}
            </div>
          ))}
          {bundle.some(({ isConflict }) => isConflict) && choiceOf?.(key, `${name} ${bundle.map(labelOf).join(', ')}`.trim())}
        </Stack>
      ))}
    </Stack>
  )
}

function BeforeAndNow({ difference: { cell, base, template } }: { difference: ProgramDifference }) {
  if ((cell === 'note' || cell === 'description') && typeof template === 'string')
    return <Words before={typeof base === 'string' ? base : ''} after={template} />
  return (
    <>
      <del>
        <CellText value={base} />
      </del>{' '}
      <ins>
        <CellText value={template} />
      </ins>
    </>
  )
}

/** A note word by word, so that one need not compare two texts. */
function Words({ before, after }: { before: string; after: string }) {
  return (
    <span className={css.words}>
      {textDifferences(before, after).map(({ kind, text }, at) => {
        const Tag = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have nothing else that tells them apart
        return <Tag key={at}>{text}</Tag>
      })}
    </span>
  )
}

function SideBySide({ difference: { base, template, copy } }: { difference: ProgramDifference }) {
  const t = usePublishWords()
  const sides = [
    { label: t('base'), value: base },
    { label: t('template'), value: template },
    { label: t('copy'), value: copy },
  ]
  return (
    <dl className={css.sides}>
      {sides.map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" size="small" tone={3}>
            {label}
          </Text>
          <dd>
            <CellText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
