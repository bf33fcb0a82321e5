import { useFormValue } from '#lib/forms'
import { actionKindPermissions, actionLimits, askedActionKinds, repetitionKinds } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { addMonths } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { useWatch } from 'react-hook-form'
import { useMe } from '#shell'
import { useLanguage } from '#lib/words'
import { DayField } from '#ui/day-field'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { WeekdayField } from '#ui/weekday-field'
import { diaryEnd, hasTitle, maxRepetition } from './values.ts'
import type { ActionValues } from './values.ts'
import { kindIcons } from '../sentences.ts'
import { useActionWords } from '../words.ts'
import type { ActionFormControl } from './use-action-form.ts'
import css from './form.module.css'

const kindHints = {
  'weigh in': 'hintWeighIn',
  'upload photos': 'hintPhotos',
  'keep food diary': 'hintDiary',
  answer: 'hintAnswer',
  read: 'hintRead',
  other: 'hintOther',
} as const

export function ActionFields({ form }: { form: ActionFormControl }) {
  const t = useActionWords()
  const language = useLanguage()
  const { control, field, getValues, register, setValue } = form
  const [kind, repeats] = useWatch({ control, name: ['kind', 'repeats'] })
  const today = romeDay()
  const permissions = useMe()?.permissions
  const kinds = askedActionKinds.filter(each => {
    const permission = actionKindPermissions[each]
    return permission === undefined || permissions?.includes(permission)
  })
  const chooseKind = (nextKind: ActionValues['kind']) => {
    setValue('kind', nextKind, { shouldDirty: true })
    const { dueDay, untilDay } = getValues()
    if (nextKind !== 'keep food diary' || repeats !== 'once' || untilDay) return
    setValue('repeats', 'daily', { shouldDirty: true })
    setValue('untilDay', diaryEnd(dueDay), { shouldDirty: true })
  }
  return (
    <Stack gap={16}>
      <RadioCards
        hasColumns
        label={t('kind')}
        hint={t(kindHints[kind])}
        value={kind}
        onChange={chooseKind}
        options={kinds.map(each => ({ value: each, label: actionKindName(language, each), lead: <Icon of={kindIcons[each]} /> }))}
      />
      {hasTitle(kind) && (
        <TextField
          label={kind === 'other' ? t('titleOther') : t('title')}
          optional={kind === 'read'}
          {...(kind === 'other' && { hint: t('titleOtherHint') })}
          maxLength={actionLimits.title}
          {...field('title')}
        />
      )}
      <WordsField kind={kind} form={form} />
      <div className={css.pair}>
        <DayField
          label={repeats === 'once' ? t('dueDay') : t('firstDay')}
          min={today}
          max={addMonths(today, 12 * actionLimits.dueYears)}
          {...useFormValue(form, 'dueDay')}
        />
        <Select
          label={t('repeat')}
          options={repetitionKinds.map(each => ({ value: each, label: t(`repeat_${each}`) }))}
          {...register('repeats')}
        />
      </div>
      {repeats !== 'once' && <RepetitionFields form={form} />}
      <Switch label={t('tells')} hint={t('tellsHint')} {...register('isMailed')} />
    </Stack>
  )
}

function WordsField({ kind, form: { field: fieldOf } }: { kind: ActionValues['kind']; form: ActionFormControl }) {
  const t = useActionWords()
  const field = { maxLength: actionLimits.text, 'data-autofocus': true, ...fieldOf('text') }
  switch (kind) {
    case 'answer':
      return <TextArea label={t('question')} hint={t('questionHint')} minRows={2} {...field} />
    case 'read':
      return <TextArea label={t('text')} minRows={5} maxHeight={320} {...field} />
    case 'other':
      return <TextArea label={t('details')} optional minRows={2} {...field} />
    case 'weigh in':
      return <TextArea label={t('note')} optional hint={t('noteHint')} minRows={1} {...field} />
    case 'keep food diary':
      return <TextArea label={t('note')} optional hint={t('diaryNoteHint')} minRows={1} {...field} />
    case 'upload photos':
      return <TextArea label={t('note')} optional minRows={1} {...field} />
    default:
      return kind satisfies never
  }
}

function RepetitionFields({ form }: { form: ActionFormControl }) {
  const { control, register, setValue, wrong } = form
  const t = useActionWords()
  const [repeats, weekdays, dueDay] = useWatch({ control, name: ['repeats', 'weekdays', 'dueDay'] })
  return (
    <>
      {repeats === 'weekly' && (
        <WeekdayField
          label={t('weekdays')}
          error={wrong('weekdays')}
          value={weekdays}
          onChange={days => setValue('weekdays', days, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <div className={css.pair}>
        {(repeats === 'weekly' || repeats === 'monthly') && (
          <TextField
            label={repeats === 'weekly' ? t('everyWeeks') : t('everyMonths')}
            error={wrong('every')}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxRepetition(repeats)}
            {...register('every', { valueAsNumber: true })}
          />
        )}
        <DayField label={t('untilDay')} optional min={dueDay} {...useFormValue(form, 'untilDay')} />
      </div>
    </>
  )
}
