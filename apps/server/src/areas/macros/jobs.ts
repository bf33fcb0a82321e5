import { deletedMacroDays } from '@allenio/contract/macros'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'

export const sweepMacros = defineSweep({
  name: 'sweep deleted macros',
  cron: '50 3 * * *',
  parts: () => [erasureOfRows({ table: 'macros', days: deletedMacroDays + 1 })],
})
