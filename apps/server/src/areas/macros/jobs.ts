import { deletedMacroDays } from '@allenio/contract/macros'
import { sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

export const sweepMacros = defineSweep({
  name: 'sweep deleted macros',
  cron: '50 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`delete from macros where deleted_at < now() - make_interval(days => ${deletedMacroDays + 1})`)
    }),
})
