import { createMealCombination as asForm } from '@allenio/contract/forms/meal-plans'
import { createMealCombination, mealPlanLimits } from '@allenio/contract/meal-plans'
import { useState } from 'react'
import { useEndpointForm } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { FormModal } from '#ui/form'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { closeDialog } from '../dialogs.ts'
import { combinedComponents } from '../gestures/combinations.ts'
import { useEditor } from '../session.ts'
import { combinationText } from './combination-text.ts'
import { useCombinationWords } from './words.ts'

const schema = asForm.input.pick({ name: true })

interface SaveDialogProps {
  rowIds: readonly string[]
  /** Proposed: that of the meal. */
  name: string
}

/** Saves rows under a name, as they are when it opens. */
export function SaveDialog({ rowIds, name: proposedName }: SaveDialogProps) {
  const t = useCombinationWords()
  const language = useLanguage()
  const session = useEditor()
  const [components] = useState(() => combinedComponents(session, rowIds))
  const form = useEndpointForm({
    endpoint: createMealCombination,
    schema,
    start: { name: proposedName },
    toInput: ({ name }) => ({ name, components }),
    onSaved: (_, { message }) => {
      closeDialog()
      toast({ type: 'success', text: message ?? '' })
    },
  })
  return (
    <FormModal form={form} title={t('save')} text={t('saveText', { count: components.length })} onClose={closeDialog}>
      <TextField
        label={t('name')}
        placeholder={t('example')}
        maxLength={mealPlanLimits.title}
        autoComplete="off"
        data-autofocus
        onFocus={event => event.target.select()}
        {...form.field('name')}
      />
      <Text size="hint" tone={2} breaks>
        {combinationText(components, language)}
      </Text>
    </FormModal>
  )
}
