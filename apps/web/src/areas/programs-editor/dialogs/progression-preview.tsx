import type { DocumentRow } from '@allenio/contract/documents'
import type { CellChange } from '@allenio/domain/programs'
import { useState } from 'react'
import { useExerciseText } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { adviceText } from './advice-words.ts'
import { changedFigures, copiesIn } from './progression-figures.ts'
import { useProgressionWords } from './progression-words.ts'
import css from './progression.module.css'
import type { RuleChoices } from './rule-choice.ts'
import { RowRule } from './rule-fields.tsx'

const rowsAtFirst = 12

interface ProgressionPreviewListProps {
  /** The rows that the figures come from. */
  rows: readonly DocumentRow[]
  changes: readonly CellChange[]
  choices: RuleChoices
}

/** Each exercise with the figures that change, week by week, and with a rule of its own where it needs one. */
export function ProgressionPreviewList({ rows, changes, choices }: ProgressionPreviewListProps) {
  const say = useProgressionWords()
  const [isWhole, setWhole] = useState(false)
  const copies = copiesIn(changes)
  const bySource = Map.groupBy(changes, ({ sourceId }) => sourceId)
  const visibleRows = isWhole ? rows : rows.slice(0, rowsAtFirst)
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" tone={2}>
        {say('preview')}
      </Text>
      <BareList gap={8}>
        {visibleRows.map(row => (
          <PreviewRow key={row.id} row={row} changes={bySource.get(row.id) ?? []} copies={copies} choices={choices} />
        ))}
      </BareList>
      {visibleRows.length < rows.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {say('showAll')} ({rows.length})
        </Button>
      )}
    </Stack>
  )
}

interface PreviewRowProps {
  row: DocumentRow
  changes: readonly CellChange[]
  copies: readonly number[]
  choices: RuleChoices
}

function PreviewRow({ row, changes, copies, choices }: PreviewRowProps) {
  const say = useProgressionWords()
  const language = useLanguage()
  const name = useExerciseText()(row)
  const advice = choices.advice.get(row.id)
  const figures = changedFigures({ row, changes, copies, language })
  return (
    <li className={css.row}>
      <Stack gap={2} grow>
        <Text as="span" breaks>
          {name}
        </Text>
        <Text as="span" size="hint" tone={2} figures>
          {figures.length > 0 ? figures.join(' · ') : say('unchanged')}
          {advice && `, ${adviceText(advice)}`}
        </Text>
      </Stack>
      <RowRule rowId={row.id} name={name} choices={choices} />
    </li>
  )
}
