import { languages } from '@allenio/contract'
import { emptyColumnsAtMost, pageBreaks, paperSizes, type ProgramPaper } from '@allenio/contract/programs'
import { useState } from 'react'
import { LanguageSelect, PaperSelect } from '#shell/paper-choice'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Switch } from '#ui/switch'
import { TextField } from '#ui/text-field'
import css from './pdf.module.css'
import { faultOfWeeks, type PrintChoices } from './print-address.ts'
import { usePdfWords } from './words.ts'

interface PrintOptionsProps {
  paper: ProgramPaper
  choices: PrintChoices
  onChange: (choices: PrintChoices) => void
}

export function PrintOptions({ paper, choices, onChange }: PrintOptionsProps) {
  const t = usePdfWords()
  const change = (more: PrintChoices) => onChange({ ...choices, ...more })
  const breakNames = { week: t('byWeek'), day: t('byDay'), none: t('byNone') }
  const emptyColumns = Array.from({ length: emptyColumnsAtMost + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('noColumns') : t('columns', { count }),
  }))
  return (
    <section aria-label={t('options')} className={css.options}>
      {paper.weekCount > 1 && <WeeksField start={choices.weeks ?? ''} count={paper.weekCount} onChange={weeks => change({ weeks })} />}
      <Select
        label={t('pageBreak')}
        value={choices.pageBreak ?? paper.pageBreak}
        options={pageBreaks.map(value => ({ value, label: breakNames[value] }))}
        onChange={({ target }) => change({ pageBreak: pageBreaks.find(each => each === target.value) })}
      />
      <Select
        label={t('emptyColumns')}
        value={String(paper.headings.empty.length)}
        options={emptyColumns}
        onChange={({ target }) => change({ emptyColumns: Number(target.value) })}
      />
      <LanguageSelect
        value={choices.language ?? paper.language}
        onChange={({ target }) => change({ language: languages.find(each => each === target.value) })}
      />
      <PaperSelect
        value={choices.paper ?? paper.paper}
        onChange={({ target }) => change({ paper: paperSizes.find(each => each === target.value) })}
      />
      <Stack gap={8} className={css.switches}>
        <Switch
          label={t('brand')}
          checked={choices.hasBrand !== 'false'}
          onChange={({ target }) => change({ hasBrand: String(target.checked) })}
        />
        <Switch
          label={t('notes')}
          checked={choices.hasNotes !== 'false'}
          onChange={({ target }) => change({ hasNotes: String(target.checked) })}
        />
        <Switch
          label={t('pictures')}
          checked={choices.hasPictures === 'true'}
          onChange={({ target }) => change({ hasPictures: String(target.checked) })}
        />
      </Stack>
    </section>
  )
}

interface WeeksFieldProps {
  start: string
  /** The weeks that the program has. */
  count: number
  onChange: (weeks: string | undefined) => void
}

/** Weeks are taken when the field is left or Enter is pressed, so that half a range is not asked for. */
function WeeksField({ start, count, onChange }: WeeksFieldProps) {
  const t = usePdfWords()
  const [text, setText] = useState(start)
  const [fault, setFault] = useState(() => faultOfWeeks(start, count))
  const take = () => {
    const next = faultOfWeeks(text, count)
    setFault(next)
    if (next === undefined && text.trim() !== start) onChange(text.trim() || undefined)
  }
  return (
    <TextField
      label={t('weeks')}
      hint={fault ? undefined : t('weeksHint')}
      error={fault && t(fault, { count })}
      placeholder={t('allWeeks')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
