import { createBookings, reservationLimits, type Reservation } from '@allenio/contract/reservations'
import { listClientsForGroup } from '@allenio/contract/groups'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { z } from 'zod'
import { tickRecipients } from '#shell/assignment'
import { ClientChoice, type ChosenClient } from '#shell/client-choice'
import { call, listQuery, reportCallError } from '#lib/api'
import { cancelBooking } from '@allenio/contract/reservations'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { FormModal } from '#ui/form'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toastWithUndo } from '#ui/toast'
import { passedRulesOf, type PassedRule } from '../refusals/passed-rules.ts'
import { useRefusalText } from '../refusals/words.ts'
import { useSheetWords } from './words.ts'

const addForm = z.object({ clients: z.array(z.object({ id: z.string(), name: z.string() })), waits: z.boolean(), passesRules: z.boolean() })

/** Books for up to 50 clients at once. Rules that it would pass over are shown with each name before they are passed. */
export function AddPeople({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const t = useSheetWords()
  const refusalText = useRefusalText()
  const { id: reservationId, startsAt, capacity, taken, reservedUsers, state } = reservation
  const [passed, setPassed] = useState<readonly PassedRule[]>([])
  // the ids are made once for each client, so that a second try books nobody twice
  const [bookingIds] = useState(() => new Map<string, string>())
  const inside = new Set(reservedUsers.map(({ client }) => client.id))
  const idOf = (clientId: string): string => {
    const id = bookingIds.get(clientId) ?? newId()
    bookingIds.set(clientId, id)
    return id
  }
  const cancelAll = async (ids: readonly string[]) => {
    try {
      for (const id of ids) await call(cancelBooking, { userReservationId: id })
    } catch (error) {
      reportCallError(error)
    }
  }
  const form = useEndpointForm({
    endpoint: createBookings,
    schema: addForm,
    start: { clients: [], waits: state === 'full', passesRules: false },
    check: ({ clients }) => ({ clients: clients.length === 0 ? t('addNobody') : undefined }),
    toInput: ({ clients, waits, passesRules }) => ({
      reservationId,
      startsAt,
      bookings: clients.map(({ id }) => ({ id: idOf(id), clientId: id })),
      waits,
      passesRules,
    }),
    onRefused: error => {
      const rules = passedRulesOf(error)
      setPassed(rules ?? [])
      if (rules) form.setValue('passesRules', true)
      return rules !== undefined
    },
    onSaved: ({ bookings }) => {
      onClose()
      toastWithUndo(t('added', { count: bookings.length }), () => void cancelAll(bookings.map(({ id }) => id)))
    },
  })
  const clients = useFormValue(form, 'clients')
  const count = clients.value.length
  const isOver = taken + count > capacity
  const choose = (chosen: ChosenClient[]) => {
    // the rules that were passed over were judged for others
    setPassed([])
    form.setValue('passesRules', false)
    clients.onChange(chosen)
  }
  const save = passed.length > 0 ? t('addAnyway') : count > 0 ? t('addCount', { count }) : t('add')
  return (
    <FormModal form={form} title={t('addTitle')} save={save} size="medium" asksBeforeDiscard reachesOthers onClose={onClose}>
      {passed.length > 0 && (
        <Stack gap={4} role="alert">
          <Text tone="attention" weight={600}>
            {t('addPassed')}
          </Text>
          <BareList gap={2}>
            {passed.map(({ clientId, refusal }) => (
              <Text as="li" key={`${clientId} ${refusal}`}>
                {`${clients.value.find(({ id }) => id === clientId)?.name ?? ''}: ${refusalText(refusal)}`}
              </Text>
            ))}
          </BareList>
        </Stack>
      )}
      <ClientChoice
        queryOf={(search, groupId) =>
          listQuery(
            listClientsForGroup,
            { ...(search && { search }), ...(groupId !== undefined && { groupId }) },
            { rows: ({ clients: rows }) => rows.map(row => ({ ...row, isAssigned: inside.has(row.id) })), quiet: true, linksFiles: true },
          )
        }
        chosen={clients.value}
        atMost={reservationLimits.clients}
        error={clients.error}
        isFixed={({ id }) => inside.has(id)}
        noteOf={({ id }) => inside.has(id) && t('alreadyIn')}
        onTick={(rows, isChosen) =>
          choose(
            tickRecipients(
              clients.value,
              rows.map(({ id, name }) => ({ id, name })),
              isChosen,
            ),
          )
        }
      />
      {isOver && <Checkbox label={t('waits')} {...form.register('waits')} />}
    </FormModal>
  )
}
