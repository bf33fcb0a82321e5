import { fileKinds } from '@allenio/contract/files'
import { dateRanges, mostChosen, surveyLimits, type Question, type QuestionOf } from '@allenio/contract/surveys'
import { useTypedCell } from '#shell/editor'
import { useStored } from '#lib/store'
import { Checkbox } from '#ui/checkbox'
import { CountField } from '#ui/count-field'
import { FieldSet } from '#ui/field'
import { Grid, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TextField } from '#ui/text-field'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { FigureCell } from './figure-cell.tsx'
import { OptionRows } from './option-rows.tsx'

/** The settings that questions of one kind have beside those of all. */
export function KindSettings({ question }: { question: Question }) {
  const t = useEditorWords()
  const { set } = useEditor()
  const { key: id } = question
  switch (question.kind) {
    case 'boolean':
      return null
    case 'text':
      return (
        <Switch label={t('isLong')} checked={question.isLong} onChange={event => set(id, { isLong: event.target.checked || undefined })} />
      )
    case 'multiple':
    case 'checkboxes':
      return <ChoiceSettings question={question} />
    case 'files':
      return <FileSettings question={question} />
    case 'metric':
      return <MetricSettings question={question} />
    case 'progress':
      return (
        <Switch
          label={t('asksForWeight')}
          checked={question.asksForWeight}
          onChange={event => set(id, { asksForWeight: event.target.checked || undefined })}
        />
      )
    case 'date':
      return (
        <Select
          label={t('range')}
          options={dateRanges.map(value => ({ value, label: t(`range_${value}`) }))}
          value={question.range}
          onChange={event => set(id, { range: event.target.value === 'any' ? undefined : event.target.value })}
        />
      )
    case 'number':
      return <NumberSettings question={question} />
    default:
      return question satisfies never
  }
}

function ChoiceSettings({ question }: { question: QuestionOf<'multiple'> | QuestionOf<'checkboxes'> }) {
  const t = useEditorWords()
  const { set } = useEditor()
  const { key: id, hasOther } = question
  return (
    <Stack gap={12}>
      <OptionRows question={question} />
      <Switch
        label={t('hasOther')}
        hint={t('hasOtherHint')}
        checked={hasOther}
        onChange={event => set(id, { hasOther: event.target.checked || undefined })}
      />
      {question.kind === 'checkboxes' && (
        <>
          <Switch
            label={t('hasNone')}
            checked={question.hasNone}
            onChange={event => set(id, { hasNone: event.target.checked || undefined })}
          />
          <Grid columns={2}>
            <FigureCell id={id} name="least" label={t('least')} value={question.least || null} min={0} max={mostChosen} decimals={0} />
            <FigureCell id={id} name="most" label={t('most')} value={question.most} min={1} max={mostChosen} decimals={0} />
          </Grid>
        </>
      )}
    </Stack>
  )
}

function FileSettings({ question: { key: id, accepts, most } }: { question: QuestionOf<'files'> }) {
  const t = useEditorWords()
  const { set } = useEditor()
  return (
    <>
      <FieldSet label={t('accepts')}>
        {fileKinds.map(kind => (
          <Checkbox
            key={kind}
            label={t(`file ${kind}`)}
            checked={accepts.includes(kind)}
            onChange={({ target }) =>
              set(id, { accepts: fileKinds.filter(each => (each === kind ? target.checked : accepts.includes(each))) })
            }
          />
        ))}
      </FieldSet>
      <CountField
        label={t('mostFiles')}
        value={most}
        least={1}
        most={surveyLimits.files}
        wrong={t('between', { least: 1, most: surveyLimits.files })}
        onChange={next => set(id, { most: next })}
      />
    </>
  )
}

function MetricSettings({ question: { key: id, metric } }: { question: QuestionOf<'metric'> }) {
  const t = useEditorWords()
  const { set, metrics } = useEditor()
  const options = useStored(metrics).map(({ kind, name }) => ({ value: kind, label: name }))
  return (
    <Select
      label={t('kind_metric')}
      hint={t('metricHint')}
      // one that was deleted stays until somebody chooses another
      placeholder={options.some(({ value }) => value === metric) ? undefined : t('unknownMetric')}
      options={options}
      value={options.some(({ value }) => value === metric) ? metric : ''}
      onChange={({ target }) => target.value !== '' && set(id, { metric: target.value })}
    />
  )
}

const presetScale = { least: 1, most: 10 } as const

function NumberSettings({ question }: { question: QuestionOf<'number'> }) {
  const t = useEditorWords()
  const { set } = useEditor()
  const { key: id, min, max, decimals, unit, scale } = question
  const limits = { min: -surveyLimits.number, max: surveyLimits.number, decimals: scale ? 0 : surveyLimits.decimals }
  const unitField = useTypedCell({ value: unit, write: (next, gestureId) => set(id, { unit: next }, gestureId) })
  const words = scale ?? { low: '', high: '' }
  const low = useTypedCell({ value: words.low, write: (next, gestureId) => set(id, { scale: { ...words, low: next ?? '' } }, gestureId) })
  const high = useTypedCell({
    value: words.high,
    write: (next, gestureId) => set(id, { scale: { ...words, high: next ?? '' } }, gestureId),
  })
  const turnScale = (isScale: boolean) =>
    set(
      id,
      isScale
        ? { scale: { low: '', high: '' }, min: min ?? presetScale.least, max: max ?? presetScale.most, decimals: undefined }
        : { scale: undefined },
    )
  return (
    <>
      <Switch label={t('isScale')} hint={t('isScaleHint')} checked={scale !== null} onChange={event => turnScale(event.target.checked)} />
      <Grid columns={2}>
        <FigureCell id={id} name="min" label={t('min')} value={min} {...limits} />
        <FigureCell id={id} name="max" label={t('max')} value={max} {...limits} />
      </Grid>
      {scale ? (
        <Grid columns={2}>
          <TextField label={t('scaleLow')} maxLength={surveyLimits.scaleWords} autoComplete="off" {...low} />
          <TextField label={t('scaleHigh')} maxLength={surveyLimits.scaleWords} autoComplete="off" {...high} />
        </Grid>
      ) : (
        <>
          <TextField label={t('unit')} optional maxLength={surveyLimits.unit} autoComplete="off" {...unitField} />
          <CountField
            label={t('decimals')}
            value={decimals}
            least={0}
            most={surveyLimits.decimals}
            wrong={t('between', { least: 0, most: surveyLimits.decimals })}
            onChange={next => set(id, { decimals: next === 0 ? undefined : next })}
          />
        </>
      )}
    </>
  )
}
