import { use, useEffect, useState } from 'react'
import { forgetFailure, loadFile } from '#lib/lazy-part'
import type { SettingsSection } from '#lib/settings'

type SectionModule = Awaited<ReturnType<SettingsSection['section']>>

const modules = new Map<string, Promise<SectionModule>>()

export function loadSection({ id, section }: SettingsSection): Promise<SectionModule> {
  const promise =
    modules.get(id) ??
    loadFile(section).catch((error: unknown) => {
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
    forgetFailure(Promise.all(sections.map(async each => ({ ...each, ...(await loadSection(each)) }))), () => sectionSets.delete(name))
  sectionSets.set(name, promise)
  return use(promise)
}

// a little more than a head's distance from the top when its link was followed
const readingLinePx = 120

/** The section that is being read: the last whose heading has passed the reading line, or the last one at the end of the page. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0])
  const names = ids.join()
  useEffect(() => {
    const follow = () => {
      const heads = names.split(',').map(id => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const passedHeads = heads.filter(({ top }) => top <= readingLinePx)
      setActive((isAtEnd && scrollY > 0 ? heads.at(-1) : (passedHeads.at(-1) ?? heads[0]))?.id)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [names])
  return active
}
