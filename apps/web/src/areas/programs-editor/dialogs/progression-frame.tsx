import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { DocumentRow } from '@allenio/contract/documents'
import type { CellChange } from '@allenio/domain/programs'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Switch } from '#ui/switch'
import { closeDialog } from '../dialogs.ts'
import { useEditorWords } from '../words.ts'
import { ProgressionPreviewList } from './progression-preview.tsx'
import css from './progression.module.css'
import { useProgressionWords } from './progression-words.ts'
import type { RuleChoices } from './rule-choice.ts'
import { FirstRule, MoreRules, RangeFields } from './rule-fields.tsx'

interface ProgressionFrameProps {
  title: string
  /** The word of the button. */
  action: string
  isPossible: boolean
  onSave: () => void
  rows: readonly DocumentRow[]
  changes: readonly CellChange[]
  choices: RuleChoices
  before?: ReactNode
  /** After the fields of the rule. */
  beside?: ReactNode
  after?: ReactNode
}

/** The rule, what it would change, and the button that does it. */
export function ProgressionFrame(props: ProgressionFrameProps) {
  const { title, action, onSave, rows, changes, choices, before, beside, after } = props
  const isPossible = props.isPossible && choices.areRight
  const t = useEditorWords()
  const say = useProgressionWords()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPossible) onSave()
  }
  return (
    <Modal
      opened
      size="large"
      title={title}
      onClose={closeDialog}
      foot={
        <>
          <Button onClick={closeDialog}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={!isPossible}>
            {action}
          </Button>
        </>
      }>
      <form id={formId} onSubmit={submit}>
        <Stack gap={16} className={choices.common.length > 1 ? css.removable : undefined}>
          {before}
          <FirstRule choices={choices} beside={beside} />
          <MoreRules choices={choices} />
          <RangeFields choices={choices} />
          {after}
          {choices.advice.size > 0 && (
            <Switch
              label={say('saysWhy')}
              hint={say('saysWhyHint')}
              checked={choices.saysWhy}
              onChange={event => choices.setSaysWhy(event.target.checked)}
            />
          )}
          <ProgressionPreviewList rows={rows} changes={changes} choices={choices} />
        </Stack>
      </form>
    </Modal>
  )
}
