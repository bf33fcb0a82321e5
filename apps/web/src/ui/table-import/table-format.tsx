import type { ReactNode } from 'react'
import { areaWords } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { Grid } from '#ui/layout'
import { Select } from '#ui/select'
import css from './table-import.module.css'

const separators = [',', ';', '\t'] as const
const encodings = ['utf-8', 'windows-1252'] as const

interface TableReading {
  separator: (typeof separators)[number]
  encoding: (typeof encodings)[number]
  hasHeading: boolean
}

interface TableFormatProps {
  value: TableReading
  onChange: (change: Partial<TableReading>) => void
  className?: string | undefined
  /** more that decides how the table is read */
  children?: ReactNode
}

/** How a table was read, to be corrected where that was guessed wrongly. */
export function TableFormat({ value, onChange, className, children }: TableFormatProps) {
  const t = useFormatWords()
  const separatorNames = { ',': t('comma'), ';': t('semicolon'), '\t': t('tab') }
  const encodingNames = { 'utf-8': t('utf8'), 'windows-1252': t('windows') }
  return (
    <Grid columns={2} className={className}>
      <Select
        label={t('separator')}
        value={value.separator}
        options={separators.map(each => ({ value: each, label: separatorNames[each] }))}
        onChange={({ target }) => onChange({ separator: separators.find(each => each === target.value) ?? value.separator })}
      />
      <Select
        label={t('encoding')}
        value={value.encoding}
        options={encodings.map(each => ({ value: each, label: encodingNames[each] }))}
        onChange={({ target }) => onChange({ encoding: encodings.find(each => each === target.value) ?? value.encoding })}
      />
      {children}
      <Checkbox
        className={css.wide}
        label={t('heading')}
        checked={value.hasHeading}
        onChange={({ target }) => onChange({ hasHeading: target.checked })}
      />
    </Grid>
  )
}

const useFormatWords = areaWords('table format', {
  it: {
    separator: 'Separatore',
    comma: 'Virgola',
    semicolon: 'Punto e virgola',
    tab: 'Tabulazione',
    encoding: 'Caratteri',
    utf8: 'Standard (UTF-8)',
    windows: 'Windows (accenti strani)',
    heading: 'La prima riga ha i titoli delle colonne',
  },
  en: {
    separator: 'Separator',
    comma: 'Comma',
    semicolon: 'Semicolon',
    tab: 'Tab',
    encoding: 'Characters',
    utf8: 'Standard (UTF-8)',
    windows: 'Windows (odd accents)',
    heading: 'The first row holds the column titles',
  },
})
