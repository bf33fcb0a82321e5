import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '#lib/session'
import { openDatabase, ownerOf, type Owner } from './database.ts'

const saveAfterMs = 400
const keptDays = 90

export interface Draft<Value> {
  /** The draft that was stored on the device, until the first `save`. */
  draft: Value | undefined
  /** Whether the device has answered. A form waits for it before it shows its start values. */
  isLoaded: boolean
  save: (value: Value) => void
  /** Saves without a delay: a draft that is finished must not come back after a reload. */
  saveNow: (value: Value) => void
  discard: () => void
}

/**
 * Stores an unfinished text or form per person and workspace, so that a reload or an empty battery does not lose it.
 * `read` checks the stored value, which an older version of the app may have written.
 */
export function useDraft<Value>(name: string, read: (kept: unknown) => Value | undefined): Draft<Value> {
  const { personId, workspaceId } = useSession()
  const owner = personId ? ownerOf(personId, workspaceId) : undefined
  const [found, setFound] = useState<{ name: string; owner: Owner | undefined; draft: Value | undefined }>()
  const writer = useRef<Writer>(undefined)

  const show = useEffectEvent((kept: unknown) => setFound({ name, owner, draft: read(kept) }))

  useEffect(() => {
    let isCurrent = true
    const own = writerOf(owner, name)
    writer.current = own
    void loadDraft(owner, name).then(kept => {
      if (isCurrent) show(kept)
    })
    const flush = () => void own.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [owner, name])

  const isLoaded = found?.name === name && found.owner === owner
  return {
    draft: isLoaded ? found.draft : undefined,
    isLoaded,
    save: value => writer.current?.save(value),
    saveNow: value => {
      writer.current?.save(value)
      void writer.current?.flush()
    },
    discard: () => {
      writer.current?.discard()
      setFound({ name, owner, draft: undefined })
    },
  }
}

interface Writer {
  save(value: unknown): void
  flush(): Promise<void>
  discard(): void
}

function writerOf(owner: Owner | undefined, name: string): Writer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: unknown } | undefined
  const flush = async () => {
    clearTimeout(timer)
    const write = waiting
    waiting = undefined
    if (!write || !owner) return
    const kept = { owner, name, value: write.value, at: Date.now() }
    await (await openDatabase())?.put('drafts', kept).catch(() => undefined)
  }
  return {
    flush,
    save(value) {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), saveAfterMs)
    },
    discard() {
      clearTimeout(timer)
      waiting = undefined
      if (owner) void openDatabase().then(database => database?.delete('drafts', [owner, name]))
    },
  }
}

async function loadDraft(owner: Owner | undefined, name: string): Promise<unknown> {
  if (!owner) return undefined
  const kept = await (await openDatabase())?.get('drafts', [owner, name])
  return kept && kept.at > Date.now() - keptDays * 86_400_000 ? kept.value : undefined
}
