import { reservationLimits } from '@allenio/contract/reservations'
import { collaboratorRoles } from '@allenio/contract/roles'
import { rulesOf } from '@allenio/domain/reservations'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useState } from 'react'
import { RepetitionFields, RepetitionSelect } from '#areas/client-actions'
import { GroupsField } from '#areas/groups'
import { useMe } from '#shell'
import { config } from '#lib/config'
import { useFormValue, type useSubmitForm } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { Disclosure } from '#ui/disclosure'
import { FieldPair, FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Select } from '#ui/select'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { settingsQuery, useHosts, useKinds } from '../data.ts'
import { CreateKind } from '../kinds/kind-form.tsx'
import { RulesFields } from '../rules/rules-fields.tsx'
import type { SlotValues } from './values.ts'
import { useSlotWords } from './words.ts'

export type SlotForm = ReturnType<typeof useSubmitForm<SlotValues, SlotValues, () => unknown>>

const steps = [5, 10, 15, 20, 30, 45, 60, 90, 120]
const changed = { shouldDirty: true } as const

/** Everything about hours that can be booked: what, when, with whom, for whom, and by which rules. */
export function SlotFields({ form, isOnce = false }: { form: SlotForm; isOnce?: boolean }) {
  const t = useSlotWords()
  const [isWindow, repeats] = useWatch({ control: form.control, name: ['isWindow', 'repeats'] })
  const firstDay = useFormValue(form, 'firstDay')
  const startTime = useFormValue(form, 'startTime')
  const windowEnd = useFormValue(form, 'windowEnd')
  const step = useFormValue(form, 'stepMinutes')
  return (
    <>
      <KindField form={form} />
      <RadioCards
        hasColumns
        label={t('how')}
        value={isWindow ? 'window' : 'fixed'}
        onChange={how => form.setValue('isWindow', how === 'window', changed)}
        options={[
          { value: 'fixed', label: t('fixed'), hint: t('fixedHint') },
          { value: 'window', label: t('window'), hint: t('windowHint') },
        ]}
      />
      <FieldPair>
        <DayField label={t('firstDay')} {...firstDay} />
        {!isOnce && <RepetitionSelect value={repeats} onChange={next => form.setValue('repeats', next, changed)} />}
      </FieldPair>
      {!isOnce && <Repeated form={form} />}
      <FieldPair>
        <TimeField label={isWindow ? t('from') : t('at')} {...startTime} />
        {isWindow ? (
          <TimeField label={t('to')} {...windowEnd} />
        ) : (
          <TextField
            label={t('seats')}
            hint={t('seatsHint', { most: reservationLimits.capacity })}
            type="number"
            inputMode="numeric"
            min={1}
            max={reservationLimits.capacity}
            {...form.register('capacity', { valueAsNumber: true })}
            error={form.wrong('capacity')}
          />
        )}
      </FieldPair>
      {isWindow && (
        <Select
          label={t('step')}
          error={step.error}
          value={String(step.value)}
          options={[...new Set([...steps, step.value])]
            .sort((one, other) => one - other)
            .map(count => ({ value: String(count), label: t('minutes', { count }) }))}
          onChange={({ target }) => step.onChange(Number(target.value))}
        />
      )}
      <HostField form={form} />
      <MeetField form={form} />
      <RolesField form={form} />
      <AudienceFields form={form} />
      <RulesPart form={form} />
      <Disclosure title={t('texts')}>
        <Stack gap={16}>
          <TextArea label={t('note')} optional minRows={2} maxLength={reservationLimits.note} {...form.field('note')} />
          <TextArea
            label={t('message')}
            hint={t('messageHint')}
            optional
            minRows={2}
            maxLength={reservationLimits.message}
            {...form.field('message')}
          />
          <Checkbox label={t('answer')} {...form.register('isAnswerAsked')} />
        </Stack>
      </Disclosure>
    </>
  )
}

const newKind = 'new'

function KindField({ form }: { form: SlotForm }) {
  const t = useSlotWords()
  const kinds = useKinds() ?? []
  const kindId = useFormValue(form, 'kindId')
  const mayCreate = useMe()?.permissions.includes('create reservations') ?? false
  const [isCreating, setCreating] = useState(false)
  const shownKinds = kinds.filter(({ isArchived, id }) => !isArchived || id === kindId.value)
  return (
    <>
      <Select
        label={t('kind')}
        placeholder={t('kindChoose')}
        error={kindId.error}
        value={kindId.value}
        data-autofocus
        options={[
          ...shownKinds.map(({ id, name, durationMinutes }) => ({
            value: id,
            label: `${name} · ${t('kindFacts', { minutes: durationMinutes })}`,
          })),
          ...(mayCreate ? [{ value: newKind, label: t('kindNew') }] : []),
        ]}
        onChange={({ target }) => {
          if (target.value === newKind) setCreating(true)
          else kindId.onChange(target.value)
        }}
      />
      {isCreating && <CreateKind onSaved={kind => form.setValue('kindId', kind.id, changed)} onClose={() => setCreating(false)} />}
    </>
  )
}

