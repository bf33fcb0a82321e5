import type { NoticeStatus } from '@allenio/contract/notices'
import { IconClock, IconEyeOff, IconHistory } from '@tabler/icons-react'
import { areaWords } from '#lib/words'
import { Badge } from '#ui/badge'

export const useStatusWords = areaWords('notice status', {
  it: { scheduled: 'Programmato', published: 'Pubblicato', expired: 'Terminato', withdrawn: 'Ritirato' },
  en: { scheduled: 'Scheduled', published: 'Published', expired: 'Over', withdrawn: 'Withdrawn' },
})

const looks = {
  scheduled: { status: 'note', icon: IconClock },
  published: { status: 'done' },
  expired: { icon: IconHistory },
  withdrawn: { icon: IconEyeOff },
} as const satisfies Record<NoticeStatus, object>

/** Where a notice stands between being written and being over. */
export function StatusBadge({ status, bare = false }: { status: NoticeStatus; bare?: boolean }) {
  const t = useStatusWords()
  return (
    <Badge {...looks[status]} bare={bare}>
      {t(status)}
    </Badge>
  )
}
