import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '#lib/session'
import { openDatabase, ownerOf, type Owner } from './database.ts'

const saveAfterMs = 400
const maxAgeDays = 90

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
export function useDraft<Value>(name: string, parse: (storedValue: unknown) => Value | undefined): Draft<Value> {
  const { personId, workspaceId } = useSession()
  const owner = personId ? ownerOf(personId, workspaceId) : undefined
  const [loadedDraft, setLoadedDraft] = useState<{ name: string; owner: Owner | undefined; draft: Value | undefined }>()
  const writer = useRef<Writer>(undefined)

  const show = useEffectEvent((storedValue: unknown) => setLoadedDraft({ name, owner, draft: parse(storedValue) }))

  useEffect(() => {
    let isCurrent = true
    const own = writerOf(owner, name)
    writer.current = own
    void loadDraft(owner, name).then(storedValue => {
      if (isCurrent) show(storedValue)
    })
    const flush = () => void own.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [owner, name])

  const isLoaded = loadedDraft?.name === name && loadedDraft.owner === owner
  return {
    draft: isLoaded ? loadedDraft.draft : undefined,
    isLoaded,
    save: value => writer.current?.save(value),
    saveNow: value => {
      writer.current?.save(value)
      void writer.current?.flush()
    },
    discard: () => {
      writer.current?.discard()
      setLoadedDraft({ name, owner, draft: undefined })
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
  let unsavedDraft: { value: unknown } | undefined
  const flush = async () => {
    clearTimeout(timer)
    const write = unsavedDraft
    unsavedDraft = undefined
    if (!write || !owner) return
    const draft = { owner, name, value: write.value, at: Date.now() }
    await (await openDatabase())?.put('drafts', draft).catch(() => undefined)
  }
  return {
    flush,
    save(value) {
      unsavedDraft = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), saveAfterMs)
    },
    discard() {
      clearTimeout(timer)
      unsavedDraft = undefined
      if (owner) void openDatabase().then(database => database?.delete('drafts', [owner, name]))
    },
  }
}

async function loadDraft(owner: Owner | undefined, name: string): Promise<unknown> {
  if (!owner) return undefined
  const storedDraft = await (await openDatabase())?.get('drafts', [owner, name])
  return storedDraft && storedDraft.at > Date.now() - maxAgeDays * 86_400_000 ? storedDraft.value : undefined
}