function Repeated({ form }: { form: SlotForm }) {
  const { control, setValue, wrong } = form
  const [repeats, weekdays, every, untilDay, firstDay] = useWatch({
    control,
    name: ['repeats', 'weekdays', 'every', 'untilDay', 'firstDay'],
  })
  return (
    <RepetitionFields
      value={{ repeats, weekdays, every, untilDay }}
      firstDay={firstDay}
      errors={{ weekdays: wrong('weekdays'), every: wrong('every'), until: wrong('untilDay') }}
      onChange={change => {
        if (change.weekdays) setValue('weekdays', change.weekdays, changed)
        if (change.every !== undefined) setValue('every', change.every, changed)
        if (change.untilDay !== undefined) setValue('untilDay', change.untilDay, changed)
      }}
    />
  )
}

/** An admin plans for everybody; a collaborator for themselves. */
function HostField({ form }: { form: SlotForm }) {
  const t = useSlotWords()
  const { hosts } = useHosts()
  const host = useFormValue(form, 'hostId')
  const isAdmin = useMe()?.workspace?.role === 'admin'
  if (!isAdmin || hosts.length < 2) return null
  return (
    <Select
      label={t('host')}
      error={host.error}
      value={host.value}
      options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => host.onChange(target.value)}
    />
  )
}

type Role = (typeof collaboratorRoles)[number]

/** A Meet link for each booking, where the host may link the account that makes it. */
function MeetField({ form }: { form: SlotForm }) {
  const t = useSlotWords()
  if (!config.hasGoogle) return null
  return <Checkbox label={t('meet')} hint={t('meetHint')} {...form.register('hasMeet')} />
}

interface RoleChecksProps {
  value: readonly Role[]
  words: 'role' | 'clientRole'
  onChange: (roles: Role[]) => void
}

function RoleChecks({ value, words, onChange }: RoleChecksProps) {
  const t = useSlotWords()
  return (
    <Row gap={16} wrap>
      {collaboratorRoles.map(role => (
        <Checkbox
          key={role}
          label={t(`${words}_${role}`)}
          checked={value.includes(role)}
          onChange={({ target }) => onChange(collaboratorRoles.filter(each => (each === role ? target.checked : value.includes(each))))}
        />
      ))}
    </Row>
  )
}

function RolesField({ form }: { form: SlotForm }) {
  const t = useSlotWords()
  const roles = useFormValue(form, 'roles')
  const { hosts } = useHosts()
  // with nobody else in the team there is nobody to show it to
  if (hosts.length < 2 && !roles.error && roles.value.length > 0) return null
  return (
    <FieldSet label={t('roles')} hint={t('rolesHint')} error={roles.error}>
      <RoleChecks words="role" value={roles.value} onChange={roles.onChange} />
    </FieldSet>
  )
}

function AudienceFields({ form }: { form: SlotForm }) {
  const t = useSlotWords()
  const clientRoles = useFormValue(form, 'clientRoles')
  const groups = useFormValue(form, 'groups')
  const mayGroup = useMe()?.permissions.includes('view groups') ?? false
  const isNarrowed = (clientRoles.value ?? []).length > 0 || groups.value.length > 0
  return (
    <Disclosure title={t('who')} sub={t(isNarrowed ? 'whoSome' : 'whoAll')}>
      <Stack gap={16}>
        <FieldSet label={t('clientRoles')}>
          <RoleChecks words="clientRole" value={clientRoles.value ?? []} onChange={clientRoles.onChange} />
        </FieldSet>
        {mayGroup && (
          <GroupsField
            label={t('groups')}
            hint={t('groupsHint')}
            max={reservationLimits.groups}
            value={groups.value}
            onChange={groups.onChange}
          />
        )}
      </Stack>
    </Disclosure>
  )
}

function RulesPart({ form }: { form: SlotForm }) {
  const t = useSlotWords()
  const rules = useFormValue(form, 'rules')
  const kindId = useWatch({ control: form.control, name: 'kindId' })
  const kind = useKinds()?.find(({ id }) => id === kindId)
  const { data: settings } = useQuery(settingsQuery())
  if (!settings) return null
  const value = rules.value ?? {}
  const count = Object.keys(value).length
  return (
    <Disclosure title={t('rules')} sub={count > 0 ? t('rulesSome', { count }) : t('rulesNone')}>
      <RulesFields value={value} inherited={rulesOf(settings.rules, kind?.rules ?? {})} onChange={rules.onChange} />
    </Disclosure>
  )
}
