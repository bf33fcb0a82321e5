import { customAppTurns, stepNoteAtMost, updateOperatorApp, type OperatorApp } from '@allenio/contract/custom-apps'
import { useState } from 'react'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { FormModal } from '#ui/form'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toastMessage } from '#ui/toast'
import { useCustomAppWords } from '../../words.ts'
import { useOperatorWords } from '../words.ts'
import { keyOf, type EditedApp } from './edited-app.ts'

type Step = OperatorApp['steps'][number]
type StepKey = Step['step']

const stepStates = ['none', ...customAppTurns, 'done'] as const
const stateOf = ({ turn, doneAt }: Step) => (doneAt !== null ? 'done' : (turn ?? 'none'))

/** The way to the stores, with whose turn it is. */
export function Steps(edited: EditedApp) {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  const { day } = useFormats()
  const { steps, may } = edited.app
  const [edit, setEdit] = useState<StepKey>()
  const editedStep = steps.find(({ step }) => step === edit)
  if (!may.moveSteps) {
    return (
      <Section title={t('steps')}>
        <Text tone={2} prose>
          {t('stepsLater')}
        </Text>
      </Section>
    )
  }
  return (
    <Section title={t('steps')} text={t('stepsText')}>
      <SettingRows>
        {steps.map(step => (
          <SettingRow
            key={step.step}
            name={<StepName step={step} />}
            sub={[step.doneAt !== null && say('doneOn', { day: day(step.doneAt) }), step.note].filter(Boolean).join(' · ')}>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('moveStepOf', { step: say(`step_${step.step}`) })}
              onClick={() => setEdit(step.step)}>
              {t('moveStep')}
            </Button>
          </SettingRow>
        ))}
      </SettingRows>
      {editedStep && <StepDialog {...edited} step={editedStep} onClose={() => setEdit(undefined)} />}
    </Section>
  )
}

const statuses = { none: undefined, business: 'note', operator: 'attention', store: 'note', done: 'done' } as const

/** The operator's own turn stands out, because it is what there is to do. */
function StepName({ step }: { step: Step }) {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  const state = stateOf(step)
  return (
    <Row as="span" gap={8} wrap>
      {say(`step_${step.step}`)}
      <Badge status={statuses[state]}>{t(`stepState_${state}`)}</Badge>
    </Row>
  )
}

const fields = z.object({ state: z.enum(stepStates), note: z.string().trim().max(stepNoteAtMost) })

function StepDialog({ app, step, onSaved, onRefused, onClose }: EditedApp & { step: Step; onClose: () => void }) {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  const form = useEndpointForm({
    endpoint: updateOperatorApp,
    schema: fields,
    start: { state: stateOf(step), note: step.note },
    toInput: ({ state, note }) => ({ ...keyOf(app), step: { step: step.step, turn: state === 'none' ? null : state, note } }),
    onRefused: error => onRefused(error) && (onClose(), true),
    onSaved: (answer, { message }) => {
      toastMessage(answer, { message })
      onSaved(answer)
      onClose()
    },
  })
  return (
    <FormModal form={form} title={say(`step_${step.step}`)} save={t('notify')} reachesOthers onClose={onClose}>
      <Select
        label={t('stepState')}
        options={stepStates.map(value => ({ value, label: t(`stepState_${value}`) }))}
        {...form.field('state')}
      />
      <TextArea label={t('note')} hint={t('noteHint')} optional minRows={3} maxLength={stepNoteAtMost} {...form.field('note')} />
    </FormModal>
  )
}
