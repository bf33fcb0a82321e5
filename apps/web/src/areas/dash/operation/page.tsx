import type { Output } from '@allenio/contract'
import { getOperation } from '@allenio/contract/dash'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Disclosure } from '#ui/disclosure'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonLines } from '#ui/skeleton'
import { FailedJobs } from './failed-jobs.tsx'
import { useOperationWords } from './words.ts'

type Operation = Output<typeof getOperation>

const refreshedEveryMs = 30_000

/** Answers the operator: does everything run, and what waits? */
export function Page() {
  const t = useOperationWords()
  const query = useQuery({ ...read(getOperation, {}, { quiet: true }), refetchInterval: refreshedEveryMs })
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonLines lines={12} />}>
        {operation => <Content operation={operation} />}
      </Loaded>
    </>
  )
}

function Content({ operation }: { operation: Operation }) {
  const t = useOperationWords()
  const { integer, bytes, ago } = useFormats()
  const { disk, backedUpAt, isStoreAway, arePdfsFailing } = operation
  const faults = [
    ...(disk?.isShort ? (['diskShort'] as const) : []),
    ...(isStoreAway ? (['storeAway'] as const) : []),
    ...(arePdfsFailing ? (['pdfsFailing'] as const) : []),
  ]
  return (
    <Stack gap={16}>
      {faults.length > 0 && (
        <Section>
          <Stack gap={8}>
            {faults.map(fault => (
              <AttentionLine key={fault} text={t(fault)} />
            ))}
          </Stack>
        </Section>
      )}
      <Stack gap={0}>
        <FigureRow>
          <FigureCell>
            <Figure
              size="small"
              label={t('build')}
              value={operation.build ?? t('noBuild')}
              note={t('migration', { number: operation.migration })}
            />
          </FigureCell>
          {disk && (
            <FigureCell>
              <Figure size="small" label={t('disk')} value={bytes(disk.free)} note={t('diskNote', { bytes: bytes(disk.reserve) })} />
            </FigureCell>
          )}
          <FigureCell>
            <Figure size="small" label={t('backup')} value={backedUpAt ? ago(backedUpAt) : t('noBackup')} />
          </FigureCell>
        </FigureRow>
        <FigureRow>
          <FigureCell>
            <Figure size="small" label={t('mails')} value={integer(operation.waitingMails)} />
          </FigureCell>
          <FigureCell>
            <Figure size="small" label={t('pushes')} value={integer(operation.waitingPushes)} />
          </FigureCell>
          <FigureCell>
            <Figure
              size="small"
              label={t('refused')}
              value={integer(operation.refusedWebhooks)}
              note={operation.waitingWebhooks > 0 ? t('waiting', { count: operation.waitingWebhooks }) : t('refusedNote')}
            />
          </FigureCell>
        </FigureRow>
      </Stack>
      <Sheet>
        <FailedJobs jobs={operation.failedJobs} count={operation.failedJobCount} />
        <Sweeps sweeps={operation.sweeps} />
      </Sheet>
    </Stack>
  )
}

/** Faults stand in sight; the rest is long, and rarely asked for. */
function Sweeps({ sweeps }: Pick<Operation, 'sweeps'>) {
  const t = useOperationWords()
  const failing = sweeps.filter(({ failingItems }) => failingItems > 0)
  const others = sweeps.filter(({ failingItems }) => failingItems === 0)
  return (
    <Section title={t('sweeps')} text={failing.length > 0 ? t('sweepsFail') : t('sweepsRun')}>
      {failing.length > 0 && <SweepRows sweeps={failing} />}
      <Disclosure title={t('sweepsOthers', { count: others.length })} sub={t('sweepsText')}>
        <SweepRows sweeps={others} />
      </Disclosure>
    </Section>
  )
}

function SweepRows({ sweeps }: Pick<Operation, 'sweeps'>) {
  const t = useOperationWords()
  const { dayTime } = useFormats()
  return (
    <SettingRows>
      {sweeps.map(({ name, cron, succeededAt, failingItems }) => (
        <SettingRow
          key={name}
          name={<span lang="en">{name}</span>}
          sub={[cron, succeededAt ? dayTime(succeededAt) : t('never'), failingItems > 0 && t('failing', { count: failingItems })]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </SettingRows>
  )
}
