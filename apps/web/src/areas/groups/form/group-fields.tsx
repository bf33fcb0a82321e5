import { groupLimits, type createGroup } from '@allenio/contract/groups'
import { createGroup as asForm } from '@allenio/contract/forms/groups'
import { z } from 'zod'
import { tickRecipients } from '#shell/assignment'
import { ChoiceColumns, ClientChoice, type ChosenClient } from '#shell/client-choice'
import { useFormValue, type useEndpointForm } from '#lib/forms'
import { EventColorField } from '#ui/event-color'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { clientsToChooseQuery } from '../data.ts'
import { useFormWords } from './words.ts'

export const ChosenClients = z.array(z.object({ id: z.string(), name: z.string() }))

export const groupForm = asForm.input.pick({ name: true, color: true, note: true }).extend({ clients: ChosenClients })
export type GroupValues = z.input<typeof groupForm>
type GroupForm = ReturnType<typeof useEndpointForm<typeof createGroup, typeof groupForm>>

interface GroupFieldsProps {
  form: GroupForm
  /** The group that is edited. */
  id?: string
  /** The clients in it whom the person does not look after. */
  others?: number
}

/** The name and the looks of a group, and who is in it. */
export function GroupFields({ form, id, others = 0 }: GroupFieldsProps) {
  const t = useFormWords()
  const color = useFormValue(form, 'color')
  const clients = useFormValue(form, 'clients')
  return (
    <ChoiceColumns>
      <Stack gap={16}>
        <TextField
          label={t('name')}
          placeholder={t('nameHint')}
          maxLength={groupLimits.name}
          autoComplete="off"
          data-autofocus
          {...form.field('name')}
        />
        <EventColorField value={color.value} onChange={color.onChange} />
        <TextArea label={t('note')} hint={t('noteHint')} optional minRows={2} maxLength={groupLimits.note} {...form.field('note')} />
      </Stack>
      <Stack gap={8}>
        <GroupChoice id={id} chosen={clients.value} onChange={clients.onChange} error={clients.error} />
        {others > 0 && (
          <Text size="small" tone={2}>
            {t('kept', { count: others })}
          </Text>
        )}
      </Stack>
    </ChoiceColumns>
  )
}

interface GroupChoiceProps {
  id: string | undefined
  chosen: readonly ChosenClient[]
  onChange: (chosen: ChosenClient[]) => void
  error: string | undefined
  /** Clients who are in the group already stay ticked, with a note. */
  keepsInside?: boolean
}

/** The clients of a group, to tick. */
export function GroupChoice({ id, chosen, onChange, error, keepsInside = false }: GroupChoiceProps) {
  const t = useFormWords()
  return (
    <ClientChoice
      queryOf={(search, groupId) => clientsToChooseQuery(id, { search, groupId })}
      chosen={chosen}
      atMost={groupLimits.clients}
      error={error}
      isFixed={client => keepsInside && client.isAssigned}
      noteOf={client => keepsInside && client.isAssigned && t('inside')}
      onTick={(clients, isChosen) => {
        const ticked = clients.map(client => ({ id: client.id, name: client.name }))
        onChange(tickRecipients(chosen, ticked, isChosen))
      }}
    />
  )
}
