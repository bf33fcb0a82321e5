import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'allenio_request_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

export const openSockets = new Gauge({ name: 'allenio_sockets', help: 'Open realtime sockets', registers: [registry] })

export const diskFreeBytes = new Gauge({
  name: 'allenio_disk_free_bytes',
  help: 'Free bytes of the disk that holds the data',
  registers: [registry],
})

export const diskReserveBytes = new Gauge({
  name: 'allenio_disk_reserve_bytes',
  help: 'Free bytes below which no more files are taken',
  registers: [registry],
})

export const jobSeconds = new Histogram({
  name: 'allenio_job_seconds',
  help: 'Time of background jobs, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  registers: [registry],
})

export const paymentEvents = new Counter({
  name: 'allenio_payment_events_total',
  help: 'Events of the payment provider: stored, ignored, refused, applied or failed to apply',
  labelNames: ['outcome'],
  registers: [registry],
})

export const failedJobs = new Counter({
  name: 'allenio_jobs_failed_total',
  help: 'Background jobs and sweeps that were given up',
  labelNames: ['job'],
  registers: [registry],
})

export const failedPdfs = new Counter({
  name: 'allenio_pdfs_failed_total',
  help: 'PDFs and previews that were not made: their process ended, was too slow, or reported an error',
  labelNames: ['cause'],
  registers: [registry],
})

export const fileStoreUp = new Gauge({
  name: 'allenio_file_store_up',
  help: '1 while the store of files answers, as far as the last call or check has found; 0 while it does not',
  registers: [registry],
})

export const failedItems = new Counter({
  name: 'allenio_sweep_items_failed_total',
  help: 'Items for which a sweep or job has failed and that are tried again',
  labelNames: ['job'],
  registers: [registry],
})

export const leftOutRows = new Counter({
  name: 'allenio_list_rows_left_out_total',
  help: 'Rows that were left out of an answered list, because they break its schema',
  labelNames: ['route'],
  registers: [registry],
})

const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge<Label>({ name, help, labelNames, registers: [registry] })

const keptFailedJobs = gauge('allenio_failed_jobs', 'Jobs that were given up and wait for the operator')
const sweepSuccess = gauge('allenio_sweep_success_timestamp_seconds', 'When a sweep has last done its work', ['job'])
const failingItems = gauge('allenio_sweep_items_failing', 'Items of a sweep that wait for another try', ['job'])
const waitingMails = gauge('allenio_waiting_mails', 'Mails that are not sent yet')
const waitingPushes = gauge('allenio_waiting_pushes', 'Pushes that are not sent yet')
const refusedWebhooks = gauge('allenio_payment_events_refused', 'Events of the payment provider that were refused today and yesterday')
const waitingWebhooks = gauge('allenio_payment_events_waiting', 'Events of the payment provider that wait for more than ten minutes')
const backupTime = gauge('allenio_backup_timestamp_seconds', 'When the last backup was written; 0 without one')
const migrationNumber = gauge('allenio_migration', 'The newest migration of the database')

interface MeasuredOperation {
  migration: number
  failedJobs: number
  sweeps: readonly { name: string; succeeded_at: string | null; failing_items: number }[]
  waitingMails: number
  waitingPushes: number
  refusedWebhooks: number
  waitingWebhooks: number
  backedUpAt: string | null
}

const seconds = (at: string | null) => (at === null ? 0 : Date.parse(at) / 1000)

/** Takes over the values of the operator's page. */
export function showOperation(operation: MeasuredOperation): void {
  keptFailedJobs.set(operation.failedJobs)
  for (const { name: job, succeeded_at: at, failing_items: failing } of operation.sweeps) {
    sweepSuccess.set({ job }, seconds(at))
    failingItems.set({ job }, failing)
  }
  waitingMails.set(operation.waitingMails)
  waitingPushes.set(operation.waitingPushes)
  refusedWebhooks.set(operation.refusedWebhooks)
  waitingWebhooks.set(operation.waitingWebhooks)
  backupTime.set(seconds(operation.backedUpAt))
  migrationNumber.set(operation.migration)
}
