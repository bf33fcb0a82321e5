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

export const failedItems = new Counter({
  name: 'allenio_sweep_items_failed_total',
  help: 'Items for which a sweep or job has failed and that are tried again',
  labelNames: ['job'],
  registers: [registry],
})
