import { programLimits } from '@allenio/domain/programs'
import { useMemo, useState } from 'react'
import { Button } from '#ui/button'
import { DecimalField } from '#ui/decimal-field'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { closeDialog } from '../dialogs.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { useProgressionWords } from './progression-words.ts'
import { DeloadFields } from './deload-fields.tsx'
import { ProgressionPreviewList } from './progression-preview.tsx'
import { presetDeloadRule, ruleKinds, ruleOf, stepByKind, type RuleKind } from './progression-rules.ts'
import css from './progression.module.css'
import { useProgression } from './use-progression.ts'

const numberOf = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number(text.replace(',', '.')) || least))

const isRuleKind = (text: string): text is RuleKind => ruleKinds.some(kind => kind === text)

/** The weeks that follow from one week by a rule, with a preview of all figures that change. */
export function ProgressionDialog({ weekId }: { weekId: string }) {
  const t = useEditorWords()
  const say = useProgressionWords()
  const session = useEditor()
  const weeks = session.outline.useSelected(all => all.weeks)
  const week = weeks.find(({ id }) => id === weekId)
  const next = weeks[week?.number ?? 0]
  const [isNext, setIsNext] = useState(false)
  const [copiesText, setCopies] = useState('1')
  const [kind, setKind] = useState<RuleKind>('loadKg')
  const [step, setStep] = useState(stepByKind.loadKg.start)
  const [deload, setDeload] = useState(presetDeloadRule)
  const [hasDeload, setHasDeload] = useState(false)
  const room = programLimits.weeks - weeks.length
  const copies = Math.round(numberOf(copiesText, 1, Math.max(1, room)))
  const rule = useMemo(
    () => (kind === 'none' ? undefined : ruleOf(kind, numberOf(step, stepByKind[kind].min, stepByKind[kind].max), 0)),
    [kind, step],
  )
  const preview = useProgression({
    week: week ?? emptyWeek,
    next: isNext ? next : undefined,
    copies,
    rule,
    deload: hasDeload ? deload : undefined,
  })
  if (!week) return null
  const isPossible = isNext ? next !== undefined : room >= copies
  const save = () => {
    session.edit(preview.operations)
    const added = preview.operations.find(operation => operation.kind === 'insert' && operation.type === 'week')
    session.weekId.set(isNext ? next?.id : added?.id)
    closeDialog()
  }
  return (
    <Modal
      opened
      title={say('progressTitle', { number: week.number })}
      onClose={closeDialog}
      foot={
        <>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
          <Button kind="primary" disabled={!isPossible} onClick={save}>
            {isNext && next ? say('replaceNext', { number: next.number }) : say('progressDo', { count: copies })}
          </Button>
        </>
      }>
      <Stack gap={16}>
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
        <div className={css.pair}>
          <Select
            label={say('rule')}
            value={kind}
            options={ruleKinds.map(value => ({ value, label: say(`rule_${value}`) }))}
            onChange={({ target: { value } }) => {
              if (!isRuleKind(value)) return
              setKind(value)
              if (value !== 'none') setStep(stepByKind[value].start)
            }}
          />
          {kind !== 'none' && (
            <DecimalField
              label={say(kind === 'double' ? 'loadStepAtTop' : 'step')}
              value={step}
              onChange={setStep}
              {...stepByKind[kind]}
              {...(kind === 'loadKg' || kind === 'double' ? { unit: 'kg' } : kind === 'loadPercent' ? { unit: '%' } : {})}
              start={undefined}
            />
          )}
          {!isNext && (
            <DecimalField
              label={say('copies')}
              value={copiesText}
              onChange={setCopies}
              step={1}
              min={1}
              max={Math.max(1, room)}
              decimals={0}
            />
          )}
        </div>
        {!isNext && <Switch label={say('withDeload')} checked={hasDeload} onChange={event => setHasDeload(event.target.checked)} />}
        {!isNext && hasDeload && <DeloadFields rule={deload} onChange={setDeload} />}
        <ProgressionPreviewList changes={preview.changes} />
      </Stack>
    </Modal>
  )
}

const emptyWeek = { id: '', cells: {}, number: 0, days: [] }
