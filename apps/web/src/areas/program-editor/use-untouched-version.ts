import { dropOwnVersion } from '@allenio/contract/program-users'
import { useEffect } from 'react'
import { call } from '#lib/api'
import type { ProgramHead } from './head.ts'
import { useEditor } from './session.ts'

/** Drops an own version whose editor is left before anything was changed in it: the server keeps one that was. */
export function useUntouchedVersion(head: ProgramHead | undefined): void {
  const { document } = useEditor()
  const id = head?.client && head.may.update ? head.id : undefined
  useEffect(() => {
    if (id === undefined) return
    return () => {
      // its other pages need it, such as the one to print it, and edits on their way are not known to the server yet
      if (location.pathname.includes(id) || document.status.get().state !== 'saved') return
      // without a network it goes later by itself
      call(dropOwnVersion, { id }).catch(() => undefined)
    }
  }, [id, document])
}
