import { IconX } from '@tabler/icons-react'
import { setKinds } from '@allenio/contract/programs'
import { columnHeading } from '@allenio/domain/programs'
import { useLanguage } from '#lib/words'
import { IconButton } from '#ui/icon-button'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { figureColumns, type LineText } from './line-texts.ts'
import css from './sets.module.css'
import { useSetWords } from './words.ts'

interface SetLineProps {
  number: number
  text: LineText
  /** The row's figures, shown in empty fields. */
  ofRow: LineText
  /** The columns that cannot be read. */
  refused: readonly string[]
  mayRemove: boolean
  onChange: (text: LineText) => void
  onRemove: () => void
}

/** One set with its kind and its figures. */
export function SetLine({ number, text, ofRow, refused, mayRemove, onChange, onRemove }: SetLineProps) {
  const t = useSetWords()
  const language = useLanguage()
  return (
    <li className={css.line}>
      <span className={css.number}>{number}</span>
      <div className={css.kind}>
        <Select
          label={t('ofSet', { figure: t('kind'), number })}
          labelHidden
          value={text.kind}
          options={setKinds.map(kind => ({ value: kind, label: t(kind) }))}
          onChange={({ target: { value } }) => onChange({ ...text, kind: setKinds.find(kind => kind === value) ?? 'work' })}
        />
      </div>
      {figureColumns.map(column => (
        <div key={column} className={css[column]}>
          <TextField
            label={t('ofSet', { figure: columnHeading(column, language), number })}
            labelHidden
            figures
            autoComplete="off"
            inputMode={column === 'target' || column === 'load' ? 'text' : 'decimal'}
            placeholder={ofRow[column] || '–'}
            value={text[column]}
            aria-invalid={refused.includes(column) || undefined}
            onChange={({ target }) => onChange({ ...text, [column]: target.value })}
          />
        </div>
      ))}
      <IconButton label={t('remove', { number })} icon={IconX} size="small" disabled={!mayRemove} onClick={onRemove} />
    </li>
  )
}

/** Visible headings above the fields; screen readers skip them, because each field has a label of its own. */
export function SetHeadings() {
  const language = useLanguage()
  return (
    <Text as="div" size="hint" tone={2} className={css.headings} aria-hidden>
      {figureColumns.map(column => (
        <span key={column} className={css[column]}>
          {columnHeading(column, language)}
        </span>
      ))}
    </Text>
  )
}
