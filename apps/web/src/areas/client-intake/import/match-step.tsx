import { importEncodings, importFields, importSeparators } from '@allenio/contract/client-intake'
import type { ClientImport } from '@allenio/contract/client-intake'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { FieldError } from '#ui/field'
import { BareList, Grid, Row, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Ellipsis, Text } from '#ui/text'
import { useImportWords } from './words.ts'
import { homeCountryCode } from '#lib/session'
import { hasName, useFieldNames, withField } from './fields.ts'
import type { ImportWork } from './data.ts'
import css from './import.module.css'

interface MatchStepProps {
  work: ImportWork
  current: ClientImport
  onNext: () => void
  onAgain: () => void
}

/** The step in which each column of the file is matched to a field. */
export function MatchStep({ work, current, onNext, onAgain }: MatchStepProps) {
  const t = useImportWords()
  const { integer } = useFormats()
  const names = useFieldNames()
  const { columns } = current
  const fields = columns.map(({ field }) => field)
  const isNamed = hasName(fields)
  const options = [{ value: '', label: t('leaveOut') }, ...importFields.map(value => ({ value, label: names[value] }))]
  return (
    <>
      <Text tone={2} prose>
        {t('matchText', { count: current.rows, name: current.name }).replace(String(current.rows), integer(current.rows))}
      </Text>
      <BareList className={css.columns} aria-busy={work.isChanging}>
        {columns.map(({ heading, samples, field }, index) => (
          <li key={index} className={css.column}>
            <Stack gap={2} grow>
              <Text as="b" size="inherit" {...(field === null && { tone: 3, weight: 500 })} clip>
                {heading || t('columnNumber', { number: index + 1 })}
              </Text>
              <Ellipsis tone={3}>{samples.filter(Boolean).slice(0, 3).join(' · ')}</Ellipsis>
            </Stack>
            <Select
              label={`${t('means')}: ${heading || t('columnNumber', { number: index + 1 })}`}
              labelHidden
              options={options}
              value={field ?? ''}
              onChange={({ target: { value } }) =>
                work.change({ fields: withField(fields, index, importFields.find(each => each === value) ?? null) })
              }
            />
          </li>
        ))}
      </BareList>
      <FileFormatFields work={work} current={current} />
      {!isNamed && <FieldError>{t('nameNeeded')}</FieldError>}
      <Row justify="between" align="stretch" gap={8} wrap>
        <Button kind="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
        <Button kind="primary" disabled={!isNamed} isBusy={work.isChanging} onClick={onNext}>
          {t('next')}
        </Button>
      </Row>
    </>
  )
}

// the countries of most clients; people with another country type its code with the number
const countryCodes = ['+39', '+41', '+43', '+33', '+49', '+34', '+44', '+1'] as const

function FileFormatFields({ work, current }: Pick<MatchStepProps, 'work' | 'current'>) {
  const t = useImportWords()
  const separators = { ',': t('separator_comma'), ';': t('separator_semicolon'), '\t': t('separator_tab') }
  const encodings = { 'utf-8': t('encoding_utf8'), 'windows-1252': t('encoding_windows') }
  const codes = [...new Set([current.countryCode, homeCountryCode.get(), ...countryCodes])]
  return (
    <details className={css.reading}>
      <summary>{t('reads')}</summary>
      <Grid columns={2} className={css.readings}>
        <Select
          label={t('separator')}
          value={current.separator}
          options={importSeparators.map(value => ({ value, label: separators[value] }))}
          onChange={({ target: { value } }) => work.change({ separator: importSeparators.find(each => each === value) })}
        />
        <Select
          label={t('encoding')}
          value={current.encoding}
          options={importEncodings.map(value => ({ value, label: encodings[value] }))}
          onChange={({ target: { value } }) => work.change({ encoding: importEncodings.find(each => each === value) })}
        />
        <Select
          label={t('dates')}
          value={current.dateOrder}
          options={[
            { value: 'day first', label: t('dates_day') },
            { value: 'month first', label: t('dates_month') },
          ]}
          onChange={({ target: { value } }) => work.change({ dateOrder: value === 'month first' ? 'month first' : 'day first' })}
        />
        <Select
          label={t('country')}
          value={current.countryCode}
          options={codes.map(value => ({ value, label: value }))}
          onChange={({ target: { value } }) => work.change({ countryCode: value })}
        />
        <Checkbox
          className={css.wide}
          label={t('heading')}
          checked={current.hasHeading}
          onChange={event => work.change({ hasHeading: event.target.checked })}
        />
      </Grid>
    </details>
  )
}
