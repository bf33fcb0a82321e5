import { rowTypes } from '@allenio/contract/programs'
import { columnHeading, printColumn, rowTypeOf } from '@allenio/domain/programs'
import { useState } from 'react'
import { useIsHand } from '#lib/device'
import { useLanguage } from '#lib/words'
import { DecimalField } from '#ui/decimal-field'
import { SegmentedControl } from '#ui/segmented-control'
import { Switch } from '#ui/switch'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { changeRows } from '../gestures/rows.ts'
import type { RowEntry } from '../outline.ts'
import { loadUnit, restShown, restUnit, stepLoad } from '../rows/cell-texts.ts'
import { parseCell, type ColumnKey } from '../rows/column-keys.ts'
import { useEditor } from '../session.ts'
import { useLoadStep } from '../settings.ts'
import { useEditorWords } from '../words.ts'
import css from './phone.module.css'

const figures = {
  sets: { step: 1, min: 1, max: 20, start: 3, decimals: 0 },
  rir: { step: 1, min: 0, max: 10, start: 2, decimals: 0 },
  rpe: { step: 0.5, min: 1, max: 10, start: 8 },
} as const

/** The fields of a row. What is not understood stays in its field and says why. */
export function RowFields({ entry }: { entry: RowEntry }) {
  const t = useEditorWords()
  const language = useLanguage()
  const session = useEditor()
  const loadStep = useLoadStep()
  // on a phone the keyboard would hide what is asked
  const isHand = useIsHand()
  const { id, cells } = entry
  const [typed, setTyped] = useState<Partial<Record<ColumnKey, string>>>({})
  const textOf = (column: ColumnKey) => typed[column] ?? printColumn(column, cells, language)
  const set = (column: ColumnKey, text: string) => {
    const read = parseCell(column, text, cells, language)
    setTyped({ ...typed, [column]: text })
    if (read) changeRows(session, [{ rowId: id, cells: read }])
  }
  const field = (column: ColumnKey, refusal: string) => ({
    value: textOf(column),
    error: parseCell(column, textOf(column), cells, language) ? undefined : refusal,
    onBlur: () => setTyped({ ...typed, [column]: undefined }),
  })
  const decimal = (column: 'sets' | 'rir' | 'rpe', refusal: string) => ({
    ...figures[column],
    ...field(column, refusal),
    onChange: (text: string) => set(column, text),
  })
  const text = (column: ColumnKey, refusal: string) => ({
    ...field(column, refusal),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(column, target.value),
  })
  const name = (type: (typeof rowTypes)[number]) => printColumn('type', { type }, language)
  return (
    <div className={css.fields}>
      <div className={css.wide}>
        <SegmentedControl
          label={columnHeading('type', language)}
          wide
          value={rowTypeOf(cells)}
          onChange={type => changeRows(session, [{ rowId: id, cells: { type: type === 'reps' ? null : type } }])}
          options={rowTypes.map(value => ({ value, label: name(value) }))}
        />
      </div>
      <DecimalField label={columnHeading('sets', language)} isFirst={!isHand} {...decimal('sets', t('setsRefused'))} />
      <TextField label={columnHeading('target', language)} {...text('target', t('targetRefused'))} />
      {/* the loads of three sets have room in a whole line: 75/85/95% */}
      <div className={css.wide}>
        <DecimalField
          label={columnHeading('load', language)}
          {...field('load', t('loadRefused'))}
          onChange={load => set('load', load)}
          inputMode="text"
          step={1}
          min={0}
          max={999}
          stepText={(load, steps) => stepLoad(load, { steps, stepKg: loadStep, language })}
          unit={loadUnit(textOf('load'))}
        />
      </div>
      <TextField
        label={columnHeading('rest', language)}
        placeholder={restShown({ cells: {}, number: entry.number }).shown}
        unit={restUnit(textOf('rest'))}
        {...text('rest', t('restRefused'))}
      />
      <DecimalField label={columnHeading('rir', language)} {...decimal('rir', t('rirRefused'))} />
      <DecimalField label={columnHeading('rpe', language)} {...decimal('rpe', t('rpeRefused'))} />
      <TextField label={columnHeading('tempo', language)} {...text('tempo', t('tempoRefused'))} />
      <div className={css.wide}>
        <TextArea label={t('note')} {...text('note', '')} />
      </div>
      <div className={css.wide}>
        <Switch
          label={t('askForVideo')}
          checked={cells['asksForVideo'] === true}
          onChange={({ target }) => changeRows(session, [{ rowId: id, cells: { asksForVideo: target.checked || null } }])}
        />
      </div>
    </div>
  )
}
