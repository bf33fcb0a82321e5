import { deletedMacroDays } from '@allenio/contract/macros'
import { defineSweep } from '#platform/jobs'
import { eraseRows } from '#platform/row-changes'

export const sweepMacros = defineSweep({
  name: 'sweep deleted macros',
  cron: '50 3 * * *',
  handle: ({ database }) => eraseRows(database, { table: 'macros', days: deletedMacroDays + 1 }),
})
