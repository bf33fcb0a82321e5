import { use } from 'react'
import type { SettingsSection } from '#lib/settings'

type SectionModule = Awaited<ReturnType<SettingsSection['section']>>

const modules = new Map<string, Promise<SectionModule>>()

function loadSection({ id, section }: SettingsSection): Promise<SectionModule> {
  const promise =
    modules.get(id) ??
    section().catch((error: unknown) => {
      // the next drawing asks again
      modules.delete(id)
      throw error
    })
  modules.set(id, promise)
  return promise
}

const sectionSets = new Map<string, Promise<(SettingsSection & SectionModule)[]>>()

/** All of them at once: a link to the last one finds its place without jumping. */
export function useSections(sections: readonly SettingsSection[]): (SettingsSection & SectionModule)[] {
  const name = sections.map(({ id }) => id).join()
  const promise =
    sectionSets.get(name) ??
    Promise.all(sections.map(async each => ({ ...each, ...(await loadSection(each)) }))).catch((error: unknown) => {
      sectionSets.delete(name)
      throw error
    })
  sectionSets.set(name, promise)
  return use(promise)
}
