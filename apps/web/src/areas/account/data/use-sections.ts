import { use } from 'react'
import type { SettingsSection } from '#lib/settings'

type Loaded = Awaited<ReturnType<SettingsSection['section']>>

const coming = new Map<string, Promise<Loaded>>()

function loaded({ id, section }: SettingsSection): Promise<Loaded> {
  const promise =
    coming.get(id) ??
    section().catch((error: unknown) => {
      // the next drawing asks again
      coming.delete(id)
      throw error
    })
  coming.set(id, promise)
  return promise
}

const together = new Map<string, Promise<(SettingsSection & Loaded)[]>>()

/** All of them at once: a link to the last one finds its place without jumping. */
export function useSections(sections: readonly SettingsSection[]): (SettingsSection & Loaded)[] {
  const name = sections.map(({ id }) => id).join()
  const promise =
    together.get(name) ??
    Promise.all(sections.map(async each => ({ ...each, ...(await loaded(each)) }))).catch((error: unknown) => {
      together.delete(name)
      throw error
    })
  together.set(name, promise)
  return use(promise)
}
