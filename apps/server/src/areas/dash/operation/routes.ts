import * as contract from '@allenio/contract/dash'
import { runningBuild } from '#areas/auth'
import { audit } from '#platform/audit'
import { AppError, found } from '#platform/errors'
import { useFiles } from '#platform/files'
import { readOperation } from '#platform/health'
import { bindPerson, withMessage } from '#platform/http'
import { enqueueAgain, listFailedJobs, takeFailedJob } from '#platform/jobs'
import { arePdfsFailing } from '#platform/pdf'

const failedJobsAtMost = 100

export const operationBindings = [
  bindPerson(contract.getOperation, async ({ db }) => {
    const { space, isStoreAway } = useFiles()
    const { sweeps, failedJobs: failedJobCount, ...operation } = await readOperation(db, space)
    const failedJobs = await listFailedJobs(db, failedJobsAtMost)
    return {
      ...operation,
      build: runningBuild() ?? null,
      isStoreAway: isStoreAway(),
      arePdfsFailing: arePdfsFailing(),
      failedJobs: failedJobs.map(({ id, job, tries, failed_at: failedAt }) => ({ id, job, tries, failedAt })),
      failedJobCount,
      sweeps: sweeps.map(({ name, cron, succeeded_at: succeededAt, failing_items: failingItems }) => ({
        name,
        cron,
        succeededAt,
        failingItems,
      })),
    }
  }),

  bindPerson(contract.retryJob, async ({ db, actor, request }, { id }) => {
    const { queue, data } = found(await takeFailedJob(db, id))
    if (queue === null) throw new AppError('not found')
    await enqueueAgain(db, { queue, data })
    await audit(db, { personId: actor.personId, action: 'retry failed job', subjectId: id, details: { job: queue }, requestId: request.id })
    return withMessage('job runs again', {})
  }),

  bindPerson(contract.discardJob, async ({ db, actor, request }, { id }) => {
    const { queue } = found(await takeFailedJob(db, id))
    await audit(db, {
      personId: actor.personId,
      action: 'discard failed job',
      subjectId: id,
      details: { job: queue },
      requestId: request.id,
    })
    return withMessage('job discarded', {})
  }),
]
