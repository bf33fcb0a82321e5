import { createSlot, deleteSlot } from '@allenio/contract/reservations'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { call, reportCallError } from '#lib/api'
import { weekdayList } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FieldPair } from '#ui/field'
import { SubmitModal } from '#ui/form'
import { Notice } from '#ui/form-notice'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TimeField } from '#ui/time-field'
import { toastWithUndo } from '#ui/toast'
import { WeekdayField } from '#ui/weekday-field'
import { useHosts, useKinds } from '../data.ts'
import { CreateKind } from '../kinds/kind-form.tsx'
import { countTimes, nextRange, rangeFaults, type Range } from './week-template.ts'
import { useSlotWords } from './words.ts'

const rangesAtMost = 4
const newKind = 'new'

/** The first step of somebody new to it: days, hours and a kind make the windows of a usual week in one go. */
export function OpenHours({ onClose }: { onClose: () => void }) {
  const t = useSlotWords()
  const language = useLanguage()
  const { ownId } = useHosts()
  const kinds = useKinds()?.filter(({ isArchived }) => !isArchived)
  const [chosenKind, setChosenKind] = useState<string>()
  const [isCreatingKind, setCreatingKind] = useState(false)
  const [days, setDays] = useState([1, 2, 3, 4, 5])
  const [ranges, setRanges] = useState<readonly Range[]>([
    { from: '09:00', to: '13:00' },
    { from: '15:00', to: '19:00' },
  ])
  const [firstDay, setFirstDay] = useState(romeDay)
  const [stepMinutes, setStep] = useState(30)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const kind = kinds?.find(({ id }) => id === chosenKind) ?? kinds?.[0]
  const faults = rangeFaults(ranges)
  const isReady = kind !== undefined && ownId !== undefined && days.length > 0 && faults.every(fault => fault === undefined)
  const change = (at: number, next: Partial<Range>) =>
    setRanges(ranges.map((range, index) => (index === at ? { ...range, ...next } : range)))

  const open = async () => {
    setTried(true)
    if (!isReady || isBusy) return
    setBusy(true)
    const made: string[] = []
    try {
      for (const { from, to } of ranges) {
        const id = newId()
        await call(createSlot, {
          id,
          kindId: kind.id,
          hostId: ownId,
          firstDay,
          startTime: from,
          windowEnd: to,
          stepMinutes,
          repetition: { kind: 'weekly', every: 1, days: days.toSorted((one, other) => one - other) },
          roles: ['coach', 'nutritionist'],
        })
        made.push(id)
      }
      toastWithUndo(t('opened'), () => void removeAll(made))
      onClose()
    } catch (error) {
      reportCallError(error)
      // all hours of the week, or none
      await removeAll(made)
    }
    setBusy(false)
  }
  const times = kind ? countTimes(ranges, { days: days.length, durationMinutes: kind.durationMinutes, stepMinutes }) : 0
  return (
    <>
      <SubmitModal
        size="medium"
        title={t('openTitle')}
        text={t('openText')}
        save={t('open')}
        isBusy={isBusy}
        closesOnOutside={false}
        onSubmit={() => void open()}
        onClose={onClose}>
        {isTried && kind === undefined && <Notice>{t('kindMissing')}</Notice>}
        <Select
          label={t('kind')}
          placeholder={kind ? undefined : t('kindChoose')}
          value={kind?.id ?? ''}
          options={[
            ...(kinds ?? []).map(({ id, name, durationMinutes }) => ({
              value: id,
              label: `${name} · ${t('kindFacts', { minutes: durationMinutes })}`,
            })),
            { value: newKind, label: t('kindNew') },
          ]}
          onChange={({ target }) => (target.value === newKind ? setCreatingKind(true) : setChosenKind(target.value))}
        />
        <WeekdayField label={t('days')} value={days} onChange={setDays} error={days.length === 0 ? t('daysMissing') : undefined} />
        <Stack gap={12}>
          {ranges.map((range, at) => (
            <RangeRow
              // rows are only added at the end or taken away by their place
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              range={range}
              error={faults[at] && t(faults[at] === 'meets' ? 'rangesMeet' : 'rangeWrong')}
              onChange={next => change(at, next)}>
              {ranges.length > 1 && (
                <IconButton
                  label={t('removeRange')}
                  icon={IconX}
                  onClick={() => setRanges(ranges.filter((_range, index) => index !== at))}
                />
              )}
            </RangeRow>
          ))}
          {ranges.length < rangesAtMost && (
            <Row>
              <Button kind="quiet" size="small" icon={IconPlus} onClick={() => setRanges([...ranges, nextRange(ranges)])}>
                {t('addRange')}
              </Button>
            </Row>
          )}
        </Stack>
        <FieldPair>
          <DayField label={t('since')} value={firstDay} min={romeDay()} onChange={setFirstDay} />
          <Select
            label={t('step')}
            value={String(stepMinutes)}
            options={[15, 30, 60].map(count => ({ value: String(count), label: t('minutes', { count }) }))}
            onChange={({ target }) => setStep(Number(target.value))}
          />
        </FieldPair>
        {isReady && (
          <Text as="output" tone={2}>
            {t('openSummary', {
              days: weekdayList(language, days),
              hours: ranges.map(({ from, to }) => `${from}–${to}`).join(', '),
              times,
            })}
          </Text>
        )}
      </SubmitModal>
      {isCreatingKind && <CreateKind onSaved={({ id }) => setChosenKind(id)} onClose={() => setCreatingKind(false)} />}
    </>
  )
}

async function removeAll(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await call(deleteSlot, { id })
  } catch (error) {
    reportCallError(error)
  }
}

interface RangeRowProps {
  range: Range
  error: string | undefined
  onChange: (change: Partial<Range>) => void
  children: ReactNode
}

function RangeRow({ range: { from, to }, error, onChange, children }: RangeRowProps) {
  const t = useSlotWords()
  return (
    <Row gap={8} align="end">
      <Stack grow>
        <FieldPair>
          <TimeField label={t('from')} value={from} onChange={time => onChange({ from: time })} />
          <TimeField label={t('to')} value={to} error={error} onChange={time => onChange({ to: time })} />
        </FieldPair>
      </Stack>
      {children}
    </Row>
  )
}
