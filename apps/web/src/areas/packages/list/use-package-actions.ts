import {
  archivePackage,
  deletePackage,
  duplicatePackage,
  listPackages,
  restorePackage,
  undeletePackage,
  updatePackage,
  type Package,
} from '@allenio/contract/packages'
import { goTo } from '#shell'
import { useDeletion } from '#shell/library'
import { call, reportCallError, useCall } from '#lib/api'
import { toast, toastWithUndo } from '#ui/toast'
import { packageHref } from '../data.ts'
import { useListWords } from './words.ts'

/** The actions on one package, for the list and for its page. */
export function usePackageActions({ onGone }: { onGone?: () => void } = {}) {
  const t = useListWords()
  const { remove } = useDeletion({
    from: listPackages,
    remove: deletePackage,
    restore: undeletePackage,
    ending: 'o',
    ...(onGone && { onDeleted: onGone }),
  })
  const duplication = useCall(duplicatePackage, {
    onSuccess: ({ id, name }) => {
      toast({ type: 'success', text: t('duplicated', { name }) })
      goTo(packageHref(id))
    },
  })
  const restoration = useCall(restorePackage, { onSuccess: ({ name }) => toast({ type: 'success', text: t('restored', { name }) }) })
  const archiving = useCall(archivePackage, {
    onSuccess: ({ id, name }) => {
      toastWithUndo(t('archivedNow', { name }), () => void call(restorePackage, { id }).catch(reportCallError))
      onGone?.()
    },
  })
  const activation = useCall(updatePackage, {
    onSuccess: ({ name, isActive }) => toast({ type: 'success', text: t(isActive ? 'activated' : 'deactivated', { name }) }),
  })
  return {
    remove,
    duplicate: (id: string) => duplication.mutate({ id }),
    archive: (id: string) => archiving.mutate({ id }),
    restore: (id: string) => restoration.mutate({ id }),
    setActive: ({ id }: Package, isActive: boolean) => activation.mutate({ id, isActive }),
  }
}
