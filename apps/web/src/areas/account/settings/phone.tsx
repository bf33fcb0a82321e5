import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import type { SettingsPerson, SettingsSection } from '#lib/settings'
import { useWording } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { Link } from '#ui/link'
import { List, ListRow } from '#ui/list'
import { PageHeader } from '#ui/page-header'
import { Section as SheetSection, Sheet } from '#ui/section'
import css from './phone.module.css'
import { useParts } from './parts.ts'
import { useSections } from './loaded-sections.ts'
import { useSettingsWords } from './words.ts'

interface SettingsPhoneProps {
  me: SettingsPerson
  sections: readonly SettingsSection[]
  /** The one that the address names; the list of all without it. */
  currentSection: SettingsSection | undefined
}

/** Shows one thing at a time: the list, or a single section. Going back is left to the browser. */
export function SettingsPhone({ me, sections, currentSection }: SettingsPhoneProps) {
  const t = useSettingsWords()
  const say = useWording()
  const loaded = useSections(sections)
  const parts = useParts(loaded)
  const one = loaded.find(({ id }) => id === currentSection?.id)
  if (one) {
    const back = (
      <Link href={hrefTo('/settings')} className={css.back}>
        <Icon of={IconArrowLeft} />
        {t('all')}
      </Link>
    )
    return (
      <div id={one.id}>
        <PageHeader title={say(one.title)} back={back} />
        <Sheet>
          <SheetSection>
            <one.Section me={me} />
          </SheetSection>
        </Sheet>
      </div>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} />
      <Sheet>
        {parts.map(({ part, title: partTitle, sections: named }) => (
          <SheetSection key={part} title={parts.length > 1 ? partTitle : undefined} bare>
            <List label={partTitle}>
              {named.map(({ id, title, text, Icon: SectionIcon }) => (
                <ListRow
                  key={id}
                  href={hrefTo('/settings', { hash: id })}
                  meta={<IconChevronRight stroke={1.5} aria-hidden />}
                  {...(id === 'profile'
                    ? { lead: <Avatar name={me.name} photo={me.photo} size={44} seed={me.id} />, title: me.name, sub: me.email }
                    : {
                        lead: (
                          <span className={css.icon}>
                            <SectionIcon stroke={1.5} size={22} />
                          </span>
                        ),
                        title: say(title),
                        sub: say(text),
                      })}
                />
              ))}
            </List>
          </SheetSection>
        ))}
      </Sheet>
    </>
  )
}
