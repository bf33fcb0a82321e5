import { subtreeOf } from '@allenio/domain/documents'
import { exerciseIn, programLimits } from '@allenio/domain/programs'
import { useMemo, useState } from 'react'
import { DecimalField } from '#ui/decimal-field'
import { SegmentedControl } from '#ui/segmented-control'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { closeDialog } from '../dialogs.ts'
import type { WeekEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { DeloadFields } from './deload-fields.tsx'
import { figureIn, useFigureFault } from './figure-faults.ts'
import { ProgressionFrame } from './progression-frame.tsx'
import { presetDeloadRule, weekToContinue } from './progression-rules.ts'
import { useProgressionWords } from './progression-words.ts'
import { useRuleChoices } from './rule-choice.ts'
import { useProgression } from './use-progression.ts'
import { useSelected, useStored } from '#lib/store'

/** The weeks that follow from one week by a rule, with a preview of all figures that change. */
export function ProgressionDialog({ weekId }: { weekId: string }) {
  const weeks = useSelected(useEditor().outline, all => all.weeks)
  const week = weeks.find(({ id }) => id === weekId)
  return week ? <WeekProgression chosen={week} week={weekToContinue(week, weeks)} weeks={weeks} /> : null
}

interface WeekProgressionProps {
  chosen: WeekEntry
  /** Another one, where the chosen one is a deload. */
  week: WeekEntry
  weeks: readonly WeekEntry[]
}

function WeekProgression({ chosen, week, weeks }: WeekProgressionProps) {
  const say = useProgressionWords()
  const session = useEditor()
  const faultOf = useFigureFault()
  const next = weeks[chosen.number]
  const [isNext, setIsNext] = useState(false)
  const [copiesText, setCopies] = useState('1')
  const [deload, setDeload] = useState(presetDeloadRule)
  const [hasDeload, setHasDeload] = useState(false)
  const all = useStored(session.document.rows)
  const rows = useMemo(() => subtreeOf(all, week.id).filter(({ cells }) => exerciseIn(cells)), [all, week.id])
  const choices = useRuleChoices(rows)
  const room = programLimits.weeks - weeks.length
  // results speak of the next week alone
  const mayRepeat = !isNext && !choices.common.some(({ kind }) => kind === 'results')
  const copiesBounds = { min: 1, max: Math.max(1, room), step: 1 }
  const typedCopies = mayRepeat ? figureIn(copiesText, copiesBounds) : 1
  const copies = typedCopies ?? 1
  const hasRule = mayRepeat && hasDeload
  const isDeloadRight = Object.values(deload).every(Number.isFinite)
  const preview = useProgression({
    week,
    next: isNext ? next : undefined,
    copies,
    ruleOf: choices.ruleOf,
    deload: hasRule && isDeloadRight ? deload : undefined,
  })
  const save = () => {
    session.edit(preview.operations)
    const added = preview.operations.find(operation => operation.kind === 'insert' && operation.type === 'week')
    session.takesFocus.set(true)
    session.weekId.set(isNext ? next?.id : added?.id)
    closeDialog()
  }
  return (
    <ProgressionFrame
      title={say('progressTitle', { number: week.number })}
      action={isNext && next ? say('replaceNext', { number: next.number }) : say('progressDo', { count: copies })}
      isPossible={(isNext ? next !== undefined : typedCopies !== undefined && room >= copies) && (!hasRule || isDeloadRight)}
      onSave={save}
      rows={rows}
      changes={preview.changes}
      choices={choices}
      before={
        <>
          {week !== chosen && <Text tone={2}>{say('afterDeload', { deload: chosen.number, number: week.number })}</Text>}
          {next && (
            <SegmentedControl
              label={say('where')}
              wide
              value={isNext ? 'next' : 'copies'}
              onChange={value => setIsNext(value === 'next')}
              options={[
                { value: 'copies', label: say('whereCopies') },
                { value: 'next', label: say('whereNext') },
              ]}
            />
          )}
        </>
      }
      beside={
        mayRepeat && (
          <DecimalField
            label={say('copies')}
            value={copiesText}
            error={faultOf(copiesText, copiesBounds)}
            onChange={setCopies}
            {...copiesBounds}
            decimals={0}
          />
        )
      }
      after={
        mayRepeat && (
          <>
            <Switch label={say('withDeload')} checked={hasDeload} onChange={event => setHasDeload(event.target.checked)} />
            {hasDeload && <DeloadFields rule={deload} onChange={setDeload} />}
          </>
        )
      }
    />
  )
}
