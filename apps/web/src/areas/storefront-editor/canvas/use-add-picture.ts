import { addStorefrontPicture, storefrontLimits, type StorefrontPicture } from '@allenio/contract/storefront'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { pictureFault, startFile } from '#lib/uploads'
import { toast } from '#ui/toast'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'

/** Sends a picture, and shows it in the editor as soon as it has arrived. */
export function useAddPicture() {
  const t = useStorefrontWords()
  const { overFileLimit } = useFormats()
  const { storefrontId, parts } = useEditor()
  const [isSending, setSending] = useState(false)
  const { mutateAsync } = useCall(addStorefrontPicture)

  const add = async (file: File): Promise<StorefrontPicture | undefined> => {
    const fault =
      pictureFault(file) ?? (file.size > storefrontLimits.picture ? overFileLimit(storefrontLimits.picture / 1_000_000) : undefined)
    if (fault) {
      toast({ type: 'error', text: fault })
      return undefined
    }
    setSending(true)
    try {
      const uploadId = await startFile(file, 'storefront picture').done
      const { data: picture } = await mutateAsync({ id: storefrontId, uploadId })
      const storedParts = parts.get()
      if (storedParts) parts.set({ ...storedParts, pictures: [...storedParts.pictures.filter(({ id }) => id !== picture.id), picture] })
      return picture
    } catch {
      toast({ type: 'error', text: t('pictureFailed') })
      return undefined
    } finally {
      setSending(false)
    }
  }
  return { add, isSending }
}
