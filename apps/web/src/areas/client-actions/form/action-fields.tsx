import { useFormValue } from '#lib/forms'
import { actionKindPermissions, actionLimits, askedActionKinds } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { addMonths, romeDay } from '@allenio/domain/days'
import { useWatch } from 'react-hook-form'
import { useMe } from '#shell'
import { useLanguage } from '#lib/words'
import { DayField } from '#ui/day-field'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Switch } from '#ui/switch'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { diaryEnd, hasTitle } from './values.ts'
import type { ActionValues } from './values.ts'
import { kindIcons } from '../sentences.ts'
import { useActionWords } from '../words.ts'
import type { ActionFormControl } from './use-action-form.ts'
import { RepetitionFields, RepetitionSelect } from './repetition-fields.tsx'
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
        <RepetitionSelect value={repeats} onChange={next => setValue('repeats', next, { shouldDirty: true })} />
      </div>
      <Repeated form={form} />
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

function Repeated({ form }: { form: ActionFormControl }) {
  const { control, setValue, wrong } = form
  const [repeats, weekdays, every, untilDay, dueDay] = useWatch({ control, name: ['repeats', 'weekdays', 'every', 'untilDay', 'dueDay'] })
  return (
    <RepetitionFields
      value={{ repeats, weekdays, every, untilDay }}
      firstDay={dueDay}
      errors={{ weekdays: wrong('weekdays'), every: wrong('every'), until: wrong('untilDay') }}
      onChange={change => {
        const options = { shouldDirty: true, shouldValidate: true } as const
        if (change.weekdays) setValue('weekdays', change.weekdays, options)
        if (change.every !== undefined) setValue('every', change.every, options)
        if (change.untilDay !== undefined) setValue('untilDay', change.untilDay, options)
      }}
    />
  )
}
