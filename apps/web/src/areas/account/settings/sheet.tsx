import { type RefObject, useEffect, useRef, useState } from 'react'
import { hrefTo } from '#lib/screens'
import { sectionOf } from '#lib/settings'
import type { SettingsPart, SettingsPerson, SettingsSection } from '#lib/settings'
import { useWording } from '#lib/words'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { PageHeader } from '#ui/page-header'
import { Section as SheetSection, Sheet } from '#ui/section'
import { useParts } from './parts.ts'
import { useActiveSection, useSections } from './loaded-sections.ts'
import css from './sheet.module.css'
import { useSettingsWords } from './words.ts'

interface SettingsSheetProps {
  me: SettingsPerson
  sections: readonly SettingsSection[]
  hash: string
}

/** The sections of one part on a sheet, with the names of all beside it: a link to the other part's turns to it. */
export function SettingsSheet({ me, sections, hash }: SettingsSheetProps) {
  const t = useSettingsWords()
  const say = useWording()
  const loaded = useSections(sections)
  const parts = useParts(loaded)
  const part = sectionOf(sections, hash)?.part ?? 'person'
  const openedParts = useOpened(part)
  const scrolled = useActiveSection(sections.filter(each => each.part === part).map(({ id }) => id))
  const sheet = useRef<HTMLDivElement>(null)
  const isLinked = useIsLinked(hash)
  useAnchor(sheet, isLinked ? hash : '')
  const active = isLinked ? sectionOf(sections, hash)?.id : scrolled
  return (
    <>
      <PageHeader title={t('title')} sub={me.email} />
      <div className={css.page}>
        <nav className={css.nav} aria-label={t('sections')}>
          {parts.map(({ part: name, title: partTitle, sections: named }) => (
            <div key={name} className={css.part}>
              {parts.length > 1 && <p className={css.partTitle}>{partTitle}</p>}
              <BareList gap={2} aria-label={partTitle}>
                {named.map(({ id, title, Icon }) => (
                  <li key={id}>
                    <Link href={hrefTo('/settings', { hash: id })} className={css.entry} data-active={id === active || undefined}>
                      <Icon stroke={1.5} size={18} />
                      {say(title)}
                    </Link>
                  </li>
                ))}
              </BareList>
            </div>
          ))}
        </nav>
        <div className={css.sheet} ref={sheet}>
          {parts
            .filter(each => openedParts.has(each.part))
            .map(({ part: name, sections: named }) => (
              // a part that was opened is hidden rather than left out, so that what is typed there stays
              <div key={name} hidden={name !== part}>
                <Sheet framed>
                  {named.map(({ id, title, Section }) => (
                    <div key={id} id={id} className={css.section}>
                      <SheetSection title={say(title)}>
                        <Section me={me} />
                      </SheetSection>
                    </div>
                  ))}
                </Sheet>
              </div>
            ))}
        </div>
      </div>
    </>
  )
}

function useOpened(part: SettingsPart): ReadonlySet<SettingsPart> {
  const [opened, setOpened] = useState<ReadonlySet<SettingsPart>>(new Set([part]))
  if (!opened.has(part)) setOpened(new Set([...opened, part]))
  return opened
}

const scrollKeys: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** The section that a link named stays the marked one until the person scrolls on by themselves. */
function useIsLinked(hash: string): boolean {
  const [leftHash, setLeftHash] = useState<string>()
  useEffect(() => {
    const leave = (event: Event) => {
      const isOther = event instanceof KeyboardEvent && !scrollKeys.has(event.key)
      if (!isOther) setLeftHash(hash)
    }
    const events = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const event of events) addEventListener(event, leave, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, leave)
    }
  }, [hash])
  return hash !== '' && leftHash !== hash
}

/** Keeps a section at the top while those above it load and grow. */
function useAnchor(sheet: RefObject<HTMLDivElement | null>, id: string): void {
  useEffect(() => {
    if (!id || !sheet.current) return undefined
    // the observer also reports once at its start, and this makes the first scroll
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }))
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [sheet, id])
}
