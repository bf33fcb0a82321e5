import { deleteVisit, shareVisit, undeleteVisit, unshareVisit, listClientVisits, listVisits, type Visit } from '@allenio/contract/visits'
import { IconEye, IconEyeOff, IconFileTypePdf, IconPencil, IconTrash, IconUser } from '@tabler/icons-react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useDelete } from '#ui/deletion'
import type { MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'
import { clientVisitsHref, paperHref, visitHref } from '../addresses.ts'
import { useActionWords } from './words.ts'

interface ActionOptions {
  /** The visits of one client are listed, rather than those of the business. */
  isOfClient?: boolean
  /** The visit is open already. */
  isOpen?: boolean
}

/** The actions on one visit, for the list of the business and for that of a client. */
export function useVisitActions({ isOfClient = false, isOpen = false }: ActionOptions = {}): (visit: Visit) => MenuItem[] {
  const t = useActionWords()
  const { day } = useFormats()
  const share = useCall(shareVisit, { onSuccess: ({ client }) => toast({ type: 'success', text: t('shared', { name: client.name }) }) })
  const unshare = useCall(unshareVisit, {
    onSuccess: ({ client }) => toast({ type: 'success', text: t('unshared', { name: client.name }) }),
  })
  const remove = useDelete({
    from: isOfClient ? listClientVisits : listVisits,
    remove: deleteVisit,
    restore: undeleteVisit,
    input: ({ id }: Visit) => ({ id }),
    words: ({ client: { name }, takenOn }) => ({
      deleted: takenOn === null ? t('deletedDraft', { name }) : t('deleted', { name, day: day(takenOn) }),
      restored: t('restored', { name }),
    }),
  })
  return visit => {
    const { id, may, finishedAt, sharedAt, client } = visit
    const isFinished = finishedAt !== null
    return [
      ...(may.update && !isOpen ? [{ label: t('open'), icon: IconPencil, href: visitHref(visit) }] : []),
      ...(isOfClient ? [] : [{ label: t('toClient'), icon: IconUser, href: clientVisitsHref(client.id) }]),
      ...(isFinished ? [{ label: t('pdf'), icon: IconFileTypePdf, href: paperHref(visit) }] : []),
      ...(may.update && isFinished && sharedAt === null ? [{ label: t('share'), icon: IconEye, onClick: () => share.mutate({ id }) }] : []),
      ...(may.update && sharedAt !== null ? [{ label: t('unshare'), icon: IconEyeOff, onClick: () => unshare.mutate({ id }) }] : []),
      ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(visit) }] : []),
    ]
  }
}
