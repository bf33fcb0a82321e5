import { discardJob, retryJob, type FailedJob } from '@allenio/contract/dash'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { useOperationWords } from './words.ts'

interface FailedJobsProps {
  jobs: readonly FailedJob[]
  count: number
}

/** Jobs that were given up, without what they carry. */
export function FailedJobs({ jobs, count }: FailedJobsProps) {
  const t = useOperationWords()
  return (
    <Section title={t('failedJobs')} text={jobs.length > 0 ? t('failedJobsText') : t('noFailedJobs')}>
      {jobs.length > 0 && (
        <SettingRows>
          {jobs.map(job => (
            <JobRow key={job.id} job={job} />
          ))}
        </SettingRows>
      )}
      {count > jobs.length && <Text tone={2}>{t('moreJobs', { count: count - jobs.length })}</Text>}
    </Section>
  )
}

function JobRow({ job: { id, job, tries, failedAt } }: { job: FailedJob }) {
  const t = useOperationWords()
  const { dayTime } = useFormats()
  const retry = useCall(retryJob, { onSuccess: toastMessage })
  const discard = useCall(discardJob, { onSuccess: toastMessage })
  const ask = async () => {
    if (await confirm({ title: t('discardTitle'), text: t('discardText'), proceed: t('discard'), danger: true })) discard.mutate({ id })
  }
  return (
    <SettingRow name={<span lang="en">{job}</span>} sub={t('tries', { count: tries, day: dayTime(failedAt) })} wide>
      <Row gap={8} wrap>
        <Button size="small" isBusy={retry.isPending} onClick={() => retry.mutate({ id })}>
          {t('retry')}
        </Button>
        <Button size="small" isBusy={discard.isPending} onClick={() => void ask()}>
          {t('discard')}
        </Button>
      </Row>
    </SettingRow>
  )
}
