import { changeScopes, deleteSlot, undeleteSlot, updateSlot, type ChangeScope, type Slot } from '@allenio/contract/reservations'
import { getGroup } from '@allenio/contract/groups'
import { newId } from '@allenio/domain/ids'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ChosenGroup } from '#areas/groups'
import { call, callSaying, read, reportCallError } from '#lib/api'
import { dayIn } from '#lib/days'
import { useEndpointForm } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { FormModal, SubmitModal } from '#ui/form'
import { Modal } from '#ui/modal'
import { RadioCards } from '#ui/radio-cards'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { toast, toastWithUndo } from '#ui/toast'
import { slotQuery } from '../data.ts'
import { touchedOf, TouchedDialog } from '../touched/touched-dialog.tsx'
import { useSlotCheck } from './create-slot.tsx'
import { SlotFields } from './slot-fields.tsx'
import { slotForm, slotInput, valuesOfSlot } from './values.ts'
import { useSlotWords } from './words.ts'

interface EditSlotProps {
  id: string
  /** The planned start of the occurrence from which it was opened. */
  startsAt: string
  onClose: () => void
}

/** Opens once the series is read, with the groups that it is for. */
export function EditSlot({ id, startsAt, onClose }: EditSlotProps) {
  const t = useSlotWords()
  const query = useQuery(slotQuery(id))
  const { groups, isRead } = useGroups(query.data?.groupIds ?? [])
  if (query.data && isRead) return <EditForm slot={query.data} groups={groups} startsAt={startsAt} onClose={onClose} />
  return (
    <Modal opened title={t('editTitle')} onClose={onClose}>
      <Loaded query={{ ...query, data: undefined }} failed={t('editTitle')} skeleton={<SkeletonLines lines={6} />}>
        {() => null}
      </Loaded>
    </Modal>
  )
}

/** A series names its groups by their ids; one that the person may not see keeps its place. */
function useGroups(ids: readonly string[]) {
  const reads = useQueries({ queries: ids.map(id => read(getGroup, { id }, { quiet: true })) })
  const groups: ChosenGroup[] = ids.map((id, at) => {
    const group = reads[at]?.data
    return group ? { id, name: group.name, size: group.size } : { id, name: '…', size: 0 }
  })
  return { groups, isRead: reads.every(({ isPending }) => !isPending) }
}

interface EditFormProps {
  slot: Slot
  groups: ChosenGroup[]
  startsAt: string
  onClose: () => void
}

function EditForm({ slot, groups, startsAt, onClose }: EditFormProps) {
  const t = useSlotWords()
  const isRepeated = slot.repetition.kind !== 'once'
  const occurrenceDay = dayIn(slot.zone, startsAt)
  const [start] = useState(() => ({ ...valuesOfSlot(slot, groups), ...(isRepeated && { firstDay: occurrenceDay }) }))
  // the id of the series that is split off is made once, so that a second try makes no second one
  const [ownId] = useState(newId)
  const check = useSlotCheck()
  const [touched, setTouched] = useState<ReturnType<typeof touchedOf>>([])
  const [isDeleting, setDeleting] = useState(false)
  const form = useEndpointForm({
    endpoint: updateSlot,
    schema: slotForm,
    start,
    check,
    toInput: values => ({
      id: slot.id,
      ...slotInput(values),
      startsAt,
      scope: values.scope,
      ...(values.scope !== 'all' && { newId: ownId }),
      ...(values.touched && { touched: values.touched }),
    }),
    onRefused: error => {
      const bookings = touchedOf(error)
      setTouched(bookings)
      return bookings.length > 0
    },
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      onClose()
    },
  })
  const scope = useWatch({ control: form.control, name: 'scope' })
  const chooseScope = (next: ChangeScope) => {
    form.setValue('scope', next, { shouldDirty: true })
    form.setValue('firstDay', next === 'all' ? slot.firstDay : occurrenceDay)
  }
  return (
    <>
      <FormModal
        form={form}
        size="medium"
        title={t('editTitle')}
        asksBeforeDiscard
        aside={
          slot.may.delete && (
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {t('delete')}
            </Button>
          )
        }
        onClose={onClose}>
        {isRepeated && <ScopeField label={t('scope')} day={occurrenceDay} value={scope} onChange={chooseScope} />}
        <SlotFields form={form} isOnce={isRepeated && scope === 'this'} />
      </FormModal>
      {touched.length > 0 && (
        <TouchedDialog
          bookings={touched}
          choices={['keep', 'move', 'cancel']}
          text={t('touchedText', { count: touched.length })}
          zone={slot.zone}
          isBusy={form.isBusy}
          onChoose={choice => {
            setTouched([])
            form.setValue('touched', choice)
            void form.submit()
          }}
          onClose={() => setTouched([])}
        />
      )}
      {isDeleting && <DeleteSlot slot={slot} startsAt={startsAt} onDone={onClose} onClose={() => setDeleting(false)} />}
    </>
  )
}

interface ScopeFieldProps {
  label: string
  day: string
  value: ChangeScope
  onChange: (scope: ChangeScope) => void
}

function ScopeField({ label, day, value, onChange }: ScopeFieldProps) {
  const t = useSlotWords()
  const { fullDay } = useFormats()
  return (
    <RadioCards
      label={label}
      value={value}
      onChange={onChange}
      options={changeScopes.map(scope => ({
        value: scope,
        label: scope === 'this' ? t('scope_this', { day: fullDay(day) }) : t(`scope_${scope}`),
      }))}
    />
  )
}

interface DeleteSlotProps {
  slot: Slot
  startsAt: string
  onDone: () => void
  onClose: () => void
}

/** Asks what is deleted, and of bookings whether they stay. Without bookings the toast brings the hours back. */
function DeleteSlot({ slot, startsAt, onDone, onClose }: DeleteSlotProps) {
  const t = useSlotWords()
  const isRepeated = slot.repetition.kind !== 'once'
  const [scope, setScope] = useState<ChangeScope>(isRepeated ? 'this' : 'all')
  const [touched, setTouched] = useState<ReturnType<typeof touchedOf>>([])
  const [isBusy, setBusy] = useState(false)
  const { id, zone, untilDay } = slot
  const at = { id, startsAt, scope }
  const undo = () => void call(undeleteSlot, { ...at, untilDay }).catch((error: unknown) => reportCallError(error))
  const send = async (choice?: { touched: 'keep' | 'cancel'; reason: string }) => {
    setBusy(true)
    try {
      await callSaying(deleteSlot, { ...at, ...choice })
      if (choice) toast({ type: 'success', text: t(choice.touched === 'cancel' ? 'deletedWithBookings' : 'deleted') })
      else toastWithUndo(t('deleted'), undo)
      onDone()
    } catch (error) {
      const bookings = touchedOf(error)
      if (bookings.length > 0) setTouched(bookings)
      else reportCallError(error)
    }
    setBusy(false)
  }
  if (touched.length > 0) {
    return (
      <TouchedDialog
        bookings={touched}
        choices={['keep', 'cancel']}
        text={t('touchedDeleted', { count: touched.length })}
        zone={zone}
        isBusy={isBusy}
        onChoose={(choice, reason) => void send({ touched: choice, reason })}
        onClose={onClose}
      />
    )
  }
  return (
    <SubmitModal title={t('deleteTitle')} save={t('delete')} isBusy={isBusy} onSubmit={() => void send()} onClose={onClose}>
      {isRepeated && <ScopeField label={t('deleteSeries')} day={dayIn(zone, startsAt)} value={scope} onChange={setScope} />}
    </SubmitModal>
  )
}
