import type { ClientImport } from '@allenio/contract/client-intake'
import { WaitingInvitations } from '#shell/invitations'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { DataTable } from '#ui/data-table'
import { Row, Stack } from '#ui/layout'
import { Switch } from '#ui/switch'
import { Text, Title } from '#ui/text'
import { useImportWords } from './words.ts'
import { useFieldNames } from './fields.ts'
import { FaultyCells } from './faulty-cells.tsx'
import { PlanLimit } from './plan-limit.tsx'
import { RefusedRowsButton, TypesLeftOut } from './left-out.tsx'
import { SexWords } from './sex-words.tsx'
import type { ImportWork } from './data.ts'
import css from './import.module.css'

interface CheckStepProps {
  work: ImportWork
  current: ClientImport
  onBack: () => void
}

/** The step before the import: how many clients it would add, and the refused rows with their reasons. */
export function CheckStep({ work, current, onBack }: CheckStepProps) {
  const t = useImportWords()
  const { accepted, refused, refusedRows, dropped, droppedCells, typesLeftOut, moreTypesLeftOut } = current
  return (
    <>
      <p className={css.sum}>
        {accepted > 0 && <Badge status="done">{t('ready', { count: accepted })}</Badge>}
        {refusedRows > 0 ? <Badge status="attention">{t('refusedCount', { count: refusedRows })}</Badge> : <span>{t('noneRefused')}</span>}
        {droppedCells > 0 && <Badge status="attention">{t('droppedCount', { count: droppedCells })}</Badge>}
      </p>
      <PlanLimit current={current} />
      {typesLeftOut.length > 0 && <TypesLeftOut types={typesLeftOut} more={moreTypesLeftOut} />}
      {current.preview.length > 0 && <Preview current={current} />}
      <SexWords work={work} current={current} />
      {dropped.length > 0 && <FaultyCells work={work} rows={dropped} count={droppedCells} title={t('dropped')} text={t('droppedText')} />}
      {refusedRows > 0 && (
        <FaultyCells work={work} rows={refused} count={refusedRows} title={t('refused')} text={t('refusedText')}>
          <RefusedRowsButton id={current.id} size="small" />
        </FaultyCells>
      )}
      {accepted === 0 ? (
        <Text tone={2} prose>
          {t('nothing')}
        </Text>
      ) : (
        <Switch
          spread
          label={t('invite')}
          hint={t('inviteHint')}
          checked={current.invite}
          onChange={event => work.change({ invite: event.target.checked })}
        />
      )}
      {accepted > 0 && current.invite && <WaitingInvitations />}
      <Row justify="between" align="stretch" gap={8} wrap>
        <Button kind="quiet" onClick={onBack}>
          {t('back')}
        </Button>
        <Button kind="primary" disabled={accepted === 0 || work.isChanging} isBusy={work.isAccepting} onClick={work.accept}>
          {accepted === 0 ? t('nothingToImport') : t('start', { count: accepted })}
        </Button>
      </Row>
    </>
  )
}

const days: ReadonlySet<string> = new Set(['birthDate', 'subscriptionEnd', 'consentDate'])

function Preview({ current: { preview, columns } }: Pick<CheckStepProps, 'current'>) {
  const t = useImportWords()
  const names = useFieldNames()
  const { day } = useFormats()
  const fields = columns.flatMap(({ field }) => (field ? [field] : []))
  const formatValue = (field: string, value: string) => {
    if (days.has(field) && value) return day(value)
    return value === 'female' || value === 'male' ? t(value) : value
  }
  return (
    <Stack as="section" gap={10} grow>
      <Title level={3}>{t('preview')}</Title>
      <div className={css.table}>
        <DataTable
          label={t('preview')}
          rows={preview}
          rowKey={({ line }) => String(line)}
          rowName={({ line }) => t('line', { line })}
          density="compact"
          columns={fields.map(field => ({
            key: field,
            title: names[field],
            cell: (row: (typeof preview)[number]) => formatValue(field, row.values[field] ?? ''),
          }))}
        />
      </div>
    </Stack>
  )
}
