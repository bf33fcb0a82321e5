import type { Output } from '@allenio/contract'
import { createClientView, deleteClientView, updateClientView } from '@allenio/contract/client-settings'
import type { ClientView } from '@allenio/contract/client-settings'
import type { countClients } from '@allenio/contract/clients'
import { IconDeviceFloppy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
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

const NameDialog = lazy(async () => ({ default: (await import('./view-name-dialog.tsx')).ViewNameDialog }))

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
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const create = useCall(createClientView, {
    onSuccess: async (made, { refreshed }) => {
      await refreshed
      toast({ type: 'success', text: t('viewSaved', { name: made.name }) })
      onMove({ ...filters, view: made.id })
    },
  })
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
  const name = async (text: string) => {
    if (naming === 'rename' && own) await update.mutateAsync({ id: own.id, name: text })
    else await create.mutateAsync({ name: text, filters })
    setNaming(undefined)
  }
  return (
    <>
      {isChanged && (
        <Button
          kind="quiet"
          icon={<IconDeviceFloppy stroke={1.5} />}
          loading={update.isPending}
          onClick={() => update.mutate({ id: own.id, filters })}>
          {t('updateView')}
        </Button>
      )}
      {mayBeSaved && (
        <Button kind="quiet" icon={<IconPlus stroke={1.5} />} onClick={() => setNaming('new')}>
          {t('saveView')}
        </Button>
      )}
      {own && (
        <MoreMenu
          small
          label={t('viewActions')}
          items={[
            { label: t('renameView'), icon: <IconPencil stroke={1.5} />, onClick: () => setNaming('rename') },
            { label: t('deleteView'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: () => void remove(own) },
          ]}
        />
      )}
      {naming && (
        <Suspense>
          <NameDialog
            title={naming === 'rename' ? t('renameView') : t('saveView')}
            start={naming === 'rename' ? (own?.name ?? '') : ''}
            onSave={name}
            onClose={() => setNaming(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
