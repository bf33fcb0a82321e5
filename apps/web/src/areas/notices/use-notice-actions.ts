import { deleteNotice, listNotices, undeleteNotice, withdrawNotice, type Notice } from '@allenio/contract/notices'
import { IconEyeOff } from '@tabler/icons-react'
import { useDeletion } from '#shell/library'
import { useCall } from '#lib/api'
import { areaWords } from '#lib/words'
import { confirm } from '#ui/confirm'
import type { MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'

const useActionWords = areaWords('notice actions', {
  it: {
    withdraw: 'Ritira',
    withdrawTitle: 'Ritirare «{{title}}»?',
    withdrawText: 'Sparisce dalla bacheca e le notifiche già inviate vengono tolte. Non si può pubblicare di nuovo.',
    withdrawScheduled: 'Non verrà pubblicato.',
    withdrawn: 'Avviso ritirato',
  },
  en: {
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw “{{title}}”?',
    withdrawText: 'It disappears from the noticeboard, and the notifications already sent are removed. It cannot be published again.',
    withdrawScheduled: 'It will not be published.',
    withdrawn: 'Notice withdrawn',
  },
})

/** Actions on a notice beside changing it: in the list, and on its page. */
export function useNoticeActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useActionWords()
  const { remove } = useDeletion({ from: listNotices, remove: deleteNotice, restore: undeleteNotice, ending: 'o', onDeleted })
  const { mutate } = useCall(withdrawNotice, { onSuccess: () => toast({ type: 'success', text: t('withdrawn') }) })

  const withdraw = async ({ id, title, status }: Notice) => {
    const isMeant = await confirm({
      title: t('withdrawTitle', { title }),
      text: t(status === 'scheduled' ? 'withdrawScheduled' : 'withdrawText'),
      proceed: t('withdraw'),
      reachesOthers: true,
      danger: true,
    })
    if (isMeant) mutate({ id })
  }
  const itemsFor = (notice: Notice): MenuItem[] =>
    notice.may.update && (notice.status === 'scheduled' || notice.status === 'published')
      ? [{ label: t('withdraw'), icon: IconEyeOff, onClick: () => void withdraw(notice) }]
      : []
  return { remove, itemsFor }
}
