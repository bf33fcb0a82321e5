import { deletedGroupDays } from '@allenio/contract/groups'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows } from '#platform/row-changes'

export const sweepGroups = defineSweep({
  name: 'sweep deleted groups',
  cron: '55 3 * * *',
  parts: () => [erasureOfRows({ table: 'groups', days: deletedGroupDays + 1 })],
})
