import { NamedView } from '@allenio/contract/forms/list-views'
import type { ListView } from '@allenio/contract/list-views'
import { useQueryClient } from '@tanstack/react-query'
import { changeAnswer } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import type { ViewNameDialogProps } from './views.ts'
import { useListWords } from './words.ts'

/** Renames the view; without one, it makes a new view of the filters. */
export function ViewNameDialog({ calls, title, view, filters, onSaved, onClose }: ViewNameDialogProps) {
  const t = useListWords()
  const cache = useQueryClient()
  // the tab has to be there when the address names it
  const add = (newView: ListView) => changeAnswer(cache, calls.list, {}, cached => ({ views: [...cached.views, newView] }))
  const form = useEndpointForm({
    endpoint: view ? calls.update : calls.create,
    schema: NamedView,
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
