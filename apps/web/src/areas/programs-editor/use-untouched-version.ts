import { dropOwnVersion } from '@allenio/contract/programs'
import { useEffect } from 'react'
import { call } from '#lib/api'
import type { ProgramHead } from './head.ts'
import { useEditor } from './session.ts'

/** Deletes an own version when its editor is left without a change; the server keeps a changed one. */
export function useUntouchedVersion(head: ProgramHead | undefined): void {
  const { document } = useEditor()
  const id = head?.client && head.may.update ? head.id : undefined
  useEffect(() => {
    if (id === undefined) return
    return () => {
      // other pages of the version, such as printing, still need it, and edits that are being sent are unknown to the server
      if (location.pathname.includes(id) || document.status.get().state !== 'saved') return
      // without a network the server deletes it later by itself
      call(dropOwnVersion, { id }).catch(() => undefined)
    }
  }, [id, document])
}
