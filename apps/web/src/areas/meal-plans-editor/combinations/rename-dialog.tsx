import { renameMealCombination as asForm } from '@allenio/contract/forms/meal-plans'
import { renameMealCombination, mealPlanLimits, type MealCombination } from '@allenio/contract/meal-plans'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { useCombinationWords } from './words.ts'

const schema = asForm.input.pick({ name: true })

interface RenameDialogProps {
  combination: Pick<MealCombination, 'id' | 'name'>
  onClose: () => void
}

export function RenameDialog({ combination: { id, name: oldName }, onClose }: RenameDialogProps) {
  const t = useCombinationWords()
  const form = useEndpointForm({
    endpoint: renameMealCombination,
    schema,
    start: { name: oldName },
    toInput: ({ name }) => ({ id, name }),
    onSaved: onClose,
  })
  return (
    <FormModal form={form} title={t('renameTitle')} onClose={onClose}>
      <TextField label={t('name')} maxLength={mealPlanLimits.title} autoComplete="off" data-autofocus {...form.field('name')} />
    </FormModal>
  )
}
