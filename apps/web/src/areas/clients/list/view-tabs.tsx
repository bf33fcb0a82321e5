import type { Output } from '@allenio/contract'
import { deleteClientView, listClientViews, updateClientView } from '@allenio/contract/client-settings'
import type { ClientView } from '@allenio/contract/client-settings'
import type { countClients } from '@allenio/contract/clients'
import { IconDeviceFloppy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { MoreMenu } from '#ui/menu'
import { Tabs } from '#ui/tabs'
import { toast } from '#ui/toast'
import { isNarrowed, isSamePlace } from './filters.ts'
import type { ClientFilters, ListPlace } from './filters.ts'
import { viewsQuery } from '../data.ts'
import { useListWords } from './words.ts'
import { standardViewOf, standardViews, titleOfView } from './standard-views.ts'

const ViewNameDialog = lazyPart(() => import('./view-name-dialog.tsx'), 'ViewNameDialog')

interface ViewTabsProps {
  filters: ClientFilters
  view: string | undefined
  counts: Output<typeof countClients> | undefined
  onMove: (place: ListPlace) => void
  controls: string
}

export function ViewTabs({ filters, view, counts, onMove, controls }: ViewTabsProps) {
  const t = useListWords()
  const { integer } = useFormats()
  const { data } = useQuery(viewsQuery())
  const saved = data?.views ?? []
  const own = saved.find(({ id }) => id === view)
  const standard = standardViewOf(filters)
  const change = (next: string) => {
    const savedView = saved.find(({ id }) => id === next)
    if (savedView) return onMove({ ...savedView.filters, view: savedView.id })
    const { sort, collaboratorId } = filters
    onMove({ ...standardViews.find(({ id }) => id === next)?.filters, sort, collaboratorId })
  }
  return (
    <Tabs
      label={t('views')}
      controls={controls}
      value={own?.id ?? standard?.id ?? ''}
      onChange={change}
      tabs={[
        ...standardViews.map(({ id, countOf }) => ({
          value: id as string,
          label: titleOfView(id, t),
          ...(counts && { count: integer(countOf(counts)) }),
        })),
        ...saved.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      after={<ViewTools filters={filters} own={own} onMove={onMove} />}
    />
  )
}

interface ViewToolsProps {
  filters: ClientFilters
  /** The saved view one came by. */
  own: ClientView | undefined
  onMove: (place: ListPlace) => void
}

function ViewTools({ filters, own, onMove }: ViewToolsProps) {
  const t = useListWords()
  const cache = useQueryClient()
  const [dialog, setDialog] = useState<'new' | 'rename'>()
  const close = () => setDialog(undefined)
  const update = useCall(updateClientView)
  const removal = useCall(deleteClientView)
  const remove = async ({ id, name }: ClientView) => {
    const isSure = await confirm({
      title: t('deleteViewTitle', { name }),
      text: t('deleteViewText'),
      proceed: t('deleteView'),
      danger: true,
    })
    if (!isSure) return
    removal.mutate({ id })
    onMove(filters)
  }
  const isChanged = own !== undefined && !isSamePlace(filters, own.filters)
  const mayBeSaved = own ? isChanged : isNarrowed(filters) || filters.sort !== undefined
  const openNew = (view: ClientView) => {
    // the tab has to be there when the address names it
    cache.setQueryData<Output<typeof listClientViews>>(keyOf(listClientViews, {}), cached => cached && { views: [...cached.views, view] })
    toast({ type: 'success', text: t('viewSaved', { name: view.name }) })
    close()
    onMove({ ...filters, view: view.id })
  }
  return (
    <>
      {isChanged && (
        <Button kind="quiet" icon={IconDeviceFloppy} isBusy={update.isPending} onClick={() => update.mutate({ id: own.id, filters })}>
          {t('updateView')}
        </Button>
      )}
      {mayBeSaved && (
        <Button kind="quiet" icon={IconPlus} onClick={() => setDialog('new')}>
          {t('saveView')}
        </Button>
      )}
      {own && (
        <MoreMenu
          small
          label={t('viewActions')}
          items={[
            { label: t('renameView'), icon: IconPencil, onClick: () => setDialog('rename') },
            { label: t('deleteView'), icon: IconTrash, danger: true, onClick: () => void remove(own) },
          ]}
        />
      )}
      {dialog === 'new' && <ViewNameDialog view={undefined} filters={filters} onSaved={openNew} onClose={close} />}
      {dialog === 'rename' && own && <ViewNameDialog view={own} filters={filters} onSaved={close} onClose={close} />}
    </>
  )
}
