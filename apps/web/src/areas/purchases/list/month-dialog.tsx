import { downloadPaymentsOfMonth, monthFormats } from '@allenio/contract/purchases'
import { addDays, addMonths } from '@allenio/domain/days'
import { useState } from 'react'
import { saveDownload } from '#shell/downloads'
import { useToday } from '#shell'
import { download } from '#lib/api'
import { useFormats } from '#lib/formats'
import { SubmitModal } from '#ui/form'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { usePurchaseWords } from './words.ts'

/** The months that the dialog offers. */
const monthsBack = 24

/** Every movement of a month, for the accountant. The month that is over comes first, because that is what is asked for. */
export function MonthDialog({ onClose }: { onClose: () => void }) {
  const t = usePurchaseWords()
  const { month } = useFormats()
  const thisMonth = `${useToday().slice(0, 8)}01`
  const months = Array.from({ length: monthsBack }, (_, back) => addMonths(thisMonth, -back))
  const [from, setFrom] = useState(months[1] ?? thisMonth)
  const [format, setFormat] = useState<(typeof monthFormats)[number]>('xlsx')
  const save = () => {
    const to = addDays(addMonths(from, 1), -1)
    void saveDownload(() => download(downloadPaymentsOfMonth, { from, to, format }), t('downloading'))
    onClose()
  }
  return (
    <SubmitModal title={t('exportTitle')} text={t('exportText')} save={t('download')} onSubmit={save} onClose={onClose}>
      <Select
        label={t('month')}
        value={from}
        options={months.map(day => ({ value: day, label: month(day) }))}
        onChange={event => setFrom(event.target.value)}
      />
      <SegmentedControl
        label={t('format')}
        size="medium"
        wide
        options={monthFormats.map(value => ({ value, label: t(value) }))}
        value={format}
        onChange={setFormat}
      />
    </SubmitModal>
  )
}
