import { useState } from 'react'
import { tooLarge } from '#lib/uploads'
import { toast } from '#ui/toast'
import { useComposerWords } from './words.ts'

const maxFiles = 20

/** The files chosen for the next message. A file that is too large is refused before any of it is uploaded. */
export function useFiles() {
  const t = useComposerWords()
  const [files, setFiles] = useState<readonly File[]>([])
  const add = (picked: readonly File[]) => {
    const accepted = picked.filter(file => {
      const fault = file.size === 0 ? t('fileEmpty', { name: file.name }) : tooLarge(file)
      if (fault) toast({ type: 'error', text: fault, id: `chat file ${fault}` })
      return fault === undefined
    })
    if (files.length + accepted.length > maxFiles) toast({ type: 'info', text: t('mostFiles', { most: maxFiles }) })
    setFiles(now => [...now, ...accepted].slice(0, maxFiles))
  }
  return { files, add, remove: (file: File) => setFiles(now => now.filter(each => each !== file)), empty: () => setFiles([]) }
}
