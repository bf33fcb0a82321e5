import { exerciseIn } from '@allenio/domain/programs'
import { useMemo } from 'react'
import { closeDialog } from '../dialogs.ts'
import { useEditor } from '../session.ts'
import { ProgressionFrame } from './progression-frame.tsx'
import { useProgressionWords } from './progression-words.ts'
import { useRuleChoices } from './rule-choice.ts'
import { useRowProgression } from './use-progression.ts'
import { useStored } from '#lib/store'

/** A step of the chosen rows where they stand. */
export function RowProgressionDialog({ rowIds }: { rowIds: readonly string[] }) {
  const say = useProgressionWords()
  const session = useEditor()
  const all = useStored(session.document.rows)
  const rows = useMemo(() => rowIds.flatMap(id => all.get(id) ?? []).filter(({ cells }) => exerciseIn(cells)), [all, rowIds])
  const choices = useRuleChoices(rows)
  const { operations, changes } = useRowProgression(rowIds, choices.ruleOf)
  const save = () => {
    session.edit(operations)
    closeDialog()
  }
  return (
    <ProgressionFrame
      title={say('rowsTitle', { count: rows.length })}
      action={say('rowsDo')}
      isPossible={operations.length > 0}
      onSave={save}
      rows={rows}
      changes={changes}
      choices={choices}
    />
  )
}
