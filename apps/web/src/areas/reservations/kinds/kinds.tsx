import { updateKind, type AppointmentKind } from '@allenio/contract/reservations'
import { IconArchive, IconArchiveOff, IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { EmptyState } from '#ui/empty-state'
import { EventDot } from '#ui/event-color'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { MoreMenu } from '#ui/menu'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { toastWithUndo } from '#ui/toast'
import { kindsQuery } from '../data.ts'
import { CreateKind, EditKind, fieldsOf } from './kind-form.tsx'
import { useKindWords } from './words.ts'

/** The kinds of appointment, to create, change and archive. */
export function Kinds({ onClose }: { onClose: () => void }) {
  const t = useKindWords()
  const query = useQuery(kindsQuery())
  const mayCreate = useMe()?.permissions.includes('create reservations') ?? false
  const [form, setForm] = useState<'new' | AppointmentKind>()
  const closeForm = () => setForm(undefined)
  return (
    <Modal
      opened
      bare
      size="medium"
      title={t('title')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {mayCreate && (
            <Button kind="primary" icon={IconPlus} onClick={() => setForm('new')}>
              {t('create')}
            </Button>
          )}
        </>
      }>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
        {({ kinds }) => <KindList kinds={kinds} onEdit={setForm} />}
      </Loaded>
      {form === 'new' && <CreateKind onSaved={closeForm} onClose={closeForm} />}
      {form !== undefined && form !== 'new' && <EditKind kind={form} onClose={closeForm} />}
    </Modal>
  )
}

interface KindListProps {
  kinds: readonly AppointmentKind[]
  onEdit: (kind: AppointmentKind) => void
}

function KindList({ kinds, onEdit }: KindListProps) {
  const t = useKindWords()
  const [used, archived] = [kinds.filter(({ isArchived }) => !isArchived), kinds.filter(({ isArchived }) => isArchived)]
  const rows = (list: readonly AppointmentKind[]) => (
    <List label={t('title')}>
      {list.map(kind => (
        <KindRow key={kind.id} kind={kind} onEdit={() => onEdit(kind)} />
      ))}
    </List>
  )
  if (kinds.length === 0) return <EmptyState level={3} title={t('empty')} text={t('emptyText')} />
  return (
    <Stack gap={12}>
      {rows(used)}
      {archived.length > 0 && (
        <Disclosure title={t('archivedTitle')} sub={String(archived.length)}>
          {rows(archived)}
        </Disclosure>
      )}
    </Stack>
  )
}

function KindRow({ kind, onEdit }: { kind: AppointmentKind; onEdit: () => void }) {
  const t = useKindWords()
  const mayChange = useMe()?.permissions.includes('update reservations') ?? false
  const { mutate } = useCall(updateKind)
  const { name, color, durationMinutes, credits, place, slots, isArchived, id } = kind
  const archive = (next: boolean) =>
    mutate(
      { id, ...fieldsOf(kind), isArchived: next },
      { onSuccess: () => toastWithUndo(t(next ? 'archived' : 'restored', { name }), () => archive(!next)) },
    )
  const facts = [t('facts', { minutes: durationMinutes }), t('creditCount', { count: credits }), place, t('slotCount', { count: slots })]
  return (
    <ListRow
      lead={<EventDot color={color} />}
      title={name}
      sub={facts.filter(Boolean).join(' · ')}
      onClick={mayChange ? onEdit : undefined}
      actions={
        mayChange && (
          <MoreMenu
            small
            label={t('actionsFor', { name })}
            items={[
              { label: t('edit'), icon: IconPencil, onClick: onEdit },
              isArchived
                ? { label: t('restore'), icon: IconArchiveOff, onClick: () => archive(false) }
                : { label: t('archive'), icon: IconArchive, onClick: () => archive(true) },
            ]}
          />
        )
      }
    />
  )
}
