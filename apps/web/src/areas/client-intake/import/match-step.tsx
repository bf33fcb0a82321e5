import { importFields } from '@allenio/contract/client-intake'
import type { ClientImport } from '@allenio/contract/client-intake'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Row } from '#ui/layout'
import { Select } from '#ui/select'
import { ColumnMatch, TableFormat } from '#ui/table-import'
import { Text } from '#ui/text'
import { useImportWords } from './words.ts'
import { homeCountryCode } from '#lib/session'
import { hasName, useFieldNames } from './fields.ts'
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
  const isNamed = hasName(columns.map(({ field }) => field))
  return (
    <>
      <Text tone={2} prose>
        {t('matchText', { count: current.rows, name: current.name }).replace(String(current.rows), integer(current.rows))}
      </Text>
      <ColumnMatch
        columns={columns}
        nameOf={field => names[field]}
        fields={importFields}
        words={{ leaveOut: t('leaveOut'), means: t('means'), columnNumber: number => t('columnNumber', { number }) }}
        isBusy={work.isChanging}
        onChange={fields => work.change({ fields })}
      />
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
  const codes = [...new Set([current.countryCode, homeCountryCode.get(), ...countryCodes])]
  return (
    <details className={css.reading}>
      <summary>{t('reads')}</summary>
      <TableFormat value={current} onChange={work.change} className={css.readings}>
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
      </TableFormat>
    </details>
  )
}
