import { revokeOwnShoppingLink, shareOwnShoppingList, type ShoppingList } from '@allenio/contract/shopping-lists'
import { useEffect, useState } from 'react'
import { useCall } from '#lib/api'
import { loadRecord, storeRecord } from '#lib/offline'
import { toast } from '#ui/toast'
import { useShoppingWords } from './words.ts'

/** The server stores no link that it could show again, and so the device that made one keeps it. */
interface StoredLink {
  listId: string
  url: string
  expiresAt: string
}

const recordName = 'shopping link'

/** Checks what an older version of the app may have stored. */
function parseLink(value: unknown): StoredLink | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { listId, url, expiresAt } = value as Partial<Record<keyof StoredLink, unknown>>
  return typeof listId === 'string' && typeof url === 'string' && typeof expiresAt === 'string' ? { listId, url, expiresAt } : undefined
}

/** The link to a list, with its address where this device has made it. */
export function useLink({ id, link }: Pick<ShoppingList, 'id' | 'link'>) {
  const t = useShoppingWords()
  const [stored, setStored] = useState<StoredLink>()
  useEffect(() => {
    let isCurrent = true
    void loadRecord(recordName).then(value => {
      if (isCurrent) setStored(before => before ?? parseLink(value))
    })
    return () => {
      isCurrent = false
    }
  }, [])
  const sharing = useCall(shareOwnShoppingList, {
    onSuccess: ({ url, expiresAt }) => {
      const made = { listId: id, url, expiresAt }
      setStored(made)
      void storeRecord(recordName, made)
    },
  })
  const revoking = useCall(revokeOwnShoppingLink, { onSuccess: () => toast({ type: 'success', text: t('revoked') }) })
  // another device may have made a later one
  const isOurs = stored?.listId === id && stored.expiresAt === link?.expiresAt
  return {
    expiresAt: link?.expiresAt,
    url: isOurs ? stored.url : undefined,
    isBusy: sharing.isPending || revoking.isPending,
    make: () => sharing.mutate({ id }),
    revoke: () => revoking.mutate({ id }),
  }
}
