import { expiries, expiryOf } from '#platform/auth'
import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

export const sweepSignIns = defineSweep({
  name: 'sweep sign-ins',
  cron: '17 * * * *',
  parts: () => [
    ...expiries,
    expiryOf('challenges', sql`expires_at < now()`),
    expiryOf('second_factors', sql`confirmed_at is null and created_at < now() - interval '1 day'`),
  ],
})
