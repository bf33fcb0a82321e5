import { createClientView, updateClientView } from '@allenio/contract/client-settings'
import type { ClientView } from '@allenio/contract/client-settings'
import { createClientView as asForm } from '@allenio/contract/forms/client-settings'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'

interface ViewNameDialogProps {
  /** The view to rename; without it, a new one is made of the filters. */
  view: ClientView | undefined
  filters: ClientFilters
  onSaved: (view: ClientView) => void
  onClose: () => void
}

export function ViewNameDialog({ view, filters, onSaved, onClose }: ViewNameDialogProps) {
  const t = useListWords()
  const form = useEndpointForm({
    endpoint: view ? updateClientView : createClientView,
    schema: asForm.input.pick({ name: true }),
    start: { name: view?.name ?? '' },
    toInput: ({ name }) => (view ? { id: view.id, name } : { name, filters }),
    onSaved,
  })
  return (
    <FormModal form={form} title={view ? t('renameView') : t('saveView')} onClose={onClose}>
      <TextField label={t('viewName')} hint={t('viewHint')} maxLength={60} autoComplete="off" data-autofocus {...form.field('name')} />
    </FormModal>
  )
}
