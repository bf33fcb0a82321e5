import { IconDeviceFloppy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { isNarrowed } from '#lib/list-place'
import type { ListFilters } from '#lib/list-place'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { MoreMenu } from '#ui/menu'
import { toast } from '#ui/toast'
import type { ListState } from './use-list-place.ts'
import type { SavedView, SavedViews } from './views.ts'
import { useListWords } from './words.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'

export interface ViewToolsProps<Filters extends ListFilters> {
  place: ListState<Filters>
  /** The saved view one came by. */
  current: SavedView<Filters> | undefined
  saved: SavedViews<Filters>
}

/** Saves the filters as a view, and changes the saved view that is open. */
export function ViewTools<Filters extends ListFilters>({ place, current, saved }: ViewToolsProps<Filters>) {
  const t = useListWords()
  const { filters, move, address } = place
  const { calls, isUpdating, onUpdate, onDelete, deleteText } = saved
  const [dialog, setDialog] = useState<'new' | 'rename'>()
  const close = () => setDialog(undefined)
  const remove = async (view: SavedView<Filters>) => {
    const isSure = await confirm({
      title: t('deleteViewTitle', { name: view.name }),
      text: deleteText,
      proceed: t('deleteView'),
      danger: true,
    })
    if (!isSure) return
    onDelete(view)
    move(filters)
  }
  const isChanged = current !== undefined && address.href(filters) !== address.href(current.filters)
  const mayBeSaved = current ? isChanged : isNarrowed(filters) || filters.sort !== undefined
  const openNew = (view: Pick<SavedView<Filters>, 'id' | 'name'>) => {
    toast({ type: 'success', text: t('viewSaved', { name: view.name }) })
    close()
    move({ ...filters, view: view.id })
  }
  return (
    <>
      {isChanged && (
        <Button kind="quiet" icon={IconDeviceFloppy} isBusy={isUpdating} onClick={() => onUpdate(current, filters)}>
          {t('updateView')}
        </Button>
      )}
      {mayBeSaved && (
        <Button kind="quiet" icon={IconPlus} onClick={() => setDialog('new')}>
          {t('saveView')}
        </Button>
      )}
      {current && (
        <MoreMenu
          small
          label={t('viewActions')}
          items={[
            { label: t('renameView'), icon: IconPencil, onClick: () => setDialog('rename') },
            { label: t('deleteView'), icon: IconTrash, danger: true, onClick: () => void remove(current) },
          ]}
        />
      )}
      {dialog === 'new' && (
        <ViewNameDialog calls={calls} title={t('saveView')} view={undefined} filters={filters} onSaved={openNew} onClose={close} />
      )}
      {dialog === 'rename' && current && (
        <ViewNameDialog calls={calls} title={t('renameView')} view={current} filters={filters} onSaved={close} onClose={close} />
      )}
    </>
  )
}
