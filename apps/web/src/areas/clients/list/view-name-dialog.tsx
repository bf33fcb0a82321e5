import type { Output } from '@allenio/contract'
import { createClientView, listClientViews, updateClientView } from '@allenio/contract/client-settings'
import type { ClientView } from '@allenio/contract/client-settings'
import { createClientView as asForm } from '@allenio/contract/forms/client-settings'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import type { NameDialogProps } from '#shell/list-page'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'

/** Renames the view; without one, it makes a new view of the filters. */
export function ViewNameDialog({ title, view, filters, onSaved, onClose }: NameDialogProps<ClientFilters>) {
  const t = useListWords()
  const cache = useQueryClient()
  // the tab has to be there when the address names it
  const add = (newView: ClientView) =>
    cache.setQueryData<Output<typeof listClientViews>>(
      keyOf(listClientViews, {}),
      cached => cached && { views: [...cached.views, newView] },
    )
  const form = useEndpointForm({
    endpoint: view ? updateClientView : createClientView,
    schema: asForm.input.pick({ name: true }),
    start: { name: view?.name ?? '' },
    toInput: ({ name }) => (view ? { id: view.id, name } : { name, filters }),
    onSaved: savedView => {
      if (!view) add(savedView)
      onSaved(savedView)
    },
  })
  return (
    <FormModal form={form} title={title} onClose={onClose}>
      <TextField label={t('viewName')} hint={t('viewHint')} maxLength={60} autoComplete="off" data-autofocus {...form.field('name')} />
    </FormModal>
  )
}
