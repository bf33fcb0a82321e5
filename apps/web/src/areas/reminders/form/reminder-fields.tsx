import { reminderLimits, reminderRoles } from '@allenio/contract/reminders'
import { addDays, daysBetween } from '@allenio/domain/days'
import { useWatch } from 'react-hook-form'
import { RepetitionFields, RepetitionSelect } from '#areas/client-actions'
import { GroupsField } from '#areas/groups'
import { useMe } from '#shell'
import { ClientSelect } from '#shell/client-choice'
import { useFormValue } from '#lib/forms'
import { zoneLabel } from '#lib/time-zones'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { EventColorField } from '#ui/event-color'
import { FieldSet } from '#ui/field'
import { Grid, Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { AlertsField } from './alerts-field.tsx'
import { ItemsField } from './items-field.tsx'
import type { ReminderFormControl } from './use-reminder-form.ts'
import { withRole } from './values.ts'
import { useFormWords } from './words.ts'
import css from './form.module.css'

interface ReminderFieldsProps {
  form: ReminderFormControl
  /** The zone by whose clock an existing reminder is. */
  zone?: string
}

/** The title, the time, the things to do, who is told and who sees it. */
export function ReminderFields({ form, zone }: ReminderFieldsProps) {
  const t = useFormWords()
  const color = useFormValue(form, 'color')
  return (
    <Stack gap={16}>
      <TextField
        label={t('name')}
        placeholder={t('nameHint')}
        maxLength={reminderLimits.title}
        autoComplete="off"
        data-autofocus
        {...form.field('title')}
      />
      <Times form={form} zone={zone} />
      <ItemsField form={form} />
      <AlertsField form={form} />
      <Audience form={form} />
      <TextArea label={t('text')} optional minRows={2} maxLength={reminderLimits.text} {...form.field('text')} />
      <EventColorField value={color.value} onChange={color.onChange} />
    </Stack>
  )
}

function Times({ form, zone }: { form: ReminderFormControl; zone: string | undefined }) {
  const t = useFormWords()
  const ownZone = useMe()?.timeZone
  const { control, setValue, wrong, getValues } = form
  const names = ['isWholeDay', 'repeats', 'weekdays', 'every', 'untilDay', 'day'] as const
  const [clock, endDay, endClock] = [useFormValue(form, 'clock'), useFormValue(form, 'endDay'), useFormValue(form, 'endClock')]
  const [isWholeDay, repeats, weekdays, every, untilDay, day] = useWatch({ control, name: names })
  const dirty = { shouldDirty: true, shouldValidate: true } as const
  const start = useFormValue(form, 'day')
  const chooseDay = (next: string) => {
    const { endDay: lastDay } = getValues()
    // an end goes along with its start
    if (lastDay !== '') setValue('endDay', addDays(next, daysBetween(day, lastDay)), dirty)
    start.onChange(next)
  }
  return (
    <>
      <Checkbox
        label={t('wholeDay')}
        checked={isWholeDay}
        onChange={({ target }) => setValue('isWholeDay', target.checked, { shouldDirty: true })}
      />
      <div className={css.times}>
        <DayField {...start} label={isWholeDay ? t('firstDay') : t('day')} onChange={chooseDay} />
        {isWholeDay ? (
          <DayField label={t('lastDay')} optional min={day} {...endDay} />
        ) : (
          <>
            <TimeField label={t('clock')} {...(zone && zone !== ownZone && { hint: t('zone', { zone: zoneLabel(zone) }) })} {...clock} />
            <TimeField label={t('endClock')} optional {...endClock} />
            {endDay.value !== '' && endDay.value !== day && <DayField label={t('endDay')} min={day} {...endDay} />}
          </>
        )}
        <RepetitionSelect value={repeats} onChange={next => setValue('repeats', next, { shouldDirty: true })} />
      </div>
      <RepetitionFields
        value={{ repeats, weekdays, every, untilDay }}
        firstDay={day}
        errors={{ weekdays: wrong('weekdays'), every: wrong('every'), until: wrong('untilDay') }}
        onChange={change => {
          if (change.weekdays) setValue('weekdays', change.weekdays, dirty)
          if (change.every !== undefined) setValue('every', change.every, dirty)
          if (change.untilDay !== undefined) setValue('untilDay', change.untilDay, dirty)
        }}
      />
    </>
  )
}

/** Either its author alone sees it, or the roles that are ticked. */
function Audience({ form }: { form: ReminderFormControl }) {
  const t = useFormWords()
  const { setValue } = form
  const onlyMe = useFormValue(form, 'onlyMe')
  const roles = useFormValue(form, 'roles')
  const client = useFormValue(form, 'client')
  const groups = useFormValue(form, 'groups')
  const mayGroup = useMe()?.permissions.includes('view groups') ?? false
  const choose = (role: (typeof reminderRoles)[number], isChosen: boolean) => {
    const next = withRole(onlyMe.value ? [] : roles.value, role, isChosen)
    roles.onChange(next)
    setValue('onlyMe', false, { shouldDirty: true })
  }
  return (
    <>
      <FieldSet label={t('seenBy')} error={roles.error}>
        <Stack gap={8}>
          <Checkbox
            label={t('onlyMe')}
            checked={onlyMe.value}
            onChange={({ target }) => {
              setValue('onlyMe', target.checked, { shouldDirty: true })
              roles.onChange([])
            }}
          />
          {reminderRoles.map(role => (
            <Checkbox
              key={role}
              label={t(role)}
              checked={!onlyMe.value && roles.value.includes(role)}
              onChange={({ target }) => choose(role, target.checked)}
            />
          ))}
        </Stack>
      </FieldSet>
      <Grid columns={2} gap={16}>
        <ClientSelect
          label={t('about')}
          hint={t('aboutHint')}
          optional
          value={client.value}
          onChange={client.onChange}
          error={client.error}
        />
        {mayGroup && (
          <GroupsField optional value={groups.value} onChange={groups.onChange} max={reminderLimits.groups} error={groups.error} />
        )}
      </Grid>
    </>
  )
}
