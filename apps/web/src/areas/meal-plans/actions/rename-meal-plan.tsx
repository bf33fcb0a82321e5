import { editMealPlan, getMealPlanDocument, mealPlanLimits, type MealPlan } from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { z } from 'zod'
import { call } from '#lib/api'
import { useFormWords, useSubmitForm, wordedResolver } from '#lib/forms'
import { CountedField } from '#ui/counted-field'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { useActionWords } from './words.ts'

const schema = z.object({ title: z.string().trim().min(1).max(mealPlanLimits.title) })

interface RenameMealPlanProps {
  plan: Pick<MealPlan, 'id' | 'title'>
  onClose: () => void
}

/** The title is a cell of the document: those who edit it meanwhile see the new one at once, and it can be undone there. */
export function RenameMealPlan({ plan: { id, title: oldTitle }, onClose }: RenameMealPlanProps) {
  const t = useActionWords()
  const say = useFormWords()
  const form = useSubmitForm({
    start: { title: oldTitle },
    resolver: wordedResolver(schema, { say }),
    send: async ({ title }: z.output<typeof schema>) => {
      const { revision } = await call(getMealPlanDocument, { id })
      const operation = { kind: 'set' as const, id, cells: { title } }
      await call(editMealPlan, {
        id,
        base: revision,
        batches: [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [operation] }],
      })
      return title
    },
    onSaved: title => {
      onClose()
      toast({ type: 'success', text: t('renamed', { title }) })
    },
  })
  return (
    <FormModal form={form} title={t('rename')} onClose={onClose}>
      <CountedField label={t('title')} maxLength={mealPlanLimits.title} autoComplete="off" data-autofocus {...form.field('title')} />
    </FormModal>
  )
}
